import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Klank } from '@letterhaven/game-kit/klank/geluid'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { taxirit } from './manifest.ts'
import { UITLEG } from './paint-uitleg.ts'
import type { State } from './rit.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'

const KLANKEN: Record<string, Klank> = {
  open: 'open',
  stuur: 'tik',
  goed: 'goed',
  hersteld: 'goed',
  fout: 'fout',
  jaaa: 'klaar',
}

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: taxirit,
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  klank: (event: SpelEvent) => (event.type === 'fx' ? (KLANKEN[event.name] ?? null) : null),
}
