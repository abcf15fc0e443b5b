import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { flipperkast } from './manifest.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { mountScene } from './scene.ts'
import { correctie, report, slot, stand } from './tekst.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: flipperkast,
  rules,
  prepare,
  mountScene,
  Layer,
  stand,
  report,
  klank: makeKlank(),
  slot,
  uitleg: UITLEG,
  correctie,
}
