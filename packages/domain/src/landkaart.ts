import {
  EILANDEN,
  type Eiland,
  type TaakSoort,
  type VensterStand,
} from '@letterhaven/contracts/landkaart'
import { takenVoor, type TaakPlan } from './taken.ts'

/** When a window opens, lights up and turns gold. Source: the mastery rule of the simulation study. */
export const VENSTER_REGELS = {
  /** Open windows at once: what a child can take in on one map. */
  maxOpen: 5,
  /** Answers before a window is half lit, and before it can be lit at all. */
  halfVanaf: 5,
  aanVanaf: 12,
  /** Mastered: the low end of the 80 % interval, so 90 % sure of this chance or more. */
  beheerst: 0.85,
  /** Retained: still known at an answer so many days later. */
  goudNaDagen: 14,
  /** A prerequisite is ready from this chance: half of its words, so that a new leerling has a choice too. */
  klaar: 0.5,
  /** … and for a category of next year from this one: the basis is firm, not just expected. */
  klaarVooruit: 0.75,
  /** Extra value of a window that was begun, so that the boat does not sail back and forth. */
  begonnen: 1.15,
} as const

/** The engine's picture of one category for one pupil, with the place it has in the language. */
export interface CategorieBeeld {
  readonly code: string
  readonly eiland: Eiland
  /** School year in which it is first taught. */
  readonly groep: number
  readonly vereist: readonly string[]
  /** Chance of a right answer with its 80 % interval, and the answers behind it. */
  readonly kans: number
  readonly laag: number
  readonly hoog: number
  readonly n: number
  /** Day (a number) on which the window was first seen lit, where that was stored. */
  readonly aanSinds?: number | null
  /** Day of the last answer in the category. */
  readonly laatst?: number | null
}

/** A window on the map: a goal in reach, or one that is lit already. */
export interface VensterPlan {
  /** Stable name of the window: the code of its category. */
  readonly sleutel: string
  readonly categorieen: readonly string[]
  readonly eiland: Eiland
  readonly stand: VensterStand
  /** Is there something to win here now? */
  readonly isOpen: boolean
  readonly taken: readonly TaakPlan[]
}

export interface LandkaartPlan {
  /** All six islands in sailing order; where nothing is taught yet an island lies in mist. */
  readonly eilanden: readonly {
    readonly eiland: Eiland
    readonly mist: boolean
    readonly vensters: readonly VensterPlan[]
    /** Categories of the pupil's own years whose window opens later. */
    readonly straks: readonly string[]
  }[]
  /** Where 'Verder spelen' sails to; null only where nothing can be played. */
  readonly verder: { readonly venster: string; readonly taak: string } | null
}

/** Whose map it is and what can be played now. */
export interface KaartLeerling {
  /** School year; younger than 3 starts where reading starts. */
  readonly groep: number
  /** Kinds of exercise for which there is a finished game. */
  readonly speelbaar: readonly TaakSoort[]
  /** Answers given in a taak (by its key) of this round; a taak with all of them is done. */
  readonly gedaan?: ReadonlyMap<string, number>
}

/** Where reading and spelling begin. */
const EERSTE_GROEP = 3

/** How much light a window has. Lit and gold never go out: what was seen lit stays so. */
export function standVan(beeld: CategorieBeeld): VensterStand {
  const { n, laag, kans, aanSinds = null, laatst = null } = beeld
  if (aanSinds !== null) {
    const isLater = laatst !== null && laatst - aanSinds >= VENSTER_REGELS.goudNaDagen
    return isLater && kans >= VENSTER_REGELS.beheerst ? 'goud' : 'aan'
  }
  if (n >= VENSTER_REGELS.aanVanaf && laag >= VENSTER_REGELS.beheerst) return 'aan'
  return n >= VENSTER_REGELS.halfVanaf ? 'half' : 'donker'
}

/**
 * The map of a pupil: every lit window, the at most five open ones that are worth most now, and the
 * taak to go on with. Depends on its arguments alone; the order of `beeld` is the learning order.
 */
