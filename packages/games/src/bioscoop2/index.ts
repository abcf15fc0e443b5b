import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import type { Input, State } from './filmen.ts'
import { Layer } from './layer.tsx'
import { bioscoop2 } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: bioscoop2,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (films) =>
    films === 1 ? '1 film in je programma' : `${films} films in je programma`,
  klank: makeKlank({ flits: 'open', rijd: 'open' }),
}
