import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { leesraket } from './manifest.ts'
import { UITLEG } from './paint-uitleg.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: leesraket,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (km) => `${km} kilometer hoog`,
  klank: makeKlank(),
}
