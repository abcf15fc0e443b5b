import { toeval } from '@letterhaven/api/seed/historie/toeval'
import type { Land } from '@letterhaven/contracts/admin'
import type { TestServer } from './test-server.ts'

/** Answers of children on words, as if a lesson had left them behind. */
export interface LesProef {
  readonly seed: number
  readonly aantal: number
  readonly land?: Land
  readonly dag?: string
  /** How much harder a word is than the corpus assumes, in logits. */
  readonly extra: (woord: string) => number
  /** The words that the answers are about; `plantLes` throws where the corpus has none of them. */
  readonly woorden?: readonly string[]
}

/** Returns the words of one category of the corpus, in its own order. */
export function woordenVan({ ctx }: TestServer, categorie: string, aantal = 30): string[] {
  return ctx.inhoud.catalogus.woorden
    .filter((woord) => woord.categorie === categorie)
    .slice(0, aantal)
    .map(({ id }) => id)
}

/** Inserts what lessons say about words, as the answers themselves would have gathered it. */
export async function plantLes(
  { owner, ctx }: TestServer,
  { seed, aantal, land = 'nl', dag = '2026-11-19', extra, woorden }: LesProef,
): Promise<void> {
  const namen = new Set(woorden)
  const eigen = ctx.inhoud.catalogus.woorden.filter(({ id }) => namen.has(id))
  const rnd = toeval(`les/${seed}`)
  const rijen = Array.from({ length: aantal }, () => {
    const woord = eigen[rnd.onder(eigen.length)]
    if (!woord) throw new Error('no such words')
    const mean = woord.moeilijkheid.mean + 1 + 2 * (rnd() - 0.5)
    const verschil = mean - woord.moeilijkheid.mean - extra(woord.id)
    const kans = 0.02 + 0.95 / (1 + Math.exp(-verschil))
    const correct = rnd() < kans
    const punt = { item: woord.id, correct, gok: 0.02, gewicht: 1, mean, variantie: 0.05 }
    return { ...punt, cel: 3, eerder: 0, dag, land }
  })
  for (let i = 0; i < rijen.length; i += 2000)
    await owner
      .insertInto('ijkpunt')
      .values(rijen.slice(i, i + 2000))
      .execute()
}
