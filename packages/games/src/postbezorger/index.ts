import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { postbezorger } from './manifest.ts'
import { SOORT_UITLEG } from './paint-soort-uitleg.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { mountScene } from './scene.ts'
import type { State } from './straat.ts'
import { correctie, report, slot, stand } from './tekst.ts'
import { OPDRACHT, SOORT_ZINNEN } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: postbezorger,
  zinnen: { OPDRACHT, SOORT_ZINNEN },
  rules,
  prepare,
  mountScene,
  Layer,
  stand,
  report,
  slot,
  correctie,
  uitleg: UITLEG,
  soortUitleg: SOORT_UITLEG,
  trappen: TRAPPEN,
  recordNaam: (n) => `${n} ${n === 1 ? 'brief' : 'brieven'} thuis`,
  klank: makeKlank({ open: 'open' }),
}
