import { afwijkingen } from './afwijking.ts'
import {
  BEHEERST,
  ZWAK_AFSTAND,
  ZWAK_LET_OP,
  ZWAK_MIN_ANTWOORDEN,
  ZWAK_ZEKER,
} from './constanten.ts'
import { kansOpGoed } from './kans-op-goed.ts'
import { normaal } from './kansen.ts'
import type { Staat } from './staat.ts'
import type { Reden, Uitleg, ZwakkePlek } from './types.ts'
import type { Woordenbank } from './woordenbank.ts'

/** Returns what a sentence about a choice needs, from the numbers stored with that choice. */
export function explain(bank: Woordenbank, staat: Staat, reden: Reden): Uitleg {
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
 * Returns the categories in scope that lie clearly below the pupil's own mean, surest first: P(ability - mean < -.5) above
 * `vanaf`, with all that the categories have in common taken into account.
 */
export function zwakkePlekken(staat: Staat, vanaf = ZWAK_LET_OP): readonly ZwakkePlek[] {
  const lijst = afwijkingen(staat)
  if (lijst.length < 2) return []
  const plekken = lijst.flatMap(({ k, mean, variantie }): ZwakkePlek[] => {
    const c = staat.categorieen[k]
    if (!c || c.n < ZWAK_MIN_ANTWOORDEN) return []
    const p = normaal((-ZWAK_AFSTAND - mean) / Math.sqrt(variantie))
    if (p <= vanaf) return []
    return [{ categorie: c.code, zekerheid: p > ZWAK_ZEKER ? 'zeker' : 'let_op', p, n: c.n }]
  })
  return plekken.toSorted((a, b) => b.p - a.p)
}
