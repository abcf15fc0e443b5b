import type { Scene, SceneOpties } from '@letterhaven/game-kit/spel-module'
import type { Input, State } from './rules.ts'

/** Puts the painted world on the stage. */
export function mountScene({ stage }: SceneOpties<State, Input>): Scene<State> {
  return { toon: () => stage.vuil(), speel: () => stage.vuil() }
}
