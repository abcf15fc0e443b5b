import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'

interface Plek {
  readonly zin: string
  /** What stands with the sentence after a mistake, from the first step. */
  readonly regels: readonly string[]
  readonly w: number
  readonly h: number
  /** How large the reader set text. */
  readonly schaal: number
  readonly letter: Letter
}

/** How sentence and steps stand on the sign: their letter sizes in px, from which step on there is room, and whether side by side. */
export interface Bordmaat {
  readonly zin: number
  readonly stap: number
  readonly vanaf: number
  readonly naast: boolean
}

const MATEN = [17, 15, 14, 13, 12] as const
const GEWOON = 15
/** A letter of a step and its line, relative to its size; what is round its words, and between steps, in px. */
const LETTER = { breed: 0.57, regel: 1.22 } as const
const PIL = { breed: 22, hoog: 3, gat: 6 } as const
/** A sentence is not made smaller than this for a step more. */
const LEESBAAR = 15
/** On a sign lower than this the steps stand beside the sentence. */
const LAAG = 64

/** Returns how high some steps are, which flow on like words. */
function stappenHoog(regels: readonly string[], maat: number, w: number): number {
  let [hoog, x] = [0, Infinity]
  for (const regel of regels) {
    const breed = regel.length * maat * LETTER.breed + PIL.breed
    const isNieuw = x + breed > w
    if (isNieuw) hoog += Math.ceil(breed / w) * maat * LETTER.regel + PIL.hoog + PIL.gat
    x = (isNieuw ? 0 : x) + breed + PIL.gat
  }
  return hoog
}

/** Returns the largest sizes with which a sentence fits the sign together with its steps; where not all fit, with the last ones. */
export function layBord({ zin, regels, w, h, schaal, letter }: Plek): Bordmaat {
  const naast = h < LAAG && regels.length > 0
  const breed = naast ? w / 2 - PIL.gat : w
  const zinOp = (hoog: number): number => zinMaat(zin, { w: breed, h: hoog, schaal }, letter)
  const maten = MATEN.filter((maat) => maat <= GEWOON * schaal)
  const keuzen = regels.flatMap((_, vanaf) =>
    maten.map((stap) => {
      const hoog = stappenHoog(regels.slice(vanaf), stap, breed)
      const past = !naast || hoog <= h
      return { zin: past ? zinOp(naast ? h : h - hoog) : 0, stap, vanaf, naast }
    }),
  )
  const geen = { zin: zinOp(h), stap: GEWOON, vanaf: regels.length, naast }
  const klein = keuzen.find((keuze) => keuze.zin > 0)
  return keuzen.find((keuze) => keuze.zin >= LEESBAAR) ?? (naast ? klein : undefined) ?? geen
}
