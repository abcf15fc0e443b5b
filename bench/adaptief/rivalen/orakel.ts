import { onthouden } from '../geheugen.ts'
import { logistisch, logit, metGok } from '../kans.ts'
import { afstand, kent, niveau, type Waarheid } from '../leerling.ts'
import { op } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { maakToeval, zaad } from '../toeval.ts'
import type { Boek } from '../wereld.ts'
import { maakVers } from './vers.ts'
import { wensVoor, zoekWoord, zomaarEen } from './zoek-woord.ts'

const BLOK = 10
/** A category that was just practised is worth less, until so many days have gone. */
const VERLIES = 0.6
const RUST_DAGEN = 2
/** How much of its value a category keeps when what comes before is not known at all. */
const ONRIJP = 0.25

/** How steep the dictation of a category is at this level: what a little more skill brings. */
function helling(w: Waarheid, k: number): number {
  const { boek, echt } = w.wereld
  const hoog = niveau(w, k)
  let som = 0
  for (let i = k * boek.perCategorie; i < (k + 1) * boek.perCategorie; i += 1) {
    const p = logistisch(hoog - op(echt, i))
    som += p * (1 - p)
  }
  return som / boek.perCategorie
}

/** The weakest of what comes before. */
function gereed(w: Waarheid, k: number): number {
  const { boek, midden } = w.wereld
  const eerder = boek.vereist[k] ?? []
  return Math.min(1, ...eerder.map((q) => logistisch(2 * (niveau(w, q) - op(midden, q) + 0.3))))
}

/**
 * What a leerling remembers of each word, looked up once in a taak: in those minutes it hardly fades. A
 * word that was just met is looked up again.
 */
function maakWeten(w: Waarheid) {
  const geheugen = new Float64Array(w.wereld.boek.woorden)
  const gezienIn = new Int32Array(geheugen.length).fill(-1)
  let taak = 0
  const onthoudt = (woord: number): number => {
    if (op(w.geheugen.aantal, woord) === 0) return 0
    if (op(gezienIn, woord) !== taak) {
      geheugen[woord] = onthouden(w.geheugen, woord, w.klok)
      gezienIn[woord] = taak
    }
    return op(geheugen, woord)
  }
  return {
    ververs: () => void (taak += 1),
    vergeet: (woord: number) => void (gezienIn[woord] = -1),
    /** How far level would have to lie above difficulty for what this leerling knows in all. */
    afstand(woord: number): number {
      const x = afstand(w, woord)
      const m = onthoudt(woord)
      return m === 0 ? x : logit(1 - (1 - logistisch(x)) * (1 - m))
    },
  }
}

/**
 * The policy the engine is meant to follow, by somebody who sees all: the category where a little more
 * skill is worth most now, its word with a true chance nearest to 80 %. It knows what is, not which law
 * of learning holds; so it shows what better estimates could bring, not what a better policy could.
 */
export function orakel(boek: Boek): Rivaal {
  return {
    begin({ nr, scope }, waarheid) {
      const toeval = maakToeval(zaad('orakel', nr))
      const vers = maakVers(boek.woorden)
      const laatst = new Float64Array(boek.codes.length).fill(-Infinity)
      let volgorde: readonly number[] = []
      let over = 0
      const waarde = (k: number, t: number): number =>
        helling(waarheid, k) *
        (ONRIJP + (1 - ONRIJP) * gereed(waarheid, k)) *
        (1 - VERLIES * Math.exp((op(laatst, k) - t) / RUST_DAGEN))
      const weet = maakWeten(waarheid)
      const zoek = { boek, vers, afstand: weet.afstand }
      const beginBlok = (t: number): void => {
        const waarden = new Map(scope.map((k) => [k, waarde(k, t)]))
        volgorde = scope.toSorted((a, c) => (waarden.get(c) ?? 0) - (waarden.get(a) ?? 0))
        over = BLOK
      }
      return {
        kies({ t, gok, begin }) {
          if (begin) weet.ververs()
          if (begin || over === 0) beginBlok(t)
          over -= 1
          for (const k of volgorde) {
            const woord = zoekWoord(zoek, k, wensVoor(gok))
            if (woord < 0) continue
            laatst[k] = t
            return woord
          }
          return zomaarEen(zoek, op(volgorde, 0), toeval.kies)
        },
        leer({ woord }) {
          vers.gehad(woord)
          weet.vergeet(woord)
        },
        voorspel: (woord, { gok }) => metGok(kent(waarheid, woord), gok),
      }
    },
  }
}
