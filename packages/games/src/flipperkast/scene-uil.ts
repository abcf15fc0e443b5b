import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { WAKKER } from './achtbaan.ts'
import type { Indeling } from './indeling.ts'
import { uil } from './paint-uil.ts'
import type { UilStand } from './paint-uil.ts'
import type { State } from './stand.ts'

const STANDEN = ['slaapt', 'gluurt', 'kijkt', 'vliegt'] as const satisfies readonly UilStand[]
/** How long it flies round the cabinet, and how long one beat of its wings takes, in ms. */
const VLUCHT_MS = 4200
const SLAG_MS = 320
const ADEM_MS = 1500

/** The owl that sleeps in the cabinet. */
export interface Uil {
  show(state: State): void
  /** It stirs, because it was hit. */
  schrik(): void
  /** It is awake, and flies round the field. */
  vlieg(): void
}

export function makeUil(stage: Stage, { uil: plaats, veld, k }: Indeling): Uil | null {
  if (!plaats) return null
  const [x, y] = plaats.midden
  const laag = stage.laag()
  const beelden = STANDEN.map((stand) => {
    const beeld: Beeld = stage.beeld(
      stage.textuur(() => uil(stand, plaats.r * 1.1, stage.schaal)),
      { x, y, op: laag },
    )
    beeld.visible = stand === 'slaapt'
    return beeld
  })
  const vlieger = beelden[STANDEN.indexOf('vliegt')]
  const slaper = beelden[0]
  let isWeg = false
  let stand = 0

  function pose(nr: number): void {
    stand = nr
    for (const [i, beeld] of beelden.entries()) beeld.visible = i === nr
  }

  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      if (stand === 0) slaper?.scale.set(1, 1 + 0.025 * Math.sin((t / ADEM_MS) * Math.PI))
    })

  return {
    show: ({ opgave }) => {
      if (isWeg) return
      // Who woke it sees it sit awake till the word is done.
      pose(Math.min(opgave?.uil ?? 0, WAKKER - 1))
    },
    schrik: () => {
      stage.tweens.start(
        420,
        (s) => {
          for (const beeld of beelden) {
            beeld.x = x + Math.sin(s * 20) * 4 * (1 - s)
            beeld.y = y - Math.sin(s * Math.PI) * 7 * k
          }
        },
        { verloop: VERLOPEN.recht },
      )
    },
    vlieg: () => {
      isWeg = true
      pose(STANDEN.indexOf('vliegt'))
      const [mx, my] = [(veld.links + veld.rechts) / 2, (veld.boven + veld.onder) / 2]
      const ry = (veld.onder - veld.boven) * 0.3
      const begin = Math.asin(Math.max(-0.6, Math.min(0.6, (y - my) / ry)))
      const rx = (x - mx) / Math.cos(begin)
      stage.tweens.start(
        VLUCHT_MS,
        (s) => {
          const hoek = begin - s * Math.PI * 2
          const groot = 1 + 0.7 * Math.sin(s * Math.PI)
          const slag = Math.abs(Math.sin((s * VLUCHT_MS * Math.PI) / SLAG_MS))
          vlieger?.set(mx + Math.cos(hoek) * rx, my + Math.sin(hoek) * ry)
          vlieger?.scale.set(groot, groot * (0.72 + 0.28 * slag))
          if (s < 1) return
          isWeg = false
          vlieger?.set(x, y)
          pose(WAKKER - 1)
        },
        { verloop: VERLOPEN.heenWeer },
      )
    },
  }
}
