import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { beker, deeg, krant, slotpizza } from './paint-feest.ts'
import { POTTEN } from './paint-nieuw.ts'
import type { Slot } from './stand.ts'

const DRANK = ['#ff8a5c', '#ffd04d', '#8fd65f', '#f08ac0'] as const
/** The slices of the last pizza, how many of them are left, and how high guests hop. */
const PUNTEN = 8
const OVER = { vol: 8, half: 4 } as const
const HOP = { vol: 12, half: 5 } as const

/** Where the end is painted. */
export interface Zaal {
  readonly voor: Laag
  /** Where the guests stand in the window. */
  readonly gasten: Laag
  readonly held: HeldSoort
  /** The pizza with so many slices, as the kitchen paints it, and how flat it is seen. */
  readonly pizza: (punten: number) => Plaat
  readonly plat: number
}

/** Returns where guests sit along the lower edge: everywhere, or only at both ends. */
function zetels(
  { w, h, k }: Indeling,
  isVol: boolean,
): readonly (readonly [x: number, y: number])[] {
  const n = Math.max(3, Math.floor(w / Math.max(56, 92 * k)))
  const alle = Array.from(
    { length: n },
    (_, i) => [(w * (i + 0.5)) / n, h - (i % 2) * 10 * k] as const,
  )
  const rand = Math.max(1, Math.round(n / 5))
  return isVol ? alle : alle.filter((_, i) => i < rand || i >= n - rand)
}

/** Seats the guests along the lower edge; in a full restaurant each has a cup to toast with. */
function seat(
  stage: Stage,
  indeling: Indeling,
  { voor, held, isVol }: Pick<Zaal, 'voor' | 'held'> & { isVol: boolean },
) {
  const dieren = DIEREN.filter((dier) => dier !== held)
  const maat = Math.max(54, 96 * indeling.k)
  return zetels(indeling, isVol).flatMap(([x, y], i): readonly Beeld[] => {
    const dier = dieren[(i * 3) % dieren.length] ?? 'muis'
    const kop = stage.beeld(
      stage.textuur(() => kopPlaat(dier, maat, stage.schaal)),
      { x, y: y - maat * 0.34, anker: [0.5, 0.62], op: voor },
    )
    if (!isVol) return [kop]
    const kleur = DRANK[i % DRANK.length] ?? DRANK[0]
    const glas = stage.textuur(() => beker(kleur, stage.schaal, maat / 120))
    return [kop, stage.beeld(glas, { x: x + maat * 0.42, y: y - maat * 0.94, op: voor })]
  })
}

/** Paints how a round ends: a full restaurant that toasts, half of it, or somebody who still waits, and dough on the board. */
export function paintSlot(
  stage: Stage,
  indeling: Indeling,
  { slot, ...zaal }: Zaal & { readonly slot: Slot },
): void {
  const { k, loket, pizza } = indeling
  const serve = (plaat: () => Plaat): Beeld =>
    stage.beeld(stage.textuur(plaat), { x: pizza.x, y: pizza.y, op: zaal.voor })
  if (slot === 'leeg') {
    serve(() => deeg(pizza.r, stage.schaal))
    const m = Math.min(1, loket.w / 190)
    stage.beeld(
      stage.textuur(() => krant(stage.schaal, m)),
      { x: loket.x + loket.w / 2, y: loket.y + loket.h - 46 * m, op: zaal.gasten },
    )
    return
  }
  serve(() => {
    const bodem = zaal.pizza(PUNTEN)
    const taart = { bodem, punten: PUNTEN, over: OVER[slot], r: pizza.r, plat: zaal.plat }
    return slotpizza({ ...taart, wat: POTTEN.flat() }, stage.schaal)
  })
  const rij = seat(stage, indeling, { ...zaal, isVol: slot === 'vol' }).map((b) => ({ b, y: b.y }))
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { b, y }] of rij.entries()) {
      b.y = y - Math.abs(Math.sin(t / 260 + i * 0.8)) * HOP[slot] * k
      b.rotation = Math.sin(t / 420 + i) * 0.07
    }
  })
}
