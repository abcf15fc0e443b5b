import {
  BLOK,
  BLOK_DYSLEXIE,
  DRIFT_ANTWOORD,
  GEWICHT_THUIS,
  LEREN_ANTWOORD,
  MEAN_MAX,
  RECENT,
  VARIANTIE_MAX,
  VARIANTIE_MIN,
} from './constanten.ts'
import { werkKaartenBij } from './kaarten.ts'
import { naAntwoord } from './kansen.ts'
import { categorieVan, rond, variantieOp, type CategorieStaat, type Staat } from './staat.ts'
import type { Response } from './types.ts'
import { kandidaten } from './waarde.ts'
import type { BankWoord, Woordenbank } from './woordenbank.ts'

/**
 * The state after one answer. A word the bank does not know leaves the state as it was; a moment
 * before the last answer counts as the moment of the last answer.
 */
export function verwerk(
  bank: Woordenbank,
  staat: Staat,
  response: Response & { readonly item: string },
): Staat {
  const woord = bank.woorden.get(response.item)
  if (!woord) return staat
  const t = Number.isFinite(response.t) ? Math.max(response.t, staat.t) : staat.t
  const c = leer(categorieVan(staat, woord.categorie), woord, { ...response, t })
  const isToets = !['practice', 'review', 'probe'].includes(response.source)
  const volgende: Staat = {
    ...staat,
    n: staat.n + 1,
    t,
    categorieen: zetCategorie(staat.categorieen, c),
    recent: [...staat.recent.filter((merk) => merk !== woord.merk), woord.merk].slice(-RECENT),
    kaarten: isToets
      ? staat.kaarten
      : werkKaartenBij(staat.kaarten, { woord: woord.id, correct: response.correct, t }),
  }
  return response.source === 'practice' ? telBlok(bank, volgende, c.code) : volgende
}

/** The counts of a category are stored in two bytes and in one. */
const MAX_N = 0xffff
const MAX_PEILINGEN = 0xff

/** One step of Bayes in one category, with a little drift so that it stays able to move. */
function leer(c: CategorieStaat, woord: BankWoord, response: Response): CategorieStaat {
  const { t } = response
  const P = variantieOp(c, t)
  const v = P + woord.sd * woord.sd
  const m = c.mean - woord.mean
  const gewicht = response.place === 'home' ? GEWICHT_THUIS : 1
  const na = naAntwoord(m, v, { correct: response.correct, guess: response.guess, gewicht })
  const mean = c.mean + (P * (na.m - m)) / v + LEREN_ANTWOORD
  const variantie = P - (P * P * (v - na.v)) / (v * v) + DRIFT_ANTWOORD
  return {
    ...c,
    mean: rond(Math.max(-MEAN_MAX, Math.min(MEAN_MAX, mean))),
    variantie: rond(Math.max(VARIANTIE_MIN, Math.min(VARIANTIE_MAX, variantie))),
    t: rond(t),
    n: Math.min(MAX_N, c.n + 1),
    peilingen: Math.min(MAX_PEILINGEN, c.peilingen + (response.source === 'probe' ? 1 : 0)),
  }
}

function zetCategorie(
  lijst: readonly CategorieStaat[],
  c: CategorieStaat,
): readonly CategorieStaat[] {
  const bekend = lijst.some((oud) => oud.code === c.code)
  return bekend ? lijst.map((oud) => (oud.code === c.code ? c : oud)) : [...lijst, c]
}

/** Counts the block down; at its end the category rests and the most valuable one takes over. */
function telBlok(bank: Woordenbank, staat: Staat, code: string): Staat {
  const focus = staat.focus ?? code
  const lengte = staat.dyslexie ? BLOK_DYSLEXIE : BLOK
  const over = (staat.focus === null ? lengte : staat.over) - 1
  return over > 0 ? { ...staat, focus, over } : sluitBlok(bank, staat, code)
}

/** Ends the running block: `code` was practised last and now gives way. */
export function sluitBlok(bank: Woordenbank, staat: Staat, code: string | null): Staat {
  const categorieen = staat.categorieen.map((c) =>
    c.code === code ? { ...c, laatsteFocus: rond(staat.t) } : c,
  )
  const klaar = { ...staat, categorieen }
  const [beste] = kandidaten({ bank, staat: klaar, ctx: { t: staat.t, guess: 0 } })
  return {
    ...klaar,
    focus: beste?.categorie.code ?? null,
    over: staat.dyslexie ? BLOK_DYSLEXIE : BLOK,
  }
}
