import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

const KORST = '#dd9a48'
const KRUIM = '#f6d9a0'

/** A mouse of bread, with its arms up to carry something. Its feet are in the middle of the lower edge. */
export const broodmuis = (schaal: number, k: number): Plaat =>
  bak({ w: 130 * k, h: 132 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(65, 128)
    const staart = pad('M30-12C58-6 60-30 52-42')
    streep(g, staart, { dikte: 15 })
    streep(g, staart, { kleur: KORST, dikte: 8 })
    for (const kant of [-1, 1]) {
      const arm = pad(`M${kant * 26}-34Q${kant * 52}-62 ${kant * 40}-112`)
      streep(g, arm, { dikte: 19 })
      streep(g, arm, { kleur: KORST, dikte: 11 })
      solid(g, {
        pad: ovaal([kant * 16, -5, 14, 8]),
        kader: [kant * 16 - 14, -13, 28, 16],
        kleur: KORST,
      })
    }
    // A roll for a body, with the cuts of a baker.
    solid(g, { pad: ovaal([0, -30, 36, 28]), kader: [-36, -58, 72, 56], kleur: KORST, licht: 0.3 })
    for (const x of [-14, 0, 14])
      streep(g, pad(`M${x - 4}-44q8 6 2 14`), { kleur: KRUIM, dikte: 5 })
    for (const kant of [-1, 1]) {
      const oor = ovaal([kant * 26, -94, 15, 15])
      solid(g, { pad: oor, kader: [kant * 26 - 15, -109, 30, 30], kleur: KORST })
      fill(g, ovaal([kant * 26, -93, 8, 8]), '#ff9db5')
    }
    solid(g, { pad: ovaal([0, -72, 33, 28]), kader: [-33, -100, 66, 56], kleur: KORST, licht: 0.3 })
    fill(g, ovaal([0, -62, 18, 13]), KRUIM)
    for (const x of [-13, 13]) {
      fill(g, ovaal([x, -78, 5.5, 6.5]), '#241a44')
      fill(g, ovaal([x - 2, -80.5, 2, 2.4]), '#ffffff')
    }
    fill(g, ovaal([0, -68, 6, 4.5]), '#e2483d')
    streep(g, pad('M-7-58q7 7 14 0'), { dikte: 3 })
    for (const kant of [-1, 1])
      streep(g, pad(`M${kant * 16}-63L${kant * 38}-67M${kant * 16}-59L${kant * 37}-55`), {
        kleur: INKT,
        dikte: 2,
      })
  })
