import { EILANDEN, type Eiland, type VensterStand } from '@letterhaven/contracts/landkaart'
import { gedaanVan, kaartGroep, type KaartLeerling } from './kaart-leerling.ts'
import { openCategorieen } from './open-vensters.ts'
import { takenVoor, type TaakPlan } from './taken.ts'
import { isVerlicht, standVan, type CategorieBeeld } from './venster-stand.ts'

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
    /** Categories whose window opens later: of the pupil's own years, or of the next where those have none. */
    readonly straks: readonly string[]
  }[]
  /** Where 'Verder spelen' sails to; null only where nothing can be played. */
  readonly verder: { readonly venster: string; readonly taak: string } | null
}

/**
 * The map of a pupil: every lit window, the few open ones per island that are worth most now, and the
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
  const eilanden = EILANDEN.map((eiland) => {
    const hier = vensters.filter((v) => v.eiland === eiland)
    const straks = straksVan(
      kaartGroep(leerling.groep),
      beeld.filter((b) => b.eiland === eiland),
    ).filter((code) => !hier.some((v) => v.sleutel === code))
    return { eiland, mist: hier.length + straks.length === 0, vensters: hier, straks }
  })
  return { eilanden, verder: kiesVerder(leerling, vensters, opVolgorde(beeld, open)) }
}

/** What is to come on an island: the goals of the own years, where it has none those of the next. */
function straksVan(groep: number, hier: readonly CategorieBeeld[]): readonly string[] {
  const totEnMet = (jaar: number) => hier.filter((b) => b.groep <= jaar).map((b) => b.code)
  const eigen = totEnMet(groep)
  return eigen.length > 0 ? eigen : totEnMet(groep + 1)
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
  const ronde = (t: TaakPlan) => Math.floor(gedaanVan(leerling, t) / t.aantal)
  const minst = Math.min(...venster.taken.map(ronde))
  const taak = venster.taken.find((t) => ronde(t) === minst) ?? eerste
  return { venster: venster.sleutel, taak: taak.sleutel }
}
