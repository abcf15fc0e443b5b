import { SLIP } from './constanten.ts'
import { cellenVan, driehoekVan } from './driehoek.ts'
import type { Engine, Staat } from './index.ts'
import { bronBijReden } from './index.ts'
import { sigmoid } from './kansen.ts'
import { trek } from './rng.ts'
import type { Catalogus, Keuze } from './types.ts'

/** A small world for tests: eight categories over groep 3-6 with forty words each. */
export const WERELD_CODES = ['c3a', 'c3b', 'c4a', 'c4b', 'c5a', 'c5b', 'c6a', 'c6b'] as const

/** Makes the catalogus of that world; word k of a category lies between -1.5 and +1.5 around its level. */
export function makeWereld(woordenPerCategorie = 40): Catalogus {
  const categorieen = WERELD_CODES.map((code, i) => ({
    code,
    groep: 3 + (i >> 1),
    vereist: i < 2 ? [] : WERELD_CODES.slice(i - 2, i - 1),
  }))
  const woorden = categorieen.flatMap(({ code, groep }) =>
    Array.from({ length: woordenPerCategorie }, (_, k) => ({
      id: `${code}-${k}`,
      categorie: code,
      kenmerken: { lengte: 3 + (k % 6) },
      moeilijkheid: { mean: groep - 4 + (3 * k) / woordenPerCategorie - 1.5, sd: 0.4 },
    })),
  )
  return { categorieen, woorden }
}

/** Returns the state with nothing waiting, as it is read from its stored form. */
export const inRust = (staat: Staat): Staat => ({
  ...staat,
  schattingen: {
    ...staat.schattingen,
    samen: driehoekVan(cellenVan(staat.schattingen.samen)),
  },
})

export interface Gespeeld {
  readonly staat: Staat
  readonly keuzes: readonly (Keuze & { readonly kans: number; readonly goed: boolean })[]
}

/**
 * Lets a simulated pupil with this true ability per category practise: sessions of 30 answers, three days apart, with each
 * choice made by the engine. `kans` is the true chance on that word.
 */
export function practise(
  engine: Engine,
  staat: Staat,
  leerling: {
    readonly niveau: (categorie: string) => number
    readonly moeilijkheid: (id: string) => number
    readonly aantal: number
    readonly guess: number
    readonly seed: number
  },
): Gespeeld {
  const keuzes: (Keuze & { kans: number; goed: boolean })[] = []
  let nu = staat
  for (let i = 0; i < leerling.aantal; i++) {
    const t = 20_000 + Math.floor(i / 30) * 3 + (i % 30) * 0.0003
    const keuze = engine.next(nu, { t, guess: leerling.guess })
    if (!keuze) break
    const categorie = keuze.itemId.split('-')[0] ?? ''
    const verschil = leerling.niveau(categorie) - leerling.moeilijkheid(keuze.itemId)
    const kans = leerling.guess + (1 - leerling.guess - SLIP) * sigmoid(verschil)
    const goed = trek(leerling.seed, 99, i) < kans
    keuzes.push({ ...keuze, kans, goed })
    nu = engine.update(nu, keuze.itemId, {
      correct: goed,
      t,
      guess: leerling.guess,
      source: bronBijReden(keuze.reden),
      place: 'school',
    })
  }
  return { staat: nu, keuzes }
}
