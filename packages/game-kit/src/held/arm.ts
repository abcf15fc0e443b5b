import { INKT } from '../tekenen/kleur.ts'
import type { Tekening } from '../tekenen/stage.ts'
import type { Punt } from '../tekenen/teken.ts'
import { HAND, SCHOUDER } from './held-plaat.ts'

/** How an arm hangs: at which side (-1 or 1), how large the hero is, the colour of its sleeve, and how far its elbow is out. */
interface Arm {
  readonly kant: number
  readonly k: number
  readonly mouw: string
  readonly elleboog: Punt
}

/** Draws one arm of the hero from its shoulder to a hand, which is measured from the feet at scale 1. */
export function drawArm(
  tek: Tekening,
  [hx, hy]: Punt,
  { kant, k, mouw, elleboog: [uit, neer] }: Arm,
): void {
  const [sx, sy] = [SCHOUDER[0] * kant, SCHOUDER[1]]
  const arm = {
    soort: 'boog',
    van: [sx * k, sy * k],
    via: [((sx + hx) / 2 + uit * kant) * k, ((sy + hy) / 2 + neer) * k],
    naar: [hx * k, hy * k],
  } as const
  tek.teken(arm, { lijn: INKT, dikte: 25 * k })
  tek.teken(arm, { lijn: mouw, dikte: 17 * k })
  tek.teken({ soort: 'cirkel', midden: arm.naar, r: 13.5 * k }, { vul: INKT })
  tek.teken({ soort: 'cirkel', midden: arm.naar, r: 9.5 * k }, { vul: HAND })
}
