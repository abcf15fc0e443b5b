import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { vlok } from './paint-fiets.ts'
import { schoorsteenVan } from './paint-huis.ts'
import type { makeDeuren } from './scene-deur.ts'
import type { makeFiets } from './scene-fiets.ts'
import type { makePost } from './scene-post.ts'
import type { makeRamen } from './scene-straat.ts'

interface RaakDelen {
  readonly fiets: ReturnType<typeof makeFiets>
  readonly deuren: ReturnType<typeof makeDeuren>
  readonly ramen: ReturnType<typeof makeRamen>
  readonly post: ReturnType<typeof makePost>
}

/** How long the hero cheers for a touch, in ms. */
const JUICH_MS = 700

/** Makes what answers a touch: who stands in a door or sits behind a window, the hero, the chimneys, and the snow on the ground. */
export function makeRaak(stage: Stage, indeling: Indeling, delen: RaakDelen) {
  const { fiets, deuren, ramen, post } = delen
  const { s, y: weg } = indeling.fiets
  const laag = stage.laag()
  const bal = stage.textuur(() => vlok(Math.max(3, 7 * s), stage.schaal))
  const schoorstenen = indeling.huizen.map((huis, nr): Raakbaar => ({
    ...schoorsteenVan(huis, indeling.dak),
    r: Math.max(26, huis.w * 0.13),
    answer: () => post.puff(nr),
  }))

  return (punt: { readonly x: number; readonly y: number }): boolean => {
    // The camera goes down to a door, and what is touched lies higher there.
    const daar = { x: punt.x, y: punt.y - stage.wortel.y }
    const held: Raakbaar = {
      x: fiets.x(),
      y: weg - 60 * s,
      r: Math.max(30, 84 * s),
      answer: () => fiets.held.juich(JUICH_MS),
    }
    stage.vuil()
    if (touch([...deuren.raakbaar(), held, ...ramen.raakbaar, ...schoorstenen], daar)) return true
    if (daar.y < indeling.grond) return false
    stage.barst(laag, bal, { ...daar, n: 9, snelheid: 190, leven: 700, omhoog: 160 })
    return true
  }
}
