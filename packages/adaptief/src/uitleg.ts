import {
  BEHEERST,
  ZWAK_AFSTAND,
  ZWAK_LET_OP,
  ZWAK_MIN_ANTWOORDEN,
  ZWAK_ZEKER,
} from './constanten.ts'
import { kansOpGoed } from './kans-op-goed.ts'
import { normaal } from './kansen.ts'
import { variantieOp, type Staat } from './staat.ts'
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
 * Categories in scope that lie clearly under the pupil's own mean, surest first.
 * P(ability - mean < -.7), the category's own share in the mean taken into account.
 */
export function zwakkePlekken(staat: Staat): readonly ZwakkePlek[] {
  const scope = staat.categorieen.filter((c) => c.inScope)
  const k = scope.length
  if (k < 2) return []
  const gemiddelde = scope.reduce((som, c) => som + c.mean, 0) / k
  const som = scope.reduce((s, c) => s + variantieOp(c, staat.t), 0)
  const plekken: ZwakkePlek[] = []
  for (const c of scope) {
    if (c.n < ZWAK_MIN_ANTWOORDEN) continue
    const variantie = variantieOp(c, staat.t) * (1 - 2 / k) + som / (k * k)
    const p = normaal((-ZWAK_AFSTAND - (c.mean - gemiddelde)) / Math.sqrt(variantie))
    if (p <= ZWAK_LET_OP) continue
    plekken.push({ categorie: c.code, zekerheid: p > ZWAK_ZEKER ? 'zeker' : 'let_op', p, n: c.n })
  }
  return plekken.toSorted((a, b) => b.p - a.p)
}
