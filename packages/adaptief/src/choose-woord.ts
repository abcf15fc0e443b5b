import { BAND_HOOG, BAND_LAAG, BUREN, WOORD_RUIS } from './constanten.ts'
import { afstandVoor, kansMet } from './kansen.ts'
import { trek } from './rng.ts'
import { niveauVan } from './staat.ts'
import { celVan, isRecent, laatstePlek } from './verleden.ts'
import { kandidaten, naarWaarde, askInOrder, type Beurt, type Kandidaat } from './waarde.ts'
import type { BankWoord } from './woordenbank.ts'

export interface GekozenWoord {
  readonly woord: BankWoord
  readonly kandidaat: Kandidaat
}

/** Variance added to the pupil's when the wanted difficulty is computed. Study. */
const ZOEK_VARIANTIE = 0.1

/**
 * Chooses the word whose expected chance is nearest to `doel`, from the most valuable of the categories that offer one within
 * the band. Only when none does are the demands dropped, and then the focus goes first.
 */
export function chooseWoord(
  beurt: Beurt,
  focus: Kandidaat | null,
  doel: number,
): GekozenWoord | null {
  const alle = kandidaten(beurt)
  const misschien = alle.filter((kandidaat) => !isTeMakkelijk(beurt, kandidaat))
  const inBand = askInOrder(naarWaarde(beurt, misschien), (kandidaat) =>
    chooseInBand(beurt, kandidaat, doel),
  )
  const vers = inBand ?? (focus && chooseFresh(beurt, focus, doel))
  if (vers) return vers
  const volgorde = naarWaarde(beurt, alle)
  return (
    askInOrder(volgorde, (kandidaat) => chooseFresh(beurt, kandidaat, doel)) ??
    (focus && chooseLangstGeleden(beurt, focus)) ??
    askInOrder(volgorde, (kandidaat) => chooseLangstGeleden(beurt, kandidaat))
  )
}

const gekozen = (woord: BankWoord | null, kandidaat: Kandidaat): GekozenWoord | null =>
  woord && { woord, kandidaat }

/** Chooses a fresh word of one category within the band, so that a first look and a probe ask nothing out of reach. */
export function chooseInBand(
  beurt: Beurt,
  kandidaat: Kandidaat,
  doel: number,
): GekozenWoord | null {
  if (isTeMakkelijk(beurt, kandidaat)) return null
  return gekozen(besteBuur(beurt, kandidaat, { doel, laag: BAND_LAAG, hoog: BAND_HOOG }), kandidaat)
}

const chooseFresh = (beurt: Beurt, kandidaat: Kandidaat, doel: number): GekozenWoord | null =>
  gekozen(besteBuur(beurt, kandidaat, { doel, laag: 0, hoog: 1 }), kandidaat)

const chooseLangstGeleden = (beurt: Beurt, kandidaat: Kandidaat): GekozenWoord | null =>
  gekozen(langstGeleden(beurt, kandidaat), kandidaat)

/** Returns the expected chance of a right answer, including the effect of having seen the word before. */
export function kansOp(
  { bank, staat, ctx }: Beurt,
  kennis: { readonly mean: number; readonly variantie: number },
  woord: BankWoord,
): number {
  const verleden = bank.verleden?.[celVan(staat.gezien, woord.merk, ctx.t)] ?? 0
  const m = kennis.mean - woord.mean + verleden
  return kansMet(m, kennis.variantie + woord.ruis, { guess: ctx.guess, slip: bank.slip })
}

/**
 * Whether even the hardest word is too easy for the band. For a pupil who is far along this skips many categories without
 * looking at a single word.
 */
function isTeMakkelijk({ bank, ctx }: Beurt, { categorie, mean, variantie }: Kandidaat): boolean {
  const m = mean - categorie.zwaarst.mean + bank.verledenMinst
  return (
    m > 0 &&
    kansMet(m, variantie + categorie.zwaarst.ruis, { guess: ctx.guess, slip: bank.slip }) >
      BAND_HOOG
  )
}

/** Returns the teacher's bounds at this moment. */
export const niveauNu = ({ staat, ctx }: Beurt): { readonly min: number; readonly max: number } =>
  ctx.settings ? niveauVan(ctx.settings) : staat.niveau

/** Returns a test of whether a word is within the teacher's bounds. */
export function isBinnenNiveau(beurt: Beurt): (w: BankWoord) => boolean {
  const { min, max } = niveauNu(beurt)
  return (w) => w.mean >= min && w.mean <= max
}

/** Returns a test of whether a word may be given at all: within the teacher's bounds, and not waiting for an answer. */
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
    const zonderRuis = Math.abs(p - wens.doel)
    if (p < wens.laag || p > wens.hoog || zonderRuis >= besteAfstand) continue
    const ver = zonderRuis + WOORD_RUIS * trek(staat.seed, 2, staat.n, w.merk)
    if (ver < besteAfstand) {
      beste = w
      besteAfstand = ver
    }
  }
  return beste
}

/** Returns at most eight allowed words around the wanted difficulty, from both sides and nearest first. */
function buren(
  woorden: readonly BankWoord[],
  wens: number,
  mag: (w: BankWoord) => boolean,
): BankWoord[] {
  let rechts = eersteVanaf(woorden, wens)
  let links = rechts - 1
  const afstand = (i: number) => Math.abs((woorden[i]?.mean ?? Infinity) - wens)
  let [naarLinks, naarRechts] = [afstand(links), afstand(rechts)]
  const gevonden: BankWoord[] = []
  while (gevonden.length < BUREN && Math.min(naarLinks, naarRechts) < Infinity) {
    const isLinks = naarLinks <= naarRechts
    const w = woorden[isLinks ? links-- : rechts++]
    if (isLinks) naarLinks = afstand(links)
    else naarRechts = afstand(rechts)
    if (w && mag(w)) gevonden.push(w)
  }
  return gevonden
}

/** Returns the index of the first word that is at least this hard, by binary search. */
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

/** Returns the word that was seen longest ago; one that is not remembered at all comes first. */
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
