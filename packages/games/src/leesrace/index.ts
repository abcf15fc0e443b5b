import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { leesrace } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { type Input, rules } from './rules.ts'
import { mountScene } from './scene.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: leesrace,
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (vlaggen) => `${vlaggen} ${vlaggen === 1 ? 'vlag' : 'vlaggen'} in één keer`,
  klank: makeKlank({ loop: 'tik', raam: 'open', raak: 'klaar', flip: 'open' }),
}
