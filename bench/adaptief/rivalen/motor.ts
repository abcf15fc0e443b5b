import {
  createEngine,
  type Bron,
  type Catalogus,
  type Engine,
  type Keuze,
  type Leerling,
  type Staat,
} from '../../../packages/adaptief/src/index.ts'
import { op, tot } from '../rij.ts'
import type { Gegeven, Moment, Rivaal, Volger } from '../rivaal.ts'
import { zaad } from '../toeval.ts'
import { categorieVan, type Boek } from '../wereld.ts'

const KENMERKEN = ['lengte', 'clusters', 'band'] as const
/** Where an answer comes from, by the reason its opgave was given for. */
const BRON: ReadonlyMap<string, Bron> = new Map<Keuze['reden']['soort'] | 'toets', Bron>([
  ['groei', 'practice'],
  ['herhaling', 'review'],
  ['peiling', 'probe'],
  ['toets', 'start'],
])
/** The day on which a world begins, for an engine that counts from 1970. */
const EERSTE_DAG = 20_000

const idVan = (boek: Boek, woord: number): string =>
  `${boek.codes[categorieVan(boek, woord)]}-${woord}`
const woordVan = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1))

/** The book in the form that the engine reads. */
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

/** The engine of the product as a rival: the one file of the study that knows it. */
export function motor(boek: Boek): Rivaal {
  const engine = createEngine(catalogusVan(boek))
  return {
    begin({ nr, groep, scope }) {
      const leerling: Leerling = { groep, scope: scope.map((k) => boek.codes[k] ?? '') }
      return volg(engine, boek, engine.init(leerling, zaad('motor', nr)))
    },
    moeilijkheid: (woord) => engine.difficulty(idVan(boek, woord)).mean,
  }
}

function volg(engine: Engine, boek: Boek, eerste: Staat): Volger {
  let staat = eerste
  let waarom = 'groei'
  const dag = (t: number): number => EERSTE_DAG + t
  return {
    kies({ t, gok, begin }: Moment) {
      const keuze = engine.next(staat, { t: dag(t), guess: gok, newBlock: begin })
      if (!keuze) throw new Error('de motor had geen woord meer')
      waarom = keuze.reden.soort
      return woordVan(keuze.itemId)
    },
    leer({ woord, goed, t, gok, ms, thuis, waarom: reden }: Gegeven) {
      staat = engine.update(staat, idVan(boek, woord), {
        correct: goed,
        t: dag(t),
        guess: gok,
        source: BRON.get(reden) ?? 'practice',
        place: thuis ? 'home' : 'school',
        rt: ms,
      })
    },
    waarom: () => waarom,
    voorspel: (woord, { t, gok }) =>
      engine.predict(staat, idVan(boek, woord), { t: dag(t), guess: gok }),
    vaardigheid: (k) => engine.ability(staat, boek.codes[k] ?? ''),
    zwak: () => engine.weakSkills(staat).map(({ categorie }) => boek.codes.indexOf(categorie)),
    kopie() {
      const gelezen = engine.parse(engine.serialize(staat))
      if (!gelezen.ok) throw new Error(`de staat van de motor is niet te lezen: ${gelezen.fout}`)
      return volg(engine, boek, gelezen.staat)
    },
  }
}
