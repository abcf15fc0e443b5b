import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fetchFoutUitleg } from '@letterhaven/game-kit/regels/fout-uitleg'
import type { Klank } from '@letterhaven/game-kit/klank/geluid'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { bellenprikken } from './manifest.ts'
import { UITLEG } from './paint-uitleg.ts'
import { type Input, rules, type State } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'

const KLANKEN: Record<string, Klank> = { prik: 'open', terug: 'was', goed: 'goed', fout: 'fout' }

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: bellenprikken,
  rules,
  prepare: () => {
    prepare()
    fetchFoutUitleg()
  },
  mountScene,
  Layer,
  ...TEKST,
  uitleg: UITLEG,
  klank: (event: SpelEvent) => (event.type === 'fx' ? (KLANKEN[event.name] ?? null) : null),
}
