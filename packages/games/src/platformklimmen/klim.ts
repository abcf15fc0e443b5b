import { foutPlek, put, stapNaar, takeOut } from '@letterhaven/game-kit/onderdelen/rij'
import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { turnUp, whirl } from './molen.ts'
import { brugVan, isVrij, searchFout } from './verdieping.ts'
import type { Input, Klimbeurt, State, Verdieping } from './verdieping.ts'

/** From this stage on each word may be taken off again, and not only the last. */
const LIFT_VANAF = 2

export const metLift = ({ trap }: Pick<State, 'trap'>): boolean => trap >= LIFT_VANAF

/** Returns how many words of the sentence are not in the bridge, or on the lift, yet. */
export const leegVan = ({ item, opgave }: Pick<Klimbeurt, 'item' | 'opgave'>): number =>
  Math.max(0, item.woorden.length - opgave.gelegd.length)

/** Jumps on a stone, whose word lies in the bridge then; on the lift a word goes back to its stone the same way. What hangs low on a mill comes up first; else it stands still by it. */
export function load({ item, opgave, staat }: Klimbeurt, steen: number): Zet<Verdieping> | null {
  const eraf = metLift(staat) ? takeOut(opgave.gelegd, steen) : null
  const kan = leegVan({ item, opgave }) > 0
  if (!eraf && kan && isVrij(opgave, steen)) {
    const omhoog = turnUp({ opgave, staat }, steen)
    if (omhoog) return omhoog
  }
  const gelegd = eraf ?? (kan ? put(opgave.stenen, opgave.gelegd, steen) : null)
  return (
    gelegd && {
      opgave: {
        ...opgave,
        gelegd,
        op: eraf ? null : steen,
        raar: null,
      },
      events: [fx(eraf ? 'terug' : 'spring', steen)],
    }
  )
}

/**
 * Hops for its own sake on a ledge, or on a stone that is left over: nothing is laid, taken or said by it. Where the hero is
 * already, it turns head over heels.
 */
export function hop({ item, opgave }: Klimbeurt, steen: number): Zet<Verdieping> | null {
  const { stenen } = opgave
  if (stenen[steen] === undefined) return null
  if (isVrij(opgave, steen) && leegVan({ item, opgave }) > 0) return null
  if (opgave.op === steen) return { opgave, events: [fx('flip', steen)] }
  return { opgave: { ...opgave, op: steen }, events: [fx('loop', steen)] }
}

/** Goes up when the sentence is whole, and gives it as far as it fits: what comes behind an odd word falls back on its stone. */
export function goUp({ item, opgave, staat }: Klimbeurt): Zet<Verdieping> | null {
  // The hero shakes its head at the empty planks.
  if (leegVan({ item, opgave }) > 0) return { opgave, events: [fx('bots')] }
  const brug = brugVan(opgave)
  const odd = foutPlek(item.ordes, brug)
  const events = [fx('klim')]
  const waait = whirl({ opgave, staat })
  if (odd < 0) return { opgave: { ...opgave, ...waait }, gegeven: brug.join('/'), events }
  const op = opgave.gelegd[odd] ?? null
  return {
    opgave: {
      ...opgave,
      ...waait,
      gelegd: opgave.gelegd.slice(0, odd),
      op,
      raar: brug[odd] ?? null,
    },
    gegeven: brug.slice(0, odd + 1).join('/'),
    events,
  }
}

/** Returns the stones that are jumped on for an order; what comes behind an odd word is any other. */
function ladingVoor({ item, opgave }: Klimbeurt, doel: readonly string[]): readonly number[] {
  const { stenen } = opgave
  const uit: number[] = []
  for (const woord of doel) {
    const brug = uit.map((steen) => stenen[steen] ?? '')
    const gevonden = stenen.findIndex((hier, steen) => hier === woord && !uit.includes(steen))
    const steen = gevonden < 0 ? searchFout(item, stenen, brug) : gevonden
    if (steen >= 0) uit.push(steen)
  }
  const rest = [...stenen.keys()].filter((steen) => !uit.includes(steen))
  return [...uit, ...rest].slice(0, item.woorden.length)
}

/** Returns the next move towards an order. */
export function stapOp(beurt: Klimbeurt, doel: readonly string[]): Input {
  const stap = stapNaar(beurt.opgave.gelegd, ladingVoor(beurt, doel))
  if (stap === null) return { type: 'omhoog' }
  return stap === 'terug' ? { type: 'terug' } : { type: 'laad', steen: stap }
}
