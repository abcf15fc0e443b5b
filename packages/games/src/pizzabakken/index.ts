import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { fetchGroei } from './groei.ts'
import { Layer } from './layer.tsx'
import { pizzabakken } from './manifest.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import { mountScene } from './scene.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: pizzabakken,
  zinnen: { OPDRACHT },
  rules,
  prepare: () => {
    prepare()
    fetchGroei()
  },
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (n) => `${n} ${n === 1 ? 'gast' : 'gasten'} gegeten`,
  klank: makeKlank({ leg: 'open' }),
}
