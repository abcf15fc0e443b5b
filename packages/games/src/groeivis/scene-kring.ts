import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Visplek } from './indeling.ts'
import { HELD } from './indeling.ts'
import { ding } from './paint-klein.ts'

/** How long one turn around the hero takes, and how long a lap of honour, in ms. */
const RONDE_MS = 16_000
const ERE_MS = 1500
const KOMST_MS = 900
/** The middle of their ring, above that of the hero, and how far it reaches beyond the ship, at scale 1. */
const MIDDEN = 62
const RUIM = { x: 34, y: 20 } as const

/** Makes the shoal that grows with the chain: one small fish for each word swims around the hero from then on. */
export function makeKring(
  stage: Stage,
  { k, w }: { readonly k: number; readonly w: number },
  { op, held }: { op: Laag; held: () => Visplek & { readonly maat: number } },
) {
  const textuur = stage.textuur(() => ding('visje', stage.schaal, Math.max(1, 1.6 * k)))
  const vissen: { readonly beeld: Beeld; er: number }[] = []
  let draai = 0
  let ere = 0

  function put(): void {
    const { x, y, maat } = held()
    const [rx, ry] = [HELD.breed * maat + RUIM.x * k, (HELD.boven * maat) / 1.75 + RUIM.y * k]
    for (const [i, { beeld, er }] of vissen.entries()) {
      const hoek = 2 * Math.PI * (draai + i / vissen.length)
      const rust = Math.max(16, Math.min(w - 16, x + Math.cos(hoek) * rx))
      beeld.set(rust + (1 - er) * (i % 2 ? w : -w), y - MIDDEN * maat + Math.sin(hoek) * ry)
      beeld.scale.set(Math.sin(hoek) > 0 ? -1 : 1, 1)
    }
  }

  stage.opFrame((ms) => {
    if (vissen.length === 0) return
    ere = Math.max(0, ere - ms)
    if (!stage.rustig) draai += ms / (ere > 0 ? ERE_MS : RONDE_MS)
    put()
  })

  return {
    /** Shows as many fish as there are words; who is new swims in, unless `meteen`. At the end another shoal takes over. */
    show: (aantal: number, { meteen, weg }: { meteen: boolean; weg: boolean }): void => {
      while (vissen.length < aantal) {
        const vis = { beeld: stage.beeld(textuur, { x: 0, y: 0, op }), er: meteen ? 1 : 0 }
        vissen.push(vis)
        if (!meteen) stage.tweens.start(KOMST_MS, (u) => (vis.er = u), { verloop: VERLOPEN.terug })
      }
      for (const { beeld } of vissen) beeld.visible = !weg
    },
    /** Swims a lap of honour. */
    juich: (): void => {
      ere = stage.rustig ? 0 : ERE_MS
    },
  }
}