export function maakLandkaart(
  leerling: KaartLeerling,
  beeld: readonly CategorieBeeld[],
): LandkaartPlan {
  const open = openCategorieen(leerling, beeld)
  const vensters = beeld
    .filter((b) => open.includes(b) || isVerlicht(b))
    .map((b) => maakVenster(leerling, b, open.includes(b)))
  const groep = Math.max(EERSTE_GROEP, leerling.groep)
  const eilanden = EILANDEN.map((eiland) => {
    const hier = vensters.filter((v) => v.eiland === eiland)
    const straks = beeld
      .filter((b) => b.eiland === eiland && b.groep <= groep)
      .map((b) => b.code)
      .filter((code) => !hier.some((v) => v.sleutel === code))
    return { eiland, mist: hier.length + straks.length === 0, vensters: hier, straks }
  })
  return { eilanden, verder: kiesVerder(leerling, vensters, opVolgorde(beeld, open)) }
}

function isVerlicht(beeld: CategorieBeeld): boolean {
  const stand = standVan(beeld)
  return stand === 'aan' || stand === 'goud'
}

/** The window of one category with its taken. */
export function maakVenster(
  leerling: KaartLeerling,
  beeld: CategorieBeeld,
  isOpen: boolean,
): VensterPlan {
  const { code, eiland } = beeld
  const taken = takenVoor(code, eiland, leerling.speelbaar)
  return { sleutel: code, categorieen: [code], eiland, stand: standVan(beeld), isOpen, taken }
}

/** What can be learned now, most worth first: taught by now, prerequisites ready, not yet lit. */
function openCategorieen(
  leerling: KaartLeerling,
  beeld: readonly CategorieBeeld[],
): readonly CategorieBeeld[] {
  const groep = Math.max(EERSTE_GROEP, leerling.groep)
  const opCode = new Map(beeld.map((b) => [b.code, b]))
  const isKlaar = (code: string, vanaf: number) => {
    const eerder = opCode.get(code)
    return !eerder || isVerlicht(eerder) || eerder.kans >= vanaf
  }
  const kan = (b: CategorieBeeld, vanaf: number) =>
    !isVerlicht(b) && b.vereist.every((code) => isKlaar(code, vanaf))
  const { klaar, klaarVooruit } = VENSTER_REGELS
  const eigen = beeld.filter((b) => b.groep <= groep && kan(b, klaar))
  // Who has little left of the own year looks one year ahead.
  const vooruit = beeld.filter(
    (b) => b.groep === groep + 1 && kan(b, klaarVooruit) && b.vereist.length > 0,
  )
  const opWaarde = (lijst: readonly CategorieBeeld[]) =>
    lijst.toSorted((a, b) => waarde(b) - waarde(a))
  return [...opWaarde(eigen), ...opWaarde(vooruit)].slice(0, VENSTER_REGELS.maxOpen)
}

/** q(1-q): practice gains most where right and wrong are still both likely. */
function waarde(b: CategorieBeeld): number {
  const begonnen = standVan(b) === 'half' ? VENSTER_REGELS.begonnen : 1
  return b.kans * (1 - b.kans) * begonnen
}

/** Codes in the order in which the boat would visit them: open by value, then lit, longest ago first. */
function opVolgorde(
  beeld: readonly CategorieBeeld[],
  open: readonly CategorieBeeld[],
): readonly string[] {
  const verlicht = beeld
    .filter(isVerlicht)
    .toSorted((a, b) => (a.laatst ?? -Infinity) - (b.laatst ?? -Infinity) || 0)
  return [...open, ...verlicht].map((b) => b.code)
}

/** The next taak of the first window in this order that has any. */
function kiesVerder(
  leerling: KaartLeerling,
  vensters: readonly VensterPlan[],
  volgorde: readonly string[],
): LandkaartPlan['verder'] {
  const rang = (v: VensterPlan) => volgorde.indexOf(v.sleutel)
  const speelbaar = vensters.filter((v) => v.taken.length > 0)
  const [venster] = speelbaar.toSorted((a, b) => rang(a) - rang(b))
  const [eerste] = venster?.taken ?? []
  if (!venster || !eerste) return null
  const gedaan = (taak: TaakPlan) => leerling.gedaan?.get(taak.sleutel) ?? 0
  const taak = venster.taken.find((t) => gedaan(t) < t.aantal) ?? eerste
  return { venster: venster.sleutel, taak: taak.sleutel }
}
