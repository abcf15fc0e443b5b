import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { treinmachinist } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { SOORT_UITLEG, UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import { TEKEN_TRAPPEN, TEKEN_UITLEG } from './tekens/paint-uitleg.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'
import type { AlleInput, AlleStaat } from './alles.ts'
import { OPDRACHT, SOORT_ZINNEN } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<AlleStaat, AlleInput> = {
  manifest: treinmachinist,
  zinnen: { OPDRACHT, SOORT_ZINNEN },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  soortUitleg: { ...SOORT_UITLEG, tekens: TEKEN_UITLEG },
  trappen: TRAPPEN,
  soortTrappen: { tekens: TEKEN_TRAPPEN },
  recordNaam: (n) => `${n} ${n === 1 ? 'trein' : 'treinen'} zonder omweg`,
  klank: makeKlank({ dicht: 'tik' }),
}
