import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { classify, type Indeling } from './indeling.ts'
import type { State } from './verdieping.ts'

const LEEG: readonly string[] = []

/** Lays out the floor that is played now; words and picture do it alike. */
export const layVloer = ({ item, opgave }: State, w: number, h: number): Indeling =>
  classify(w, h, {
    stenen: opgave?.stenen ?? LEEG,
    zin: item?.woorden ?? LEEG,
    schaal: readTekstschaal(),
  })
