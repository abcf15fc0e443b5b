import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { glazenwasser } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { mountScene } from './scene.ts'
import { correctie, report, slot, stand } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: glazenwasser,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  stand,
  report,
  klank: makeKlank({ open: 'open', huis: 'klaar' }),
  slot,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (n) => `${n} ${n === 1 ? 'licht' : 'lichten'} aan`,
  correctie,
}
