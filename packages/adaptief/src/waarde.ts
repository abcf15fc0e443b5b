import { BLOK, VERS_DAGEN, VERS_VERLIES, WAARDE_RUIS } from './constanten.ts'
import { afvlakking, sigmoid } from './kansen.ts'
import { hashTekst, trek } from './rng.ts'
import { categorieVan, gewichtVan, variantieOp, type CategorieStaat, type Staat } from './staat.ts'
import type { Context } from './types.ts'
import type { BankCategorie, Woordenbank } from './woordenbank.ts'

/** Spread of the words of one category around its mean, as a variance. */
const WOORD_VARIANTIE = 0.81

/** All that a choice is made from. */
export interface Beurt {
  readonly bank: Woordenbank
  readonly staat: Staat
  readonly ctx: Context
}

/** A category that may be chosen now, with what practice in it is worth. */
export interface Kandidaat {
  readonly categorie: BankCategorie
  readonly staat: CategorieStaat
  readonly waarde: number
}

/**
 * The categories that may be chosen, the most valuable first. Those of the taak when it names them,
 * else the pupil's scope; what a teacher switched off, and what has no words, is never among them.
 */
export function kandidaten({ bank, staat, ctx }: Beurt): readonly Kandidaat[] {
  const codes = ctx.alleen ?? staat.categorieen.filter((c) => c.inScope).map((c) => c.code)
  const lijst: Kandidaat[] = []
  for (const code of new Set(codes)) {
    const categorie = bank.categorieen.get(code)
    if (!categorie || categorie.woorden.length === 0) continue
    const c = categorieVan(staat, code)
    const gewicht = ctx.settings ? gewichtVan(code, ctx.settings) : c.gewicht
    if (gewicht === 0) continue
    const waarde = gewicht * waardeVan({ bank, staat, ctx }, c, categorie)
    lijst.push({ categorie, staat: c, waarde })
  }
  return lijst.toSorted((a, b) => b.waarde - a.waarde)
}

/**
 * V = q(1-q) · (.25 + .75 r) · (1 - .6 e^(-gap/2 days)), with q the mean chance in the category and r
 * how ready its weakest prerequisite is; ±3 % seeded jitter that holds for one block.
 */
function waardeVan(
  { bank, staat, ctx }: Beurt,
  c: CategorieStaat,
  categorie: BankCategorie,
): number {
  const { t } = ctx
  const q = sigmoid((c.mean - categorie.midden) / afvlakking(variantieOp(c, t) + WOORD_VARIANTIE))
  const klaar = Math.min(1, ...categorie.vereist.map((code) => gereedheid(bank, staat, code)))
  const gat = c.laatsteFocus === null ? Infinity : Math.max(0, t - c.laatsteFocus)
  const vers = 1 - VERS_VERLIES * Math.exp(-gat / VERS_DAGEN)
  const blok = Math.floor(staat.n / BLOK)
  const ruis = 1 + WAARDE_RUIS * (2 * trek(staat.seed, 1, blok, hashTekst(c.code)) - 1)
  return q * (1 - q) * (0.25 + 0.75 * klaar) * vers * ruis
}

/** How ready a prerequisite is, 0 to 1; one that the bank does not know stands in nobody's way. */
function gereedheid(bank: Woordenbank, staat: Staat, code: string): number {
  const eerder = bank.categorieen.get(code)
  return eerder ? sigmoid(2 * (categorieVan(staat, code).mean - eerder.midden + 0.3)) : 1
}
