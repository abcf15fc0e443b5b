import { fetchFoutUitleg } from '../regels/fout-uitleg.ts'
import type { GameModule } from './spel-module.ts'

/** What a game needs to begin goes first, in ms: nobody makes a mistake before that. */
const LATER_MS = 3_000

/** Fetches what a game needs to be seen, and then where it plays words also what explains the mistakes in them. */
export function prepareSpel({ manifest, prepare }: Pick<GameModule, 'manifest' | 'prepare'>): void {
  prepare()
  if ((manifest.content ?? ['woord']).includes('woord')) setTimeout(fetchFoutUitleg, LATER_MS)
}
