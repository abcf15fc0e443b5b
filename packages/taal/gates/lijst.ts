import { readFileSync } from 'node:fs'

/** Reads a reviewed list from `data/`: one entry per line; lines that start with # are remarks. */
export function readLijst(bestand: string): Set<string> {
  const tekst = readFileSync(new URL(`../data/${bestand}`, import.meta.url), 'utf8')
  return new Set(tekst.split('\n').filter((regel) => regel !== '' && !regel.startsWith('#')))
}
