import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { roeien } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules, type Input } from './rules.ts'
import { mountScene } from './scene.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: roeien,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (n) => `${n} ${n === 1 ? 'woord' : 'woorden'} op rij`,
  klank: makeKlank({ rijd: 'was', dicht: 'tik', loop: 'tik', terug: 'tik' }),
}
