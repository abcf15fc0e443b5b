import { BAND_HOOG, BAND_LAAG, BUREN, WOORD_RUIS } from './constanten.ts'
import { afstandVoor, kansBij } from './kansen.ts'
import { trek } from './rng.ts'
import { niveauVan, variantieOp } from './staat.ts'
import type { Beurt, Kandidaat } from './waarde.ts'
import type { BankWoord } from './woordenbank.ts'

/** How strict a search is: a fresh word in the band, any fresh word, or one seen longest ago. */
const RONDEN = ['in_band', 'vers', 'langst_geleden'] as const
type Ronde = (typeof RONDEN)[number]

export interface GekozenWoord {
  readonly woord: BankWoord
  readonly kandidaat: Kandidaat
}

/**
 * The word whose expected chance lies nearest to `doel`, from the first category in the given order
 * that offers one; the demands drop only when no category meets them.
 */
export function kiesWoord(
  beurt: Beurt,
  volgorde: readonly Kandidaat[],
  doel: number,
): GekozenWoord | null {
  for (const ronde of RONDEN) {
    for (const kandidaat of volgorde) {
      const woord = ZOEK[ronde](beurt, kandidaat, doel)
      if (woord) return { woord, kandidaat }
    }
  }
  return null
}

/** The same for a probe, which never asks what is out of reach: a word in the band or none. */
export function kiesInBand(
  beurt: Beurt,
  volgorde: readonly Kandidaat[],
  doel: number,
): GekozenWoord | null {
  for (const kandidaat of volgorde) {
    const woord = ZOEK.in_band(beurt, kandidaat, doel)
    if (woord) return { woord, kandidaat }
  }
  return null
}

type Zoek = (beurt: Beurt, kandidaat: Kandidaat, doel: number) => BankWoord | null

const ZOEK: Readonly<Record<Ronde, Zoek>> = {
  in_band: (beurt, kandidaat, doel) =>
    besteBuur(beurt, kandidaat, { doel, laag: BAND_LAAG, hoog: BAND_HOOG }),
  vers: (beurt, kandidaat, doel) => besteBuur(beurt, kandidaat, { doel, laag: 0, hoog: 1 }),
  langst_geleden: (beurt, kandidaat) => langstGeleden(beurt, kandidaat),
}

/** May this word be given at all: within the teacher's bounds, and not waiting for an answer. */
function isToegestaan({ staat, ctx }: Beurt): (w: BankWoord) => boolean {
  const { min, max } = ctx.settings ? niveauVan(ctx.settings) : staat.niveau
  return (w) => w.mean >= min && w.mean <= max && !ctx.behalve?.includes(w.id)
}

function besteBuur(
  beurt: Beurt,
  { categorie, staat: c }: Kandidaat,
  wens: { doel: number; laag: number; hoog: number },
): BankWoord | null {
  const { staat, ctx } = beurt
  const variantie = variantieOp(c, ctx.t)
  const moeilijkheid = c.mean - afstandVoor(wens.doel, variantie + 0.1, ctx.guess)
  const mag = isToegestaan(beurt)
  const isVers = (w: BankWoord) => mag(w) && !staat.recent.includes(w.merk)
  let beste: BankWoord | null = null
  let besteAfstand = Infinity
  for (const w of buren(categorie.woorden, moeilijkheid, isVers)) {
    const p = kansBij(c.mean - w.mean, variantie + w.sd * w.sd, ctx.guess)
    if (p < wens.laag || p > wens.hoog) continue
    const afstand = Math.abs(p - wens.doel) + WOORD_RUIS * trek(staat.seed, 2, staat.n, w.merk)
    if (afstand < besteAfstand) {
      beste = w
      besteAfstand = afstand
    }
  }
  return beste
}

/** At most eight allowed words around the wanted difficulty: nearest first, from both sides. */
function buren(
  woorden: readonly BankWoord[],
  wens: number,
  mag: (w: BankWoord) => boolean,
): BankWoord[] {
  let rechts = eersteVanaf(woorden, wens)
  let links = rechts - 1
  const afstand = (i: number) => Math.abs((woorden[i]?.mean ?? Infinity) - wens)
  const gevonden: BankWoord[] = []
  while (gevonden.length < BUREN && (links >= 0 || rechts < woorden.length)) {
    const plek = afstand(links) <= afstand(rechts) ? links-- : rechts++
    const w = woorden[plek]
    if (w && mag(w)) gevonden.push(w)
  }
  return gevonden
}

/** Place of the first word that is at least this hard; binary search. */
function eersteVanaf(woorden: readonly BankWoord[], wens: number): number {
  let laag = 0
  let hoog = woorden.length
  while (laag < hoog) {
    const midden = (laag + hoog) >> 1
    if ((woorden[midden]?.mean ?? Infinity) < wens) laag = midden + 1
    else hoog = midden
  }
  return laag
}

/** The word that was seen longest ago; one that is not among the recent at all comes first. */
function langstGeleden(beurt: Beurt, { categorie }: Kandidaat): BankWoord | null {
  const { recent } = beurt.staat
  const over = categorie.woorden.filter(isToegestaan(beurt))
  return over.reduce<BankWoord | null>(
    (a, b) => (a === null || recent.lastIndexOf(b.merk) < recent.lastIndexOf(a.merk) ? b : a),
    null,
  )
}
