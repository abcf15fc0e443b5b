import { inJaren, type Engine, type Staat } from '@letterhaven/adaptief'
import type { Telling } from '@letterhaven/contracts/leerling'
import type { CategorieKop, Cel, EigenFout, Niveau } from '@letterhaven/contracts/voortgang'
import { findCategorie } from '@letterhaven/taal/categorieen'
import { gemeendeVorm } from '@letterhaven/game-kit/opgave/gemeend'
import type { Inhoud } from '../../kern/inhoud.ts'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { rondJaren } from '../../kern/staat/jaar-niveau.service.ts'
import type { listFouten } from './voortgang.queries.ts'

type FoutRow = Awaited<ReturnType<typeof listFouten>>[number]

/** Presents a category as a heading, in the school's words; an unknown code (a word pack that is gone) keeps its code. */
export function presentKop(code: string, noem: Noem): CategorieKop {
  const { eiland = null, groep: jaargroep = null } = findCategorie(code) ?? {}
  return { code, ...noem(code), eiland, jaargroep }
}

const rond = (x: number): number => Math.round(x * 1000) / 1000

/** Presents the engine's picture of a category when it is based on answers; null before the first. */
export function presentNiveau(
  engine: Engine,
  staat: Staat,
  bij: { categorie: string; t: number },
): Niveau | null {
  const vaardigheid = engine.ability(staat, bij.categorie, bij.t)
  if (vaardigheid.n === 0) return null
  const { kans, laag, hoog } = engine.kansOpGoed(staat, bij.categorie, bij.t)
  return {
    kans: rond(kans),
    laag: rond(laag),
    hoog: rond(hoog),
    inJaren: rondJaren(inJaren(vaardigheid)),
  }
}

/**
 * Presents wrong spellings, newest first, each once in whatever ways it was given. A word that the corpus no longer has keeps its
 * id, which is the word.
 */
export function presentFouten(woorden: Inhoud['woorden'], rijen: readonly FoutRow[]): EigenFout[] {
  const fouten = new Map<string, EigenFout>()
  for (const { woord_id, vraag, gegeven, categorie, aantal, laatst } of rijen) {
    const vorm = gemeendeVorm(vraag, gegeven)
    const sleutel = JSON.stringify([woord_id, vorm, categorie])
    const eerder = fouten.get(sleutel)
    // The rows come newest first, so what was there before is as new or newer.
    fouten.set(sleutel, {
      woord: woorden.get(woord_id)?.w ?? woord_id,
      gegeven: vorm,
      categorie,
      aantal: aantal + (eerder?.aantal ?? 0),
      laatst: eerder?.laatst ?? laatst.toISOString(),
    })
  }
  return [...fouten.values()]
}

/** Presents one cell: what was answered, and what the engine makes of it. */
export function presentCel(
  categorie: string,
  telling: Telling | undefined,
  niveau: Niveau | null,
): Cel {
  return { categorie, goed: telling?.goed ?? 0, totaal: telling?.totaal ?? 0, niveau }
}
