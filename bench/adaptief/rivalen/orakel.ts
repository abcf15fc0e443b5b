import { logistisch, metGok } from '../kans.ts'
import { afstand, kent, niveau, type Waarheid } from '../leerling.ts'
import { op } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { plekkenVan, type Boek } from '../wereld.ts'
import { makeBeleid } from './beleid.ts'
import { makeFresh } from './vers.ts'
import { makeWeten } from './weten.ts'

function helling(w: Waarheid, k: number): number {
  const { boek, echt } = w.wereld
  const { vanaf, tot } = plekkenVan(boek, k)
  const hoog = niveau(w, k)
  let som = 0
  for (let i = vanaf; i < tot; i += 1) {
    const p = logistisch(hoog - op(echt, i))
    som += p * (1 - p)
  }
  return som / boek.perCategorie
}

function gereed(w: Waarheid, k: number): number {
  const { boek, midden } = w.wereld
  const eerder = boek.vereist[k] ?? []
  return Math.min(1, ...eerder.map((q) => logistisch(2 * (niveau(w, q) - op(midden, q) + 0.3))))
}

/**
 * Follows the engine's policy while seeing everything. It knows the current state but not which law of learning holds, so it
 * shows what better estimates could bring, not what a better policy could.
 */
export function orakel(boek: Boek): Rivaal {
  return {
    begin({ nr, scope }, w) {
      const vers = makeFresh(boek.woorden)
      const weet = makeWeten(w)
      const blik = {
        boek,
        vers,
        afstand: (woord: number) => weet.metGeheugen(woord, afstand(w, woord)),
        helling: (k: number) => helling(w, k),
        gereed: (k: number) => gereed(w, k),
      }
      const choose = makeBeleid(blik, scope, makeToeval(zaad('orakel', nr)))
      return {
        choose(moment) {
          if (moment.begin) weet.ververs()
          return choose(moment)
        },
        leer({ woord }) {
          vers.gehad(woord)
          weet.vergeet(woord)
        },
        voorspel: (woord, { gok }) => metGok(kent(w, woord), gok),
      }
    },
  }
}
