import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { isVrij } from './verdieping.ts'
import type { Klimbeurt, State, Verdieping } from './verdieping.ts'

/** From this stage on the stones hang on a mill, that the pupil turns. */
const MOLEN_VANAF = 3

export const metMolen = ({ trap }: Pick<State, 'trap'>): boolean => trap >= MOLEN_VANAF

/** The hero reaches one stone at either side of the top for so many on the mill. */
const REIK = 4

type Hangt = Pick<Verdieping, 'stand' | 'stenen'>
type Gedraaid = Pick<Verdieping, 'stand' | 'gemalen'>
type Molen = Pick<Klimbeurt, 'opgave' | 'staat'>

/** Returns a place on the mill of which the stones are numbered from 0, however often it went round. */
const rond = (stand: number, aantal: number): number => ((stand % aantal) + aantal) % aantal

/** Returns the stone at the top of the mill. */
export const bovenaan = ({ stand, stenen }: Pick<Verdieping, 'stand' | 'stenen'>): number =>
  rond(stand, Math.max(1, stenen.length))

/** Returns the mill turned by so many stones: every one of them grinds. */
const turnBy = ({ stand, gemalen }: Gedraaid, over: number): Gedraaid => ({
  stand: stand + over,
  gemalen: gemalen + Math.abs(over),
})

/** Returns how far a stone hangs from the top, the short way round: 1 is the next one clockwise. */
function afstand({ stand, stenen }: Hangt, steen: number): number {
  const ver = rond(steen - stand, Math.max(1, stenen.length))
  return ver > stenen.length / 2 ? ver - stenen.length : ver
}

/** Whether the hero reaches a stone from the top of the mill: what hangs low has to be turned up first. */
export const isBinnenReik = (hangt: Hangt, steen: number): boolean =>
  Math.abs(afstand(hangt, steen)) <= Math.floor(hangt.stenen.length / REIK)

/** Turns the mill until a stone that hangs too low is at the top; null where it is reached already. */
export function turnUp({ opgave, staat }: Molen, steen: number): Zet<Verdieping> | null {
  if (!metMolen(staat) || isBinnenReik(opgave, steen)) return null
  const over = afstand(opgave, steen)
  return {
    opgave: { ...opgave, ...turnBy(opgave, over) },
    events: [fx('stuur', over > 0 ? -1 : 1)],
  }
}

/** Turns the mill until the next word that still hangs on it is at the top, or by one where none does. */
export function turn({ opgave, staat }: Klimbeurt, kant: 1 | -1): Zet<Verdieping> | null {
  if (!metMolen(staat) || (kant !== 1 && kant !== -1)) return null
  const stappen = [...opgave.stenen.keys()].map((nr) => -kant * (nr + 1))
  const over = stappen.find((hier) =>
    isVrij(opgave, bovenaan({ ...opgave, stand: opgave.stand + hier })),
  )
  return { opgave: { ...opgave, ...turnBy(opgave, over ?? -kant) }, events: [fx('stuur', kant)] }
}

/** Lets the wind take the mill once round, with whoever stands on it. */
export const whirl = ({ opgave, staat }: Molen): Gedraaid =>
  turnBy(opgave, metMolen(staat) ? opgave.stenen.length : 0)
