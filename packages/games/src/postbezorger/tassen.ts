import type { GameInput, Rules } from '@letterhaven/game-kit/regels/contract'
import type { VeelStaat } from '@letterhaven/game-kit/regels/veel'

/** How many letters the first bags hold. Every later one holds as many as the last. */
const TASSEN = [2, 3, 5] as const
const LAATSTE = 5

/** Returns how many letters fit in a bag, the first of which is 0. */
const ruimteIn = (tas: number): number => TASSEN[tas] ?? LAATSTE

/** Returns which bag is filled when so many letters were judged. */
export function tasBij(gedaan: number): number {
  let [tas, tot] = [0, ruimteIn(0)]
  while (gedaan >= tot) {
    tas += 1
    tot += ruimteIn(tas)
  }
  return tas
}

/** Returns how many letters a bag has room for that is filled when so many were judged. */
export const grootteBij = (gedaan: number): number => ruimteIn(tasBij(gedaan))

/** Whether a new bag was just asked for, and nothing is in it yet. */
const isLeeg = ({ plekken, fase }: VeelStaat<unknown>): boolean =>
  fase === 'spelen' &&
  plekken.some(({ stand }) => stand === 'gevraagd') &&
  plekken.every(({ stand }) => stand === 'gevraagd' || stand === 'leeg')

/** Lets the bag grow: a small one first, so that the first answer comes soon. The places that come with it are asked for as at the beginning. */
export function metTassen<O, I extends GameInput>(
  rules: Rules<VeelStaat<O>, I>,
): Rules<VeelStaat<O>, I> {
  return {
    ...rules,
    step: (staat, input) => {
      const [na, events] = rules.step(staat, input)
      const [eerste] = na.plekken
      const erbij = grootteBij(na.goed + na.fout) - na.plekken.length
      if (na === staat || !eerste || erbij <= 0 || !isLeeg(na)) return [na, events]
      const leeg = { ...eerste, stand: 'leeg' } as const
      const plekken = [...na.plekken, ...Array.from({ length: erbij }, () => leeg)]
      const [vol, uit] = rules.step({ ...na, plekken, begonnen: false }, { type: 'begin' })
      return [vol, [...events, ...uit]]
    },
  }
}
