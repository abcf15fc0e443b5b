import { inJaren, type Engine, type Staat } from '@letterhaven/adaptief'
import type { Telling } from '@letterhaven/contracts/leerling'
import type { CategorieKop, Cel, EigenFout, Niveau } from '@letterhaven/contracts/voortgang'
import { findCategorie } from '@letterhaven/taal/categorieen'
import type { Opgavenbron } from '../../kern/opgaven.ts'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { rondJaren } from '../../kern/staat/jaar-niveau.service.ts'
import { foutTekst } from './fout-tekst.ts'
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

/** Presents mistakes, newest first, each once in whatever ways it was given. */
export function presentFouten(inhoud: Opgavenbron, rijen: readonly FoutRow[]): EigenFout[] {
  const fouten = new Map<string, EigenFout>()
  for (const { categorie, aantal, laatst, ...rij } of rijen) {
    const { goed, gegeven } = foutTekst(inhoud, rij)
    const sleutel = JSON.stringify([rij.woord_id, gegeven, categorie])
    const eerder = fouten.get(sleutel)
    // The rows come newest first, so what was there before is as new or newer.
    fouten.set(sleutel, {
      woord: goed,
      gegeven,
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
