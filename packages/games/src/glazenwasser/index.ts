import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Klank } from '@letterhaven/game-kit/klank/geluid'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { glazenwasser } from './manifest.ts'
import { UITLEG } from './paint-uitleg.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { mountScene } from './scene.ts'
import { correctie, report, slot, stand } from './tekst.ts'

const KLANKEN: Record<string, Klank> = {
  was: 'was',
  goed: 'goed',
  hersteld: 'goed',
  fout: 'fout',
  open: 'open',
  raam: 'open',
  leg: 'tik',
  jaaa: 'klaar',
}

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: glazenwasser,
  rules,
  prepare,
  mountScene,
  Layer,
  stand,
  report,
  klank: (event: SpelEvent) => (event.type === 'fx' ? (KLANKEN[event.name] ?? null) : null),
  slot,
  uitleg: UITLEG,
  correctie,
}
