import { judge, GRENS } from './beheersing.ts'
import {
  BLOK,
  BLOK_DYSLEXIE,
  DRIFT_ANTWOORD,
  GETYPT_ONDER,
  GEWICHT_THUIS,
  LEREN_ANTWOORD,
  SNELLE_GOK_MS,
  STIJGING,
} from './constanten.ts'
import { updateKaarten } from './kaarten.ts'
import { zekerheid } from './kans-op-goed.ts'
import { naAntwoord } from './kansen.ts'
import { opBank } from './op-bank.ts'
import { GEEN_WINST, kolomVan, stoot, widen, type Schattingen } from './schattingen.ts'
import { drift, kennisVan } from './kennis.ts'
import { momentNa, opBegin, rond, add, type CategorieStaat, type Staat } from './staat.ts'
import type { Ijkpunt, Response } from './types.ts'
import { celVan, zieWoord } from './verleden.ts'
import { hoogsteWaarde } from './waarde.ts'
import type { BankWoord, Woordenbank } from './woordenbank.ts'

/**
 * Returns the state after one answer. A word that the bank does not know leaves the state as it was; a moment before the last
 * answer counts as the moment of the last answer.
 */
export function handle(
  bank: Woordenbank,
  staat: Staat,
  response: Response & { readonly item: string },
): Staat {
  const woord = bank.woorden.get(response.item)
  if (!woord) return staat
  const t = momentNa(staat, response.t)
  const oud = makeOud(kenCategorie(bank, opBegin(bank.samenhang, staat), woord), t)
  const k = oud.plek.get(woord.categorie) ?? 0
  const antwoord = { ...response, t }
  const geleerd: Staat = {
    ...oud,
    n: staat.n + 1,
    t,
    schattingen: leer(bank, oud, { woord, k, antwoord }),
    gezien: zieWoord(staat.gezien, woord.merk, t),
    kaarten: isOefening(response)
      ? updateKaarten(staat.kaarten, { woord: woord.id, correct: response.correct, t })
      : staat.kaarten,
  }
  const categorieen = countAntwoord(bank, geleerd, { k, antwoord })
  if (response.source !== 'practice') return { ...geleerd, categorieen }
  const focus = staat.focus ?? woord.categorie
  const over = (staat.focus === null ? blokVan(staat) : staat.over) - 1
  const geteld: Staat = { ...geleerd, categorieen, focus, over }
  return over > 0 ? geteld : closeBlok(bank, geteld, woord.categorie)
}

const isOefening = ({ source }: Response): boolean =>
  source === 'practice' || source === 'review' || source === 'probe'

function kenCategorie(bank: Woordenbank, staat: Staat, { categorie }: BankWoord): Staat {
  return staat.plek.has(categorie) ? staat : opBank(bank, add(bank.samenhang, staat, categorie))
}

/** Returns the state with its estimates aged to this moment. */
function makeOud(staat: Staat, t: number): Staat {
  const bij = drift(staat, t)
  if (bij) return { ...staat, vanaf: t, schattingen: widen(staat.schattingen, bij) }
  return staat.n === 0 && staat.vanaf === 0 ? { ...staat, vanaf: t } : staat
}

interface Les {
  readonly woord: BankWoord
  readonly k: number
  readonly antwoord: Response
}

/**
 * Returns how much an answer weighs: half at home, where somebody may help, and nothing where the filter takes it for a quick
 * guess.
 */
function gewichtVan({ snelFilter }: Staat, { place, rt, guess }: Response): number {
  const isSnel = rt !== undefined && rt < SNELLE_GOK_MS && guess >= GETYPT_ONDER
  if (snelFilter && isSnel) return 0
  return place === 'home' ? GEWICHT_THUIS : 1
}

/** Returns what an answer says about its word, for the calibration of the night; null where it says nothing. */
export function ijkpuntVan(
  bank: Woordenbank,
  staat: Staat,
  response: Response & { readonly item: string },
): Ijkpunt | null {
  const woord = bank.woorden.get(response.item)
  if (!woord) return null
  const { correct, guess } = response
  const gewicht = gewichtVan(staat, response)
  if (gewicht === 0) return null
  const t = momentNa(staat, response.t)
  const begin = opBegin(bank.samenhang, staat)
  const { mean, variantie, k } = kennisVan(bank.samenhang, begin, { code: woord.categorie, t })
  const cel = celVan(staat.gezien, woord.merk, t)
  const eerder = staat.categorieen[k]?.n ?? 0
  return { item: woord.id, correct, guess, gewicht, vaardigheid: { mean, variantie }, cel, eerder }
}

