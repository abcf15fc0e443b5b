import {
  BEHEERST,
  ZWAK_AFSTAND,
  ZWAK_LET_OP,
  ZWAK_MIN_ANTWOORDEN,
  ZWAK_ZEKER,
} from './constanten.ts'
import { kansOpGoed } from './kans-op-goed.ts'
import { normaal } from './kansen.ts'
import { covariantie } from './schattingen.ts'
import type { Staat } from './staat.ts'
import type { Reden, Uitleg, ZwakkePlek } from './types.ts'
import type { Woordenbank } from './woordenbank.ts'

/** What a sentence about a choice needs, from the numbers stored with that choice. */
export function legUit(bank: Woordenbank, staat: Staat, reden: Reden): Uitleg {
  if (reden.soort !== 'groei') return reden
  const [laag, hoog] = reden.zeker
  const vereist = bank.categorieen.get(reden.categorie)?.vereist ?? []
  return {
    soort: 'groei',
    categorie: reden.categorie,
    vanTien: Math.round(reden.kans * 10),
    tussen: [Math.round(laag * 10), Math.round(hoog * 10)],
    beheerst: vereist.filter((code) => kansOpGoed(bank, staat, { code }).kans >= BEHEERST),
  }
}

/**
 * Categories in scope that lie clearly under the pupil's own mean, surest first:
 * P(ability - mean < -.7), with all that the categories have in common taken into account.
 */
export function zwakkePlekken(staat: Staat): readonly ZwakkePlek[] {
  const scope = staat.categorieen.flatMap((c, k) => (c.inScope ? [{ c, k }] : []))
  const aantal = scope.length
  if (aantal < 2) return []
  const x = staat.schattingen
  const niveau = (k: number): number => x.mean[k] ?? 0
  const gemiddelde = scope.reduce((som, { k }) => som + niveau(k), 0) / aantal
  const metAlle = scope.map(
    ({ k }) => scope.reduce((som, ander) => som + covariantie(x, k, ander.k), 0) / aantal,
  )
  const vanGemiddelde = metAlle.reduce((som, c) => som + c, 0) / aantal
  const plekken: ZwakkePlek[] = []
  scope.forEach(({ c, k }, i) => {
    if (c.n < ZWAK_MIN_ANTWOORDEN) return
    const variantie = covariantie(x, k, k) - 2 * (metAlle[i] ?? 0) + vanGemiddelde
    const afstand = -ZWAK_AFSTAND - (niveau(k) - gemiddelde)
    const p = normaal(afstand / Math.sqrt(Math.max(variantie, 1e-6)))
    if (p <= ZWAK_LET_OP) return
    plekken.push({ categorie: c.code, zekerheid: p > ZWAK_ZEKER ? 'zeker' : 'let_op', p, n: c.n })
  })
  return plekken.toSorted((a, b) => b.p - a.p)
}
