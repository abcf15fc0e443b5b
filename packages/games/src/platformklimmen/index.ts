import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { platformklimmen } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'
import type { Input, State } from './verdieping.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: platformklimmen,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (hoog) => `${hoog} ${hoog === 1 ? 'verdieping' : 'verdiepingen'} hoog`,
  klank: makeKlank(),
}