/** What practising a word adds by itself; a test teaches nothing. */
const WINST = { mean: LEREN_ANTWOORD, variantie: DRIFT_ANTWOORD } as const

/**
 * Returns the covariances of a category with all of its own gebied, and 0 with the others: what both drifted by together is no
 * reason to learn about one from the other.
 */
function kolomBinnen(bank: Woordenbank, { categorieen, schattingen }: Staat, k: number) {
  const gebiedVan = (code = ''): string => bank.categorieen.get(code)?.gebied ?? ''
  const kolom = kolomVan(schattingen, k)
  const eigen = gebiedVan(categorieen[k]?.code)
  categorieen.forEach(({ code }, i) => {
    if (gebiedVan(code) !== eigen) kolom[i] = 0
  })
  return kolom
}

/** Takes one step of Bayes over all categories, with a little drift so that they stay able to move. */
function leer(bank: Woordenbank, staat: Staat, { woord, k, antwoord }: Les): Schattingen {
  const x = staat.schattingen
  const gewicht = gewichtVan(staat, antwoord)
  if (gewicht === 0) return x
  const { correct, guess } = antwoord
  const v = (x.variantie[k] ?? 0) + woord.ruis
  const verleden = bank.verleden?.[celVan(staat.gezien, woord.merk, antwoord.t)] ?? 0
  const m = (x.mean[k] ?? 0) - woord.mean + verleden
  const na = naAntwoord(m, v, { correct, guess, gewicht, slip: bank.slip })
  return stoot(x, {
    kolom: kolomBinnen(bank, staat, k),
    stap: (na.m - m) / v,
    krimp: (v - na.v) / (v * v),
    eigen: isOefening(antwoord) ? { k, ...WINST } : GEEN_WINST,
  })
}

/** Counts are stored in two bytes or in one. */
const MAX_N = 0xffff
const MAX_KLEIN = 0xff

/** Returns the categories after this answer is counted in its own, with what that means for mastery. */
function countAntwoord(
  bank: Woordenbank,
  staat: Staat,
  { k, antwoord }: { k: number; antwoord: Response },
): readonly CategorieStaat[] {
  const c = staat.categorieen[k]
  if (!c) return staat.categorieen
  const dag = Math.floor(antwoord.t)
  const isGetypt = antwoord.guess < GETYPT_ONDER
  const geteld: CategorieStaat = {
    ...c,
    n: Math.min(MAX_N, c.n + 1),
    getypt: Math.min(MAX_KLEIN, c.getypt + (isGetypt ? 1 : 0)),
    dagen: Math.min(MAX_KLEIN, c.dagen + (c.laatsteDag === dag ? 0 : 1)),
    laatsteDag: dag,
    peilingen: Math.min(MAX_KLEIN, c.peilingen + (antwoord.source === 'probe' ? 1 : 0)),
    top: c.n === 0 ? (staat.schattingen.mean[k] ?? 0) : c.top,
  }
  const zeker = zekerheid(bank, staat, { code: c.code, grens: GRENS })
  return staat.categorieen.with(k, judge(geteld, { zeker, dag }))
}

/** Returns the number of opgaven for which one category stays in focus. */
export const blokVan = ({ dyslexie }: Staat): number => (dyslexie ? BLOK_DYSLEXIE : BLOK)

/** Ends the running block: `code` was practised last and now gives way. */
export function closeBlok(bank: Woordenbank, staat: Staat, code: string | null): Staat {
  const k = code === null ? undefined : staat.plek.get(code)
  const klaar = k === undefined ? staat : { ...staat, categorieen: rust(staat, k) }
  const beste = hoogsteWaarde({ bank, staat: klaar, ctx: { t: staat.t, guess: 0 } })
  return { ...klaar, focus: beste?.categorie.code ?? null, over: blokVan(staat) }
}

/** Updates the category after its block: it rests, and the growth guard checks whether it rose. */
function rust(staat: Staat, k: number): readonly CategorieStaat[] {
  const c = staat.categorieen[k]
  if (!c) return staat.categorieen
  const mean = staat.schattingen.mean[k] ?? 0
  const isGestegen = mean > c.top + STIJGING
  return staat.categorieen.with(k, {
    ...c,
    laatsteFocus: rond(staat.t),
    blokken: isGestegen ? 0 : Math.min(MAX_KLEIN, c.blokken + 1),
    top: isGestegen ? mean : c.top,
  })
}
