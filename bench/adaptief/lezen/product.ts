import { createEngine, type Staat } from '../../../packages/adaptief/src/index.ts'
import {
  askMoeilijkheid,
  type Leesvraagsoort,
} from '../../../packages/adaptief/src/lezen/begrip.ts'
import { FLITS_SLIP, FLITS_STEILTE } from '../../../packages/adaptief/src/lezen/constanten.ts'
import { leesengine } from '../../../packages/adaptief/src/lezen/leesengine.ts'
import type { Leesgebeurtenis } from '../../../packages/adaptief/src/lezen/leesstaat.ts'
import { CATEGORIEEN } from '../../../packages/taal/src/categorieen.ts'
import { logit } from '../kans.ts'
import { op, tot } from '../rij.ts'
import { categorieVan, type Boek } from '../wereld.ts'

/** The day on which readers begin, for an engine that counts days from 1970. */
const EERSTE_DAG = 20_000

/** A number with the interval of 80 % that is told with it. */
export interface Schatting {
  readonly waarde: number
  readonly laag: number
  readonly hoog: number
}

/** One reading to a listener: what was tried, what was right, and how long it took. */
export interface Lezing {
  readonly woorden: number
  readonly goed: number
  readonly ms: number
  /** How hard the text is, as a place in school years. */
  readonly niveau: number
  readonly t: number
}

/** Makes a state of reading that hears of one thing after another. */
function makeLezer(groep: number) {
  let staat = leesengine.init({ groep })
  return {
    staat: () => staat,
    hoor(wat: Leesgebeurtenis): void {
      staat = leesengine.update(staat, wat).staat
    },
  }
}

/** Follows how fluently somebody reads, as the product does. */
export function makeVlotlezer(groep: number) {
  const lezer = makeLezer(groep)
  return {
    hoor: (lezing: Lezing) =>
      lezer.hoor({
        soort: 'lezing',
        vorm: 'tekst',
        lezing: { ...lezing, t: EERSTE_DAG + lezing.t },
      }),
    nu(): Schatting {
      const { perMinuut, laag, hoog } = leesengine.vlotheid(lezer.staat(), 'tekst')
      return { waarde: perMinuut, laag, hoog }
    },
  }
}

/** Follows how long a word must be seen, as the product does. */
export function makeFlitslezer(groep: number, gok: number) {
  const lezer = makeLezer(groep)
  const af = (kans: number): number => logit(kans / (1 - FLITS_SLIP)) / FLITS_STEILTE
  return {
    volgende: (): number => leesengine.volgendeFlits(lezer.staat(), gok),
    hoor: (antwoord: { correct: boolean; ms: number; t: number }) =>
      lezer.hoor({
        soort: 'flits',
        antwoord: { ...antwoord, gok, t: EERSTE_DAG + antwoord.t },
      }),
    /** The exposure at which three of four words are read, which follows from that for four of five. */
    driekwart: (): number => leesengine.flits(lezer.staat()).ms * Math.exp(af(0.75) - af(0.8)),
  }
}

/** A text that may be given. */
export interface Tekst {
  readonly id: string
  readonly jaar: number
  readonly keuzes: number
}

/** A question that was answered: what it asks, and whether it went right. */
export interface Vraag {
  readonly soort: Leesvraagsoort
  readonly correct: boolean
}

/** Follows how well somebody understands, and chooses texts, as the product does. */
export function makeTekstlezer(groep: number) {
  const lezer = makeLezer(groep)
  const gelezen = new Set<string>()
  return {
    choose(teksten: readonly Tekst[]): Tekst {
      const passend = leesengine.chooseTekst(lezer.staat(), teksten, gelezen)
      if (!passend) throw new Error('er is geen tekst')
      gelezen.add(passend.keus.id)
      return passend.keus
    },
    hoor: ({ jaar, keuzes }: Tekst, vragen: readonly Vraag[], t: number) =>
      lezer.hoor({
        soort: 'begrip',
        antwoorden: {
          t: EERSTE_DAG + t,
          vragen: vragen.map(({ soort, correct }) => ({
            correct,
            keuzes,
            moeilijkheid: askMoeilijkheid(jaar, soort),
          })),
        },
      }),
    nu(): Schatting {
      const { jaar, laag, hoog } = leesengine.begrip(lezer.staat())
      return { waarde: jaar, laag, hoog }
    },
  }
}

/** How hard each kind of question is thought to be, beside the year of its text. */
export const toeslagVan = (soort: Leesvraagsoort): number => askMoeilijkheid(4, soort).mean

const idVan = (woord: number): string => `w${woord}`

/** Makes the engine over the opgaven of one gebied, beside spelling, of which the state of a leerling consists at first. */
export function makeGebied(boek: Boek, gebied: string) {
  const engine = createEngine({
    categorieen: [
      ...Object.values(CATEGORIEEN).filter(({ code }) => !boek.codes.includes(code)),
      ...boek.codes.map((code, k) => ({
        code,
        groep: op(boek.groep, k),
        vereist: (boek.vereist[k] ?? []).map((q) => boek.codes[q] ?? ''),
        gebied,
      })),
    ],
    woorden: tot(boek.woorden).map((woord) => ({
      id: idVan(woord),
      categorie: boek.codes[categorieVan(boek, woord)] ?? '',
      kenmerken: {},
      moeilijkheid: { mean: op(boek.prior, woord), sd: boek.priorSd },
    })),
  })
  return (groep: number, scope: readonly number[], seed: number) => {
    const spelling = Object.values(CATEGORIEEN)
      .filter((rij) => rij.groep <= groep && !boek.codes.includes(rij.code))
      .map(({ code }) => code)
    let staat: Staat = engine.init({ groep, scope: spelling }, seed)
    const alleen = scope.map((k) => boek.codes[k] ?? '')
    let bron: 'practice' | 'review' | 'probe' = 'practice'
    return {
      choose({ t, gok, begin }: { t: number; gok: number; begin: boolean }): number {
        const ctx = { t: EERSTE_DAG + t, guess: gok, newBlock: begin, alleen }
        const keuze = engine.next(staat, ctx)
        if (!keuze) throw new Error('er is geen opgave meer')
        bron = BRONNEN[keuze.reden.soort]
        return Number(keuze.itemId.slice(1))
      },
      leer(antwoord: { woord: number; goed: boolean; gok: number; t: number }): void {
        staat = engine.update(staat, idVan(antwoord.woord), {
          correct: antwoord.goed,
          t: EERSTE_DAG + antwoord.t,
          guess: antwoord.gok,
          source: bron,
          place: 'school',
        })
      },
      niveau: (k: number): number => engine.ability(staat, boek.codes[k] ?? '').mean,
    }
  }
}

const BRONNEN = { groei: 'practice', herhaling: 'review', peiling: 'probe' } as const
