import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { classify } from '../indeling.ts'
import { stadionPlaat } from '../paint-stadion.ts'
import { makeLoper } from '../scene-loper.ts'
import { makeTribune } from '../scene-tribune.ts'
import { deelVan } from '../ring.ts'
import type { SamenStaat } from './rules.ts'

/** The part of the stand that is full before anything was read. */
const EERSTEN = 0.3

/** Returns how many words were read, right or not. */
const gelezen = ({ goed, fout }: SamenStaat): number => goed + fout

/** Paints the stadium, in which the runner goes on with every page that was read. */
export function mountSamen({
  stage,
  state,
  held: soort,
}: Omit<SceneOpties<SamenStaat>, 'send'>): Scene<SamenStaat> {
  const { w, h, schaal, kleding = KAAL } = stage
  const indeling = classify(w, h)
  const stadion = stage.textuur(() => stadionPlaat({ w, h, schaal }, indeling, state.trap))
  stage.beeld(stadion, { x: 0, y: 0, anker: 0 })
  const tribune = makeTribune(stage, indeling, stage.laag())
  const held = makeLoper(stage, indeling, { soort, kleding, nummer: '1', op: stage.laag() })
  const plekVan = (nu: SamenStaat): number => deelVan(gelezen(nu) - 1, nu.aantal)
  let was = gelezen(state)
  held.put(plekVan(state))

  function show(nu: SamenStaat): void {
    const af = gelezen(nu)
    tribune.fill(EERSTEN + (1 - EERSTEN) * (af / nu.aantal))
    if (af !== was) {
      was = af
      if (stage.rustig) held.put(plekVan(nu))
      else held.run(plekVan(nu))
    }
    stage.vuil()
  }

  function play(event: SpelEvent): void {
    if (event.type === 'fx' && event.name === 'jaaa') {
      held.juich(1600)
      tribune.golf(held.plek().x, 1)
    }
    if (event.type === 'finish') {
      held.juich(4200)
      tribune.golf(0, 1.2)
    }
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: play,
    touch: (punt) => {
      const { x, y, s } = held.plek()
      return touch([{ x, y: y - 70 * s, r: 66 * s, answer: () => held.juich(700) }], punt)
    },
  }
}
