import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { fill, pad, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

const BLADEREN = 14
/** How long a gust blows, in ms, and how long its last leaf is under way. */
const VLAAG_MS = 1300
const KLEUREN = ['#e8a33c', '#d9663a', '#8fbf4f'] as const
const BLAD = 22

/** Makes the wind that turns the mill: leaves that fly along, and how hard it blows, for whatever hangs in it. */
export function makeWind(stage: Stage, { w, h, k }: Indeling) {
  const laag = stage.laag()
  const platen = KLEUREN.map((kleur) =>
    stage.textuur(() =>
      bak({ w: BLAD, h: BLAD, schaal: stage.schaal }, (g) => {
        fill(g, pad('M2 19Q2 4 20 3Q20 18 5 19Z'), kleur)
        streep(g, pad('M2 20L14 9'), { kleur: 'rgba(60,40,50,.55)', dikte: 1.6 })
      }),
    ),
  )
  const bladeren = Array.from({ length: BLADEREN }, (_, nr) => {
    const plaat = platen[nr % platen.length]
    if (!plaat) throw new Error('no leaf')
    const beeld = stage.beeld(plaat, { x: -40, y: 0, op: laag })
    beeld.scale.set((0.7 + (nr % 4) * 0.22) * Math.max(0.7, k))
    beeld.visible = false
    return beeld
  })
  let over = 0

  stage.opFrame((ms, t) => {
    if (over <= 0) return
    over = Math.max(0, over - ms)
    const deel = 1 - over / VLAAG_MS
    for (const [nr, blad] of bladeren.entries()) {
      // They come one after the other, and all are past at the end.
      const u = deel * 1.7 - (nr / BLADEREN) * 0.7
      blad.visible = u > 0 && u < 1
      blad.set(
        (u * 1.2 - 0.1) * w,
        h * (0.16 + ((nr * 37) % 70) * 0.01) + Math.sin(t / 160 + nr * 2) * 26 * k,
      )
      blad.rotation = t / 130 + nr
    }
    stage.vuil()
  })

  return {
    laag,
    blow: (): void => {
      if (!stage.rustig) over = VLAAG_MS
    },
    /** How hard it blows, 0…1: a breath always, and a gust when it turns the mill. */
    kracht: (): number => 0.22 + (over > 0 ? Math.sin((over / VLAAG_MS) * Math.PI) * 0.78 : 0),
  }
}
