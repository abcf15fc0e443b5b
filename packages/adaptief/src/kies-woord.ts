import { BAND_HOOG, BAND_LAAG, BUREN, WOORD_RUIS } from './constanten.ts'
import { afstandVoor, kansBij } from './kansen.ts'
import { trek } from './rng.ts'
import { niveauVan } from './staat.ts'
import { celVan, isRecent, laatstePlek } from './verleden.ts'
import type { Beurt, Kandidaat } from './waarde.ts'
import type { BankWoord } from './woordenbank.ts'

/** How strict a search is: a fresh word in the band, any fresh word, or one seen longest ago. */
const RONDEN = ['in_band', 'vers', 'langst_geleden'] as const
type Ronde = (typeof RONDEN)[number]

export interface GekozenWoord {
  readonly woord: BankWoord
  readonly kandidaat: Kandidaat
}

/** Variance that is reckoned with beside the pupil's when the wanted difficulty is worked out. Study. */
const ZOEK_VARIANTIE = 0.1

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

/** The same within the band only: a probe, and the first look in the focus, ask nothing out of reach. */
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

/** Expected chance of a right answer, what was seen of the word before included. */
export function kansOp(
  { bank, staat, ctx }: Beurt,
  kennis: { readonly mean: number; readonly variantie: number },
  woord: BankWoord,
): number {
  const verleden = bank.verleden?.[celVan(staat.gezien, woord.merk, ctx.t)] ?? 0
  return kansBij(kennis.mean - woord.mean + verleden, kennis.variantie + woord.ruis, ctx.guess)
}

/** The teacher's bounds of this moment. */
export const niveauNu = ({ staat, ctx }: Beurt): { readonly min: number; readonly max: number } =>
  ctx.settings ? niveauVan(ctx.settings) : staat.niveau

/** Is this word within the teacher's bounds? */
export function isBinnenNiveau(beurt: Beurt): (w: BankWoord) => boolean {
  const { min, max } = niveauNu(beurt)
  return (w) => w.mean >= min && w.mean <= max
}

/** May this word be given at all: within the teacher's bounds, and not waiting for an answer. */
export function isToegestaan(beurt: Beurt): (w: BankWoord) => boolean {
  const { min, max } = niveauNu(beurt)
  const { behalve } = beurt.ctx
  return (w) => w.mean >= min && w.mean <= max && !behalve?.includes(w.id)
}

function besteBuur(
  beurt: Beurt,
  kandidaat: Kandidaat,
  wens: { doel: number; laag: number; hoog: number },
): BankWoord | null {
  const { staat, ctx } = beurt
  const afstand = afstandVoor(wens.doel, kandidaat.variantie + ZOEK_VARIANTIE, ctx.guess)
  const mag = isToegestaan(beurt)
  const isVers = (w: BankWoord) => mag(w) && !isRecent(staat.gezien, w.merk)
  let beste: BankWoord | null = null
  let besteAfstand = Infinity
  for (const w of buren(kandidaat.categorie.woorden, kandidaat.mean - afstand, isVers)) {
    const p = kansOp(beurt, kandidaat, w)
    if (p < wens.laag || p > wens.hoog) continue
    const ver = Math.abs(p - wens.doel) + WOORD_RUIS * trek(staat.seed, 2, staat.n, w.merk)
    if (ver < besteAfstand) {
      beste = w
      besteAfstand = ver
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

/** The word that was seen longest ago; one that is not remembered at all comes first. */
function langstGeleden(beurt: Beurt, { categorie }: Kandidaat): BankWoord | null {
  const { gezien } = beurt.staat
  let beste: BankWoord | null = null
  let eerst = Infinity
  for (const w of categorie.woorden.filter(isToegestaan(beurt))) {
    const plek = laatstePlek(gezien, w.merk)
    if (plek >= eerst) continue
    eerst = plek
    beste = w
  }
  return beste
}
