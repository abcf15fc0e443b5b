import {
  BLOK,
  STIL_BLOKKEN,
  STIL_DAGEN,
  STIL_GEWICHT,
  VERS_DAGEN,
  VERS_VERLIES,
  WAARDE_RUIS,
} from './constanten.ts'
import { afvlakking, sigmoid } from './kansen.ts'
import { trek } from './rng.ts'
import { indelingVan, vakVan, type Vak } from './indeling.ts'
import { drift, kennisOp, kennisVan, type Kennis } from './kennis.ts'
import { gewichtVan, type CategorieStaat, type Staat } from './staat.ts'
import type { Context } from './types.ts'
import type { BankCategorie, Woordenbank } from './woordenbank.ts'

/** All that a choice is made from. */
export interface Beurt {
  readonly bank: Woordenbank
  readonly staat: Staat
  readonly ctx: Context
}

/** A category that may be chosen now, with what is known of the pupil in it. */
export interface Kandidaat extends Kennis {
  readonly categorie: BankCategorie
  readonly gewicht: number
}

/** Returns the codes that may be chosen from: those of the taak when it names them, else the pupil's scope. */
export function codesVan({ staat, ctx }: Beurt): readonly string[] {
  if (ctx.alleen) return [...new Set(ctx.alleen)]
  return staat.categorieen.filter((c) => c.inScope).map((c) => c.code)
}

/** Returns the weight of a category under the settings of this moment; 0 = switched off. */
export function gewichtNu({ staat, ctx }: Pick<Beurt, 'staat' | 'ctx'>, code: string): number {
  if (ctx.settings) return gewichtVan(code, ctx.settings)
  return staat.categorieen[staat.plek.get(code) ?? -1]?.gewicht ?? 1
}

/** Returns a category as a candidate; null when a teacher switched it off or it has no words. */
export function kandidaatVan({ bank, staat, ctx }: Beurt, code: string): Kandidaat | null {
  const categorie = bank.categorieen.get(code)
  if (!categorie || categorie.woorden.length === 0) return null
  const gewicht = gewichtNu({ staat, ctx }, code)
  if (gewicht === 0) return null
  const { mean, variantie, k } = kennisVan(bank.samenhang, staat, { code, t: ctx.t })
  return { categorie, gewicht, mean, variantie, k }
}

/** Returns everything that may be chosen, not ordered by value. */
export function kandidaten(beurt: Beurt): readonly Kandidaat[] {
  const { bank, staat, ctx } = beurt
  if (ctx.alleen) return kandidatenUit(beurt, ctx.alleen)
  const bij = drift(staat, ctx.t)
  const lijst: Kandidaat[] = []
  indelingVan(bank, staat.plek).forEach((vak, k) => {
    const c = staat.categorieen[k]
    if (!c?.inScope || !vak || vak.categorie.woorden.length === 0) return
    const gewicht = ctx.settings ? gewichtVan(c.code, ctx.settings) : c.gewicht
    if (gewicht === 0) return
    const { mean, variantie } = kennisOp(staat, k, bij)
    lijst.push({ categorie: vak.categorie, gewicht, mean, variantie, k })
  })
  return lijst
}

const kandidatenUit = (beurt: Beurt, codes: readonly string[]): readonly Kandidaat[] =>
  [...new Set(codes)].map((code) => kandidaatVan(beurt, code)).filter((k) => k !== null)

/** Whether this category may be chosen from. */
export const isTeKiezen = ({ staat, ctx }: Beurt, code: string): boolean =>
  ctx.alleen
    ? ctx.alleen.includes(code)
    : staat.categorieen[staat.plek.get(code) ?? -1]?.inScope === true

/** Candidates, each with the number that orders them. */
export interface Rangorde {
  readonly lijst: readonly Kandidaat[]
  readonly maat: readonly number[]
}

/**
 * Asks the candidates in turn, the greatest measure first, until one answers. The first usually does, so they are not sorted
 * beforehand.
 */
export function askInOrder<T>(
  { lijst, maat }: Rangorde,
  vraag: (kandidaat: Kandidaat) => T | null,
): T | null {
  const over = [...maat]
  for (let keer = 0; keer < lijst.length; keer += 1) {
    const plek = grootste(over)
    const kandidaat = lijst[plek]
    const antwoord = kandidaat ? vraag(kandidaat) : null
    if (antwoord !== null) return antwoord
    over[plek] = GEVRAAGD
  }
  return null
}

