import type { OvergeslagenReden } from './redenen.ts'

/** A piece of the pasted text that is meant as a word. */
export interface Stuk {
  /** The text without what surrounds it, with accents and apostrophes written in one way. */
  readonly tekst: string
  /** The line of the text, counted from 1. */
  readonly regel: number
}

/** What was left out, and why. */
export interface Overgeslagen extends Stuk {
  readonly waarom: OvergeslagenReden
}

/** What a pasted text contains, in its own order. */
export interface Gelezen {
  readonly stukken: readonly Stuk[]
  readonly overgeslagen: readonly Overgeslagen[]
}

const REGELEINDE = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** What separates words, besides a space. */
const TUSSEN = /[,;|\t/•·▪◦‣●○■□]+/
/** A number or letter at the front of a line (`1.`, `2)`, `(3)`, `a.`). */
const NUMMER = /^(?:\(?\d{1,4}[.):\]]*|\(?[a-zA-Z][.)])(?=\s+\S)/
/** Quotes, brackets and marks around a word; an apostrophe before a separate s, t or n belongs to the word. */
const VOORAAN = /^(?:(?!'[stSTnN](?:\s|$))[^\p{L}\p{N}<])+/u
const ACHTERAAN = /[^\p{L}\p{N}>]+$/u
const LIDWOORD = /^(?:de|het|een|'t|'n)$/i
const LOS = /^'s$/i

/** Writes what looks alike in one way: composed accents, straight apostrophes and hyphens, and no invisible characters. */
const gelijkmaken = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(/[‘’‛ʼ′`´]/g, "'")
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/(?<=\p{L})[‐‑–](?=\p{L})/gu, '-')

/** Returns the words of one piece; 's and the word of time after it are one word (`'s morgens`). */
function losseWoorden(deel: string): string[] {
  const woorden: string[] = []
  for (const woord of deel.split(/\s+/).filter((stukje) => stukje !== ''))
    if (LOS.test(woorden.at(-1) ?? '')) woorden[woorden.length - 1] += ` ${woord}`
    else woorden.push(woord)
  return woorden
}

/** Takes off what surrounds a word; nothing remains of a piece that is only marks. */
const schoon = (woord: string): string => woord.replace(VOORAAN, '').replace(ACHTERAAN, '')

/** Reads a piece between two separators as words and as what is left out. */
function readDeel(deel: string, regel: number): Gelezen {
  const stukken: Stuk[] = []
  const overgeslagen: Overgeslagen[] = []
  const sla = (tekst: string, waarom: OvergeslagenReden): void => {
    overgeslagen.push({ tekst, regel, waarom })
  }
  const nummer = NUMMER.exec(deel)?.[0]
  if (nummer) sla(nummer, 'nummer')
  const woorden = losseWoorden(deel.slice(nummer?.length ?? 0))
  const heeftMeer = woorden.some((woord) => schoon(woord) !== '' && !LIDWOORD.test(schoon(woord)))
  for (const woord of woorden) {
    const kaal = schoon(woord)
    if (kaal === '') sla(woord, 'leesteken')
    else if (heeftMeer && LIDWOORD.test(kaal)) sla(kaal, 'lidwoord')
    else stukken.push({ tekst: kaal, regel })
  }
  return { stukken, overgeslagen }
}

/**
 * Reads any pasted text: one word per line, or with commas, semicolons, tabs or spaces between, with numbers, bullets, articles
 * and quotes around them. Every piece is returned, as a word or as left out.
 */
export function readWoordenlijst(tekst: string): Gelezen {
  const delen = gelijkmaken(tekst)
    .split(REGELEINDE)
    .flatMap((rij, i) => rij.split(TUSSEN).map((deel) => readDeel(deel.trim(), i + 1)))
  return {
    stukken: delen.flatMap(({ stukken }) => stukken),
    overgeslagen: delen.flatMap(({ overgeslagen }) => overgeslagen),
  }
}
