import { bak } from '@letterhaven/game-kit/bake'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/spel-module'
import { verloop } from '@letterhaven/game-kit/teken'
import type { State } from './rules.ts'

/** Puts the painted world on the stage. */
export function mountScene({ stage }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const water = stage.textuur(() =>
    bak({ w, h, schaal }, (g) => {
      g.fillStyle = verloop(
        g,
        [0, 0, 0, h],
        ['#a6f4e4', '#3fd0d0', '#1f9fc6', '#2a68b4', '#f9d58a'],
      )
      g.fillRect(0, 0, w, h)
    }),
  )
  stage.beeld(water, { x: 0, y: 0, anker: 0 })
  return { toon: () => stage.vuil(), speel: () => stage.vuil() }
}