/** Lower than any measure. */
const GEVRAAGD = -Infinity

/** Returns the index of the greatest number, the first of equal ones. */
function grootste(getallen: readonly number[]): number {
  let [plek, hoogste] = [-1, GEVRAAGD]
  for (let i = 0; i < getallen.length; i += 1) {
    const x = getallen[i] ?? GEVRAAGD
    if (x <= hoogste) continue
    hoogste = x
    plek = i
  }
  return plek
}

/** Ranks these candidates by what practice in them is worth now. */
export const naarWaarde = (beurt: Beurt, lijst: readonly Kandidaat[]): Rangorde => ({
  lijst,
  maat: lijst.length < 2 ? lijst.map(() => 1) : waarden(beurt, lijst),
})

/** Returns the category in which practice is worth most now; null when none may be chosen. */
export const hoogsteWaarde = (beurt: Beurt): Kandidaat | null =>
  askInOrder(naarWaarde(beurt, kandidaten(beurt)), (kandidaat) => kandidaat)

/**
 * V = q(1-q) · (.25 + .75 r) · (1 - .6 e^(-gap/4 days)) · w, with q the mean chance in the category and r how ready its weakest
 * prerequisite is; ±3 % seeded jitter that holds for one block. Where the growth guard saw no rise, the category rests for some
 * days.
 */
function waarden(beurt: Beurt, lijst: readonly Kandidaat[]): number[] {
  const { bank, staat, ctx } = beurt
  const blok = Math.floor(staat.n / BLOK)
  // Most prerequisites are candidates themselves, so each chance is computed once.
  const kansen: number[] = staat.categorieen.map(() => ONBEKEND)
  for (const kandidaat of lijst) {
    if (kandidaat.k >= 0) kansen[kandidaat.k] = gemiddeldeKans(kandidaat.categorie, kandidaat)
  }
  const indeling = indelingVan(bank, staat.plek)
  return lijst.map((kandidaat) => {
    const { categorie, gewicht, k } = kandidaat
    const q = k >= 0 ? (kansen[k] ?? ONBEKEND) : gemiddeldeKans(categorie, kandidaat)
    const ruis = 1 + WAARDE_RUIS * (2 * trek(staat.seed, 1, blok, categorie.merk) - 1)
    const vak = k >= 0 ? indeling[k] : vakVan(bank, staat.plek, categorie.code)
    const klaar = vak ? gereedheid(beurt, vak, kansen) : 1
    const vers = versheid(staat.categorieen[k], ctx.t)
    return gewicht * q * (1 - q) * (0.25 + 0.75 * klaar) * vers * ruis
  })
}

/** Lower than any chance. */
const ONBEKEND = -1

function versheid(c: CategorieStaat | undefined, t: number): number {
  if (!c || c.laatsteFocus === null) return 1
  const dagen = Math.max(0, t - c.laatsteFocus)
  if (c.blokken >= STIL_BLOKKEN && dagen < STIL_DAGEN) return STIL_GEWICHT
  return 1 - VERS_VERLIES * Math.exp(-dagen / VERS_DAGEN)
}

/**
 * Returns how ready the weakest prerequisite is: the mean chance on its words. One that the bank does not know is no obstacle.
 */
function gereedheid(
  { bank, staat, ctx }: Beurt,
  { binnen, buiten }: Vak,
  kansen: readonly number[],
): number {
  const kansVan = (eerder: BankCategorie): number =>
    gemiddeldeKans(eerder, kennisVan(bank.samenhang, staat, { code: eerder.code, t: ctx.t }))
  let minst = 1
  for (const k of binnen) {
    const bekend = kansen[k] ?? ONBEKEND
    const eerder = bekend >= 0 ? null : bank.categorieen.get(staat.categorieen[k]?.code ?? '')
    minst = Math.min(minst, eerder ? kansVan(eerder) : bekend >= 0 ? bekend : 1)
  }
  for (const eerder of buiten) minst = Math.min(minst, kansVan(eerder))
  return minst
}

/** Returns the mean chance on the words of a category, all of them taken as one normal distribution. */
const gemiddeldeKans = (
  { midden, spreiding }: BankCategorie,
  { mean, variantie }: Pick<Kennis, 'mean' | 'variantie'>,
): number => sigmoid((mean - midden) / afvlakking(variantie + spreiding))
