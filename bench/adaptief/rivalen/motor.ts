import {
  createEngine,
  type Bron,
  type Catalogus,
  type Engine,
  type Ijkpunt,
  type Keuze,
  type Leerling,
  type Response,
  type Staat,
} from '../../../packages/adaptief/src/index.ts'
import { op, tot } from '../rij.ts'
import type { Gegeven, Moment, Rivaal, Volger } from '../rivaal.ts'
import { zaad } from '../toeval.ts'
import { categorieVan, isBekend, metBekendeWoorden, type Boek } from '../wereld.ts'

const KENMERKEN = ['lengte', 'clusters', 'band'] as const
/** The source of an answer, by the reason for which its opgave was given. */
const BRON: ReadonlyMap<string, Bron> = new Map<Keuze['reden']['soort'] | 'toets', Bron>([
  ['groei', 'practice'],
  ['herhaling', 'review'],
  ['peiling', 'probe'],
  ['toets', 'start'],
])
/** The day on which a world begins, for an engine that counts days from 1970. */
const EERSTE_DAG = 20_000

const idVan = (boek: Boek, woord: number): string =>
  `${boek.codes[categorieVan(boek, woord)]}-${woord}`

/** Returns the book in the form that the engine reads. */
export function catalogusVan(boek: Boek): Catalogus {
  return {
    categorieen: boek.codes.map((code, k) => ({
      code,
      groep: op(boek.groep, k),
      vereist: (boek.vereist[k] ?? []).map((q) => boek.codes[q] ?? ''),
    })),
    woorden: tot(boek.woorden).map((woord) => ({
      id: idVan(boek, woord),
      categorie: boek.codes[categorieVan(boek, woord)] ?? '',
      kenmerken: Object.fromEntries(
        KENMERKEN.map((naam, f) => [naam, op(boek.kenmerken, woord * KENMERKEN.length + f)]),
      ),
      moeilijkheid: { mean: op(boek.prior, woord), sd: boek.priorSd },
    })),
  }
}

/** The current engine, and what the answers of this day said about their words; all leerlingen share it. */
interface School {
  engine: Engine
  punten: Ijkpunt[]
  /** Word to id and back, made once so that building texts is not counted as the engine's time. */
  readonly ids: readonly string[]
  readonly nummers: ReadonlyMap<string, number>
}

function makeSchool(catalogus: Catalogus): School {
  const ids = catalogus.woorden.map(({ id }) => id)
  const nummers = new Map(ids.map((id, woord) => [id, woord]))
  return { engine: createEngine(catalogus), punten: [], ids, nummers }
}

/** The engine of the product as a rival; its words are calibrated each night. */
export function motor(boek: Boek): Rivaal {
  const catalogus = catalogusVan(boek)
  const school = makeSchool(catalogus)
  return {
    begin({ nr, groep, scope }) {
      const leerling: Leerling = { groep, scope: scope.map((k) => boek.codes[k] ?? '') }
      const staat = school.engine.init(leerling, zaad('motor', nr))
      const gehoord = new Set<number>()
      return follow(school, boek, {
        staat,
        hoor(punt, t) {
          if (punt && !gehoord.has(t)) school.punten.push(punt)
          gehoord.add(t)
        },
      })
    },
    nacht() {
      school.engine = createEngine(catalogus, school.engine.endOfDay(school.punten))
      school.punten = []
    },
    moeilijkheid: (woord) => school.engine.difficulty(school.ids[woord] ?? '').mean,
  }
}

/** The engine with words that have been measured before: it shows what the engine lacks against the oracle apart from words. */
export function motorMetWoorden(boek: Boek): Rivaal {
  let bekend: Rivaal | undefined
  return {
    begin(wie, waarheid) {
      bekend ??= motor(isBekend(boek) ? boek : metBekendeWoorden(waarheid.wereld))
      return bekend.begin(wie, waarheid)
    },
    nacht: () => bekend?.nacht?.(),
  }
}

/** The engine by itself: nothing is recorded about words, so that only its own time is measured. */
export function kaleMotor(boek: Boek): Rivaal {
  const school = makeSchool(catalogusVan(boek))
  return {
    begin: ({ nr, groep, scope }) =>
      follow(school, boek, {
        staat: school.engine.init(
          { groep, scope: scope.map((k) => boek.codes[k] ?? '') },
          zaad('motor', nr),
        ),
      }),
  }
}

interface Begin {
  readonly staat: Staat
  /** Called with what an answer said about its word, and when it was given; an offline device has nobody to tell. */
  readonly hoor?: (punt: Ijkpunt | null, t: number) => void
}

function follow(school: School, boek: Boek, { staat: eerste, hoor }: Begin): Volger {
  let staat = eerste
  let waarom = 'groei'
  const dag = (t: number): number => EERSTE_DAG + t
  const zwakVanaf = (vanaf?: number) =>
    school.engine
      .weakSkills(staat, vanaf)
      .map(({ categorie, p }) => [boek.codes.indexOf(categorie), p] as const)
  return {
    choose({ t, gok, begin }: Moment) {
      const keuze = school.engine.next(staat, { t: dag(t), guess: gok, newBlock: begin })
      if (!keuze) throw new Error('de motor had geen woord meer')
      waarom = keuze.reden.soort
      return school.nummers.get(keuze.itemId) ?? -1
    },
    leer({ woord, goed, t, gok, ms, thuis, waarom: reden }: Gegeven) {
      const id = school.ids[woord] ?? ''
      const antwoord: Response = {
        correct: goed,
        t: dag(t),
        guess: gok,
        source: BRON.get(reden) ?? 'practice',
        place: thuis ? 'home' : 'school',
        rt: ms,
      }
      hoor?.(school.engine.ijkpunt(staat, id, antwoord), t)
      staat = school.engine.update(staat, id, antwoord)
    },
    waarom: () => waarom,
    voorspel: (woord, { t, gok }) =>
      school.engine.predict(staat, school.ids[woord] ?? '', { t: dag(t), guess: gok }),
    vaardigheid: (k) => school.engine.ability(staat, boek.codes[k] ?? ''),
    zwak: () => zwakVanaf().map(([k]) => k),
    zwakte: () => new Map(zwakVanaf(0)),
    kopie(waar) {
      const gelezen = school.engine.parse(school.engine.serialize(staat))
      if (!gelezen.ok) throw new Error(`de staat van de motor is niet te lezen: ${gelezen.fout}`)
      const begin = { staat: gelezen.staat }
      return follow(school, boek, waar === 'server' && hoor ? { ...begin, hoor } : begin)
    },
  }
}
