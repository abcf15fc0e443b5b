import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { splitsmachine } from './manifest.ts'
import { SOORT_TRAPPEN, SOORT_UITLEG } from './paint-soort-uitleg.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules, type Input } from './rules.ts'
import { mountScene } from './scene.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT, SOORT_ZINNEN } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: splitsmachine,
  zinnen: { OPDRACHT, SOORT_ZINNEN },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  soortUitleg: SOORT_UITLEG,
  trappen: TRAPPEN,
  soortTrappen: SOORT_TRAPPEN,
  recordNaam: (n) => `${n} ${n === 1 ? 'zak' : 'zakken'} meel`,
  klank: makeKlank({ stamp: 'bots', dicht: 'tik', spuug: 'fout' }),
}
