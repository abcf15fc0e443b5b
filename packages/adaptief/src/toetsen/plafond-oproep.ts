import { GOK_TYPEN, STIL_BLOKKEN } from '../constanten.ts'
import { kansOp } from '../choose-woord.ts'
import type { CategorieStaat, Staat } from '../staat.ts'
import { kandidaatVan, type Beurt } from '../waarde.ts'
import type { Woordenbank } from '../woordenbank.ts'
import { moeilijkerWoorden, PLAFOND } from './plafond-woorden.ts'

/** What a ceiling test says about the level: more can be asked, it fits, or it is too early to say. */
export type Plafondoordeel = 'hoger_kan' | 'past' | 'nog_niet_te_zeggen'

/** A ceiling test that was taken; one from the future does not count. */
export interface EerderPlafond {
  readonly categorie: string
  readonly dag: number
  readonly oordeel: Plafondoordeel
}

/**
 * Whether a ceiling test is due for a pupil, with its category and the reason, or why not. A teacher's bounds are kept: where
 * they leave no harder words, the result says so, for that may be what keeps a pupil low.
 */
export type Plafondoproep =
  | {
      readonly soort: 'nu'
      readonly categorie: string
      readonly waarom: 'groei_stil' | 'nog_onzeker' | 'vier_weken' | 'eerste_keer'
    }
  | {
      readonly soort: 'niet_nu'
      readonly waarom:
        | 'pas_getoetst'
        | 'te_weinig_geoefend'
        | 'geen_moeilijker_woorden'
        | 'grens_van_docent'
    }

type Waarom = Extract<Plafondoproep, { soort: 'nu' }>['waarom']
type WaaromNiet = Extract<Plafondoproep, { soort: 'niet_nu' }>['waarom']

/**
 * Returns why a test is due in this category, by the days since the last one and whether growth stands still; null where none
 * is.
 */
function waaromNu(
  { blokken }: CategorieStaat,
  eerder: EerderPlafond | undefined,
  t: number,
): Waarom | null {
  const isStil = blokken >= STIL_BLOKKEN
  if (!eerder) return isStil ? 'groei_stil' : 'eerste_keer'
  const dagen = t - eerder.dag
  if (isStil && dagen >= PLAFOND.dagenEerder) return 'groei_stil'
  if (eerder.oordeel === 'nog_niet_te_zeggen' && dagen >= PLAFOND.dagenEerder) return 'nog_onzeker'
  return dagen >= PLAFOND.dagen ? 'vier_weken' : null
}

const isGenoegGeoefend = ({ n, dagen }: CategorieStaat): boolean =>
  n >= PLAFOND.antwoorden && dagen >= PLAFOND.oefendagen

/** The reasons against a test, in order: with the last one a category comes nearest to being tested. */
const NABIJ = [
  'te_weinig_geoefend',
  'geen_moeilijker_woorden',
  'pas_getoetst',
  'grens_van_docent',
] as const

/**
 * Returns which category needs a ceiling test now. Of those that are practised and not mastered, one whose growth stands still
 * comes first, then the one that was practised most.
 */
export function plafondoproep(
  bank: Woordenbank,
  staat: Staat,
  { t, eerder }: { readonly t: number; readonly eerder: readonly EerderPlafond[] },
): Plafondoproep {
  const geweest = eerder.filter(({ dag }) => dag <= t)
  if (geweest.some(({ dag }) => t - dag < PLAFOND.dagenLeerling))
    return { soort: 'niet_nu', waarom: 'pas_getoetst' }
  const laatste = new Map(
    geweest.toSorted((a, b) => a.dag - b.dag).map((toets) => [toets.categorie, toets]),
  )
  const redenen = new Set<WaaromNiet>()
  let beste: { c: CategorieStaat; waarom: Waarom } | null = null
  for (const c of staat.categorieen) {
    if (!c.inScope || c.gewicht === 0 || c.stand !== 'bezig') continue
    const waarom = waaromNu(c, laatste.get(c.code), t)
    const bezwaar = bezwaarTegen({ bank, staat, ctx: { t, guess: GOK_TYPEN } }, c, waarom)
    if (bezwaar) redenen.add(bezwaar)
    else if (waarom && gaatVoor({ c, waarom }, beste)) beste = { c, waarom }
  }
  if (beste) return { soort: 'nu', categorie: beste.c.code, waarom: beste.waarom }
  const nabij = NABIJ.findLast((reden) => redenen.has(reden))
  return { soort: 'niet_nu', waarom: nabij ?? 'te_weinig_geoefend' }
}

function bezwaarTegen(beurt: Beurt, c: CategorieStaat, waarom: Waarom | null): WaaromNiet | null {
  if (!isGenoegGeoefend(c)) return 'te_weinig_geoefend'
  if (waarom === null) return 'pas_getoetst'
  if (heeftGenoeg(beurt, c.code)) return null
  const zonderGrens = { ...beurt, ctx: { ...beurt.ctx, settings: {} } }
  return heeftGenoeg(zonderGrens, c.code) ? 'grens_van_docent' : 'geen_moeilijker_woorden'
}

/** Whether there are enough harder words within reach. */
function heeftGenoeg(beurt: Beurt, code: string): boolean {
  const kandidaat = kandidaatVan(beurt, code)
  if (!kandidaat) return false
  const woorden = moeilijkerWoorden(beurt, kandidaat)
  const binnenBereik = woorden.filter((w) => kansOp(beurt, kandidaat, w) >= PLAFOND.laag)
  return binnenBereik.length >= PLAFOND.minWoorden
}

interface Geval {
  readonly c: CategorieStaat
  readonly waarom: Waarom
}

function gaatVoor(a: Geval, b: Geval | null): boolean {
  if (!b) return true
  const isStil = ({ waarom }: Geval) => waarom === 'groei_stil'
  return isStil(a) === isStil(b) ? a.c.n > b.c.n : isStil(a)
}
