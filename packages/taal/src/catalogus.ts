import { CATEGORIEEN, findCategorie } from './categorieen.ts'
import { isKlinker } from './inventaris.ts'
import type { WordEntry } from './woord.ts'

/** What the adaptive engine needs to know about the corpus (the shape of its `catalogus` argument). */
export interface Catalogus {
  categorieen: { code: string; groep: number; vereist: string[]; gebied?: string }[]
  woorden: {
    id: string
    categorie: string
    kenmerken: Record<string, number>
    moeilijkheid: { mean: number; sd: number }
  }[]
}

/** The groep in which a word of average difficulty is at 0 on the logit scale. */
const ANKERGROEP = 4
/** The uncertainty (in logits) of a difficulty that comes from features alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** Letters, klankgroepen and band of an ordinary word; features are measured from here. */
const GEWOON = { lengte: 6, klankgroepen: 2, band: 3 }
/** Logits per unit of a feature. This is our own first guess, kept small compared with the step of 1 per groep. */
const GEWICHT = { lengte: 0.06, klankgroepen: 0.08, clusters: 0.15, band: 0.18, regels: 0.2 }

const volgorde = Object.keys(CATEGORIEEN)
/** Returns the place of a category in the order in which they are taught. */
const plekIn = (code: string): number => volgorde.indexOf(code)

/** Returns the number of places where consonants stand together (`krant`: 2, kr and nt). */
function countClusters(g: readonly string[]): number {
  return g.filter((grafeem, i) => {
    const volgende = g[i + 1]
    const isBegin = i === 0 || isKlinker(g[i - 1] ?? '')
    return isBegin && !isKlinker(grafeem) && volgende !== undefined && !isKlinker(volgende)
  }).length
}

function kenmerkenVan(woord: WordEntry): Record<keyof typeof GEWICHT, number> {
  return {
    lengte: woord.w.length,
    klankgroepen: woord.kg.length,
    clusters: countClusters(woord.g),
    band: woord.band,
    regels: woord.cat.length,
  }
}

/** Returns the prior mean on the logit scale (groep 4 = 0, one groep = 1) from the group and the features. */
function gemiddelde(groep: number, k: Record<keyof typeof GEWICHT, number>): number {
  const som =
    GEWICHT.lengte * (k.lengte - GEWOON.lengte) +
    GEWICHT.klankgroepen * (k.klankgroepen - GEWOON.klankgroepen) +
    GEWICHT.clusters * k.clusters +
    GEWICHT.band * (k.band - GEWOON.band) +
    GEWICHT.regels * (k.regels - 1)
  return Number((groep - ANKERGROEP + som).toFixed(3))
}

/**
 * Makes the catalogue for the adaptive engine: the categories that are the lesson of at least one word, and every word with its
 * features and a prior difficulty. The id of a word is the word itself.
 */
export function makeCatalogus(woorden: readonly WordEntry[]): Catalogus {
  const codes = new Set<string>(woorden.map((woord) => woord.focus))
  const categorieen = [...codes].flatMap((code) => {
    const categorie = findCategorie(code)
    if (!categorie) return []
    return [
      {
        code,
        groep: categorie.groep,
        vereist: categorie.vereist.filter((eerst) => codes.has(eerst)),
      },
    ]
  })
  return {
    categorieen: categorieen.toSorted(
      (a, b) => a.groep - b.groep || plekIn(a.code) - plekIn(b.code),
    ),
    woorden: woorden.map((woord) => {
      const kenmerken = kenmerkenVan(woord)
      const mean = gemiddelde(woord.groep, kenmerken)
      return {
        id: woord.w,
        categorie: woord.focus,
        kenmerken,
        moeilijkheid: { mean, sd: ONZEKERHEID },
      }
    }),
  }
}
