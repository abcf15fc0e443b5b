import { askToSay } from '../regels/zonder-stem.ts'
import type { Correctie, SlotTekst } from './spel-module.ts'

/** Returns a correction as it is shown: where nothing can be heard, it asks nobody to listen. */
export const correctieMet = (correctie: Correctie, stem: boolean): Correctie =>
  stem ? correctie : { ...correctie, uitleg: askToSay(correctie.uitleg) }

/** Returns what the live region says of a mistake: a sentence about what happened, as most games begin with, and a hint. */
export function meldingMet(zin: string, stem: boolean): string {
  const [, begin = '', hint = zin] = /^([^.!?]*[.!?] )(Luister.*)$/s.exec(zin) ?? []
  return stem ? zin : begin + askToSay(hint)
}

/** Returns the text of the finish panel, its hints as they are shown. */
export const slotMet = (slot: SlotTekst, stem: boolean): SlotTekst =>
  stem || !slot.woorden
    ? slot
    : { ...slot, woorden: slot.woorden.map((woord) => correctieMet(woord, stem)) }
