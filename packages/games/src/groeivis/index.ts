import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { groeivis } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { mountScene } from './scene.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: groeivis,
  zinnen: { OPDRACHT },
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  trappen: TRAPPEN,
  recordNaam: (schelpen) =>
    schelpen === 1 ? '1 schelp aan de ketting' : `${schelpen} schelpen aan de ketting`,
  klank: makeKlank({ open: 'open', hap: 'tik' }),
}
