import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import { DIEREN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { vaantje } from './paint-vaantje.ts'
import { drawVerDak, drawVerreVloer, drawVerte } from './paint-verte.ts'
import { arcAt } from './sprong.ts'
import { heeftVerte, verreMaten } from './verte.ts'

/** The view opens when the hero has crossed the bridge, and lasts until the next floor. */
const MS = { wacht: 860, kijk: 1090 } as const
/** The parts of that time in which the storey comes, and in which the hero hops on it. */
const DEEL = { open: [0, 0.14], vloer: [0.1, 0.42], hop: [0.36, 0.76] } as const
const HELD_PX = 190

const deelVan = (t: number, [van, tot]: readonly [number, number]): number =>
  Math.min(1, Math.max(0, (t - van) / (tot - van)))

/** Makes the view of the whole tower from afar, which is a storey higher each time, with somebody new at its window. */
export function makeVerte(
  stage: Stage,
  indeling: Indeling,
  { soort, aantal }: { readonly soort: HeldSoort; readonly aantal: number },
) {
  const { w, h } = indeling
  const { x, onder, hoog, breed } = verreMaten(indeling, aantal)
  const laag = stage.laag()
  laag.visible = false
  const is = heeftVerte(indeling)
  const maat = { w: breed, h: hoog, schaal: stage.schaal }
  if (is)
    stage.beeld(
      stage.textuur(() => bak({ w, h, schaal: 0.6 }, drawVerte)),
      { x: 0, y: 0, anker: 0, op: laag },
    )
  const vloeren = Array.from({ length: is ? aantal : 0 }, (_, nr) => {
    const dier = DIEREN[(nr * 5 + 1) % DIEREN.length] ?? 'beer'
    const [leeg, vol] = [null, dier].map((wie) =>
      stage.beeld(
        stage.textuur(() =>
          bak(maat, (g) => drawVerreVloer(g, { w: breed, h: hoog, nr, dier: wie })),
        ),
        { x, y: onder - nr * hoog, anker: [0.5, 1], op: laag },
      ),
    )
    return { leeg, vol }
  })
  if (is)
    stage.beeld(
      stage.textuur(() => bak({ w: breed * 1.2, h: hoog * 1.7, schaal: stage.schaal }, drawVerDak)),
      { x, y: onder - aantal * hoog, anker: [0.5, 1], op: laag },
    )
  const held = is
    ? makeHeld(stage, {
        soort,
        maat: (hoog * 1.7) / HELD_PX,
        gereedschap: () => vaantje(stage.schaal),
        greep: [0.28, 0.8],
      })
    : null
  if (held) held.laag.visible = false

  let isOpen = false

  /** Sets the tower with so many storeys done, the newest of them at part `t` of its coming. */
  function set(gemaakt: number, t: number): void {
    const op = deelVan(t, DEEL.open)
    laag.alpha = op
    const komt = deelVan(t, DEEL.vloer)
    for (const [nr, { leeg, vol }] of vloeren.entries()) {
      if (leeg) leeg.alpha = nr < gemaakt ? 0 : 0.32
      if (!vol) continue
      const isNieuw = nr === gemaakt - 1
      vol.alpha = nr < gemaakt ? (isNieuw ? komt : 1) : 0
      vol.scale.set(isNieuw ? 0.6 + 0.4 * komt + Math.sin(komt * Math.PI) * 0.14 : 1)
    }
    if (!held) return
    const hop = deelVan(t, DEEL.hop)
    const van = onder - (gemaakt - 1) * hoog
    held.laag.alpha = op
    // It comes along the edge of the tower, and stands on its newest storey beside the window.
    held.plaats(x - breed * 0.62 + breed * 0.2 * hop, van - hoog * hop - arcAt(hoog * 1.3, hop))
  }

  return {
    /** Shows the tower with so many storeys, the newest of which was just climbed. */
    open: (gemaakt: number): void => {
      if (!is || stage.rustig) return
      isOpen = true
      stage.tweens.start(
        MS.kijk,
        (t) => {
          // The next floor may be there before the view has ended.
          if (!isOpen) return
          laag.visible = true
          if (held) held.laag.visible = true
          set(gemaakt, t)
          if (t > DEEL.hop[1]) held?.juich(500)
        },
        { verloop: VERLOPEN.recht, wacht: MS.wacht },
      )
    },
    close: (): void => {
      isOpen = false
      laag.visible = false
      if (held) held.laag.visible = false
    },
  }
}
