import { fetchFoutUitleg } from '../regels/fout-uitleg.ts'
import type { GameModule } from './spel-module.ts'

/** Fetches what a game needs to be seen, and where it plays words also what explains the mistakes in them. */
export function prepareSpel({ manifest, prepare }: Pick<GameModule, 'manifest' | 'prepare'>): void {
  prepare()
  if ((manifest.content ?? ['woord']).includes('woord')) fetchFoutUitleg()
}
