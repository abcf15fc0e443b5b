import { logistisch, metGok } from './kans.ts'
import { kenner } from './rivalen/kenner.ts'
import { motor } from './rivalen/motor.ts'
import { afstand, makeWaarheid, niveau, type Waarheid } from './leerling.ts'
import { isLoos, ZOEKTIJD } from './waarnemen.ts'
import { play } from './oefenen.ts'
import { som, tot } from './rij.ts'
import type { Rivaal, Volger } from './rivaal.ts'
import { makeToeval, zaad } from './toeval.ts'
import { AFNAME } from './toets.ts'
import { makeWereld, plekkenVan, type Wereld } from './wereld.ts'
import type { Wet } from './wetten.ts'

/** Who looks for weak categories, and with what. */
const ZOEKERS = {
  motor,
  kenner: (boek) => kenner(boek),
  'kenner, leest algemeen': (boek) => kenner(boek, 'algemeen'),
  'kenner, leest per categorie': (boek) => kenner(boek, 'per categorie'),
} as const satisfies Readonly<Record<string, (boek: Wereld['boek']) => Rivaal>>
export type Zoeker = keyof typeof ZOEKERS

/** A moment at which somebody was surer of a weakness than ever before. */
export interface Top {
  readonly zeker: number
  /** How many answers it took. */
  readonly na: number
  /** Whether telling it then would have been a false alarm. */
  readonly isLoos: boolean
}

/** What was thought of one category in six weeks, each time surer, and whether it was planted as weak. */
interface Spoor {
  readonly isZwak: boolean
  readonly toppen: readonly Top[]
}

/** One leerling: all categories in scope. */
export type ZwakUitslag = readonly Spoor[]

/** What is asked of one world. */
export interface ZwakVraag {
  readonly zoeker: Zoeker
  readonly wereld: string
  readonly wet: Wet
  readonly leerlingen: number
  /** Whether a start test comes before the first session. */
  readonly begintoets: boolean
}

/** A start test: this many typed words, each aimed at this chance, a quarter of a minute apart. */
const WOORDEN = 40
const DOEL = 0.6
const GETYPT = 0.02
const OPGAVE = 15 / 86_400

/** Returns the word of a category, not asked yet, whose chance comes nearest to the aim in the eyes of who asks. */
function naasteWoord(volger: Volger, kandidaten: readonly number[], t: number): number {
  const ver = (woord: number): number =>
    Math.abs((volger.voorspel?.(woord, { t, gok: GETYPT, begin: false }) ?? 0) - DOEL)
  return kandidaten.reduce((a, b) => (ver(b) < ver(a) ? b : a))
}

/** Gives a leerling a start test of what is known least. It teaches nothing, and has draws of its own. */
export function takeBegintoets(volger: Volger, w: Waarheid): void {
  const toeval = makeToeval(zaad('begintoets', w.nr))
  const gevraagd = new Set<number>()
  const { boek } = w.wereld
  const sd = (k: number): number => volger.vaardigheid?.(k).sd ?? 0
  for (const n of tot(WOORDEN)) {
    const k = w.scope.reduce((a, b) => (sd(b) > sd(a) ? b : a))
    const { vanaf, tot: eind } = plekkenVan(boek, k)
    const over = tot(eind - vanaf)
      .map((i) => vanaf + i)
      .filter((woord) => !gevraagd.has(woord))
    const woord = naasteWoord(volger, over, n * OPGAVE)
    gevraagd.add(woord)
    const goed = toeval.deel() < metGok(logistisch(afstand(w, woord)), GETYPT)
    volger.leer({ woord, goed, gok: GETYPT, ...AFNAME, t: n * OPGAVE })
  }
}

/** Follows how sure somebody is of each category of a leerling. */
function follow(w: Waarheid) {
  const toppen = new Map<number, Top[]>(w.scope.map((k) => [k, []]))
  return {
    hoor(volger: Volger, na: number): void {
      const midden = som(w.scope.map((k) => niveau(w, k))) / w.scope.length
      for (const [k, zeker] of volger.zwakte?.() ?? []) {
        const lijst = toppen.get(k)
        if (!lijst || zeker <= (lijst.at(-1)?.zeker ?? VANAF)) continue
        lijst.push({ zeker, na, isLoos: isLoos(niveau(w, k) - midden) })
      }
    },
    end: (): ZwakUitslag =>
      w.scope.map((k) => ({ isZwak: w.zwak.includes(k), toppen: toppen.get(k) ?? [] })),
  }
}

/** What is thought less likely than this is never told. */
const VANAF = 0.05

/** Lets leerlingen practise for six weeks, while somebody looks for their weak categories. */
export function searchZwak(vraag: ZwakVraag): ZwakUitslag[] {
  const wereld = makeWereld(vraag.wereld)
  const rivaal = ZOEKERS[vraag.zoeker](wereld.boek)
  const deelnemers = tot(vraag.leerlingen).map((nr) => {
    const w = makeWaarheid(wereld, nr, { zittingen: ZOEKTIJD, hulp: 0 })
    const volger = rivaal.begin(w, w)
    if (vraag.begintoets) takeBegintoets(volger, w)
    return { w, volger, spoor: follow(w), aantal: 0 }
  })
  for (const zitting of tot(ZOEKTIJD)) {
    for (const deelnemer of deelnemers) {
      const { w, volger, spoor } = deelnemer
      play(w, volger, { wet: vraag.wet, zitting, hoor: () => void (deelnemer.aantal += 1) })
      spoor.hoor(volger, deelnemer.aantal)
    }
    rivaal.nacht?.()
  }
  return deelnemers.map(({ spoor }) => spoor.end())
}

/** What comes of telling a category as soon as somebody is surer than this. */
export interface Gemeld {
  readonly drempel: number
  /** The share of weak categories that was found, and the false alarms, per leerling. */
  readonly gevonden: readonly number[]
  readonly loos: readonly number[]
  /** How many answers it took, of each that was found. */
  readonly na: readonly number[]
}

/** Returns what comes of a threshold. */
export function reportBoven(uitslagen: readonly ZwakUitslag[], drempel: number): Gemeld {
  const na: number[] = []
  const loos: number[] = []
  const gevonden = uitslagen.map((sporen) => {
    let [vals, raak] = [0, 0]
    for (const { isZwak, toppen } of sporen) {
      const eerste = toppen.find(({ zeker }) => zeker > drempel)
      if (!eerste) continue
      if (!isZwak) vals += eerste.isLoos ? 1 : 0
      else {
        raak += 1
        na.push(eerste.na)
      }
    }
    loos.push(vals)
    return raak / sporen.filter(({ isZwak }) => isZwak).length
  })
  return { drempel, gevonden, loos, na }
}

/** How often the range of thresholds is halved. */
const HALVERINGEN = 20

/** Returns what comes of the lowest threshold at which there are no more false alarms per leerling than this. */
export function reportBij(uitslagen: readonly ZwakUitslag[], alarmen: number): Gemeld {
  let [laag, hoog] = [VANAF, 1]
  for (const _ of tot(HALVERINGEN)) {
    const midden = (laag + hoog) / 2
    const loos = som(reportBoven(uitslagen, midden).loos) / uitslagen.length
    if (loos > alarmen) laag = midden
    else hoog = midden
  }
  return reportBoven(uitslagen, hoog)
}
