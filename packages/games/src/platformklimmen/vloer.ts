import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { classify, type Indeling } from './indeling.ts'
import { classifyMolen } from './indeling-molen.ts'
import { metMolen } from './molen.ts'
import type { State } from './verdieping.ts'

const LEEG: readonly string[] = []

/** Lays out the floor that is played now; words and picture do it alike. */
export function layVloer({ item, opgave, trap }: State, w: number, h: number): Indeling {
  const inhoud = {
    stenen: opgave?.stenen ?? LEEG,
    zin: item?.woorden ?? LEEG,
    schaal: readTekstschaal(),
  }
  return metMolen({ trap }) ? classifyMolen(w, h, inhoud) : classify(w, h, inhoud)
}
