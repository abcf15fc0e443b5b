import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { BLOK, type Indeling } from './indeling.ts'

/** Between the marks and what is beside them. */
const GAT = 6
/** How high the barrel is with a whole sentence in it: of its picture, at least and at most. */
const LOOP = { deel: 0.5, minst: 112, meest: 150 } as const

/** The rings of a barrel with a sentence leave it as much room as they can, in px. */
const RING = 60

/** The layout while a sentence is written: a barrel for a whole line, and the marks of sentences. */
export interface ZinIndeling extends Indeling {
  readonly tekens: Vak
  /** How far down the castle is seen: what stands lower is behind the barrel or the marks. */
  readonly vrijTot: number
}

/** What differs from the layout for words. */
type Delen = Pick<ZinIndeling, 'kanon' | 'tekens' | 'vrijTot'>

function layOnder(indeling: Indeling, schaal: number): Delen {
  const { toetsen, toets, kanon, lucht, oor } = indeling
  const tekens = { x: toetsen.x, y: toetsen.y - GAT - toets, w: toetsen.w, h: toets }
  const onder = tekens.y - 12
  const vrij = onder - Math.max(lucht.y + lucht.h, oor.y + oor.h) - 8
  const h = Math.min(vrij, Math.max(kanon.h, LOOP.minst * schaal))
  return { tekens, kanon: { ...kanon, y: onder - h, h }, vrijTot: onder - h - 8 }
}

function layNaast({ beeld, kanon }: Indeling): Delen {
  const h = 50
  const y = beeld.y + beeld.h - h
  return { kanon, tekens: { x: beeld.x + 6, y, w: beeld.w - 14, h }, vrijTot: y - 8 }
}

function layBreed(indeling: Indeling): Delen {
  const { toetsen, toets, kanon, beeld } = indeling
  const h = Math.min(LOOP.meest, Math.max(kanon.h, LOOP.minst, beeld.h * 0.3))
  const onder = kanon.y + kanon.h
  const hoog = 3 * (toets + GAT) - GAT
  return {
    kanon: { ...kanon, y: onder - h, h },
    tekens: { x: toetsen.x + toetsen.w + BLOK.om, y: toetsen.y, w: BLOK.w, h: hoog },
    vrijTot: indeling.h,
  }
}

/** Returns how a screen is divided while a sentence is written; keys, castle and hero stay where they are. */
export function layZin(van: Indeling, schaal: number): ZinIndeling {
  const { opstelling } = van
  const indeling = { ...van, ring: Math.min(RING, van.kanon.h) }
  if (opstelling === 'naast') return { ...indeling, ...layNaast(indeling) }
  return {
    ...indeling,
    ...(opstelling === 'onder' ? layOnder(indeling, schaal) : layBreed(indeling)),
  }
}
