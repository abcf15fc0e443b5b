import { readFileSync } from 'node:fs'
import type { CatCode } from '../src/cat-code.ts'

/** A word that was labelled by hand before any program had looked at it; `CONVENTIES.md` describes the fields. */
export interface ToetsWoord {
  w: string
  g: string[]
  lg: string[]
  kg: string[]
  br: string[]
  cat: CatCode[]
  /** The codes in `cat` that the word alone does not show. */
  context: CatCode[]
}

/** Reads the whole list, in its own order. */
export const readToets = (): ToetsWoord[] =>
  readFileSync(new URL('woorden.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((regel) => JSON.parse(regel) as ToetsWoord)
