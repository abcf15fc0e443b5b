import { EILANDEN, type Eiland, type VensterStand } from '@letterhaven/contracts/landkaart'
import { gedaanVan, kaartGroep, type KaartLeerling } from './kaart-leerling.ts'
import { openCategorieen } from './open-vensters.ts'
import { takenVoor, type TaakPlan } from './taken.ts'
import { isVerlicht, standVan, type CategorieBeeld } from './venster-stand.ts'

/** A window on the map: a goal within reach, or one that has light already. */
export interface VensterPlan {
  /** The stable key of the window: the code of its category. */
  readonly sleutel: string
  readonly categorieen: readonly string[]
  readonly eiland: Eiland
  readonly stand: VensterStand
  /** Whether there is something to win here now. */
  readonly isOpen: boolean
  readonly taken: readonly TaakPlan[]
}

export interface LandkaartPlan {
  /** All six islands in sailing order; an island where nothing is taught yet lies in mist. */
  readonly eilanden: readonly {
    readonly eiland: Eiland
    readonly mist: boolean
    readonly vensters: readonly VensterPlan[]
    /** Categories whose window opens later: those of the pupil's own years, or of the next year where those have none. */
    readonly straks: readonly string[]
  }[]
  /** Where 'Verder spelen' sails to; null only when nothing can be played. */
  readonly verder: { readonly venster: string; readonly taak: string } | null
}

/**
 * Makes the map of a pupil: every window with light, the few open ones per island that are worth most now, and the taak to go
 * on with. A window that got light never leaves the map, even when others are worth more. The map depends on its arguments
 * alone; the order of `beeld` is the learning order.
 */
export function makeLandkaart(
  leerling: KaartLeerling,
  beeld: readonly CategorieBeeld[],
): LandkaartPlan {
  const open = openCategorieen(leerling, beeld)
  const vensters = beeld
    .filter((b) => open.includes(b) || heeftLicht(b))
    .map((b) => makeVenster(leerling, b, open.includes(b)))
  const eilanden = EILANDEN.map((eiland) => {
    const hier = vensters.filter((v) => v.eiland === eiland)
    const straks = straksVan(
      kaartGroep(leerling.groep),
      beeld.filter((b) => b.eiland === eiland),
    ).filter((code) => !hier.some((v) => v.sleutel === code))
    return { eiland, mist: hier.length + straks.length === 0, vensters: hier, straks }
  })
  return { eilanden, verder: chooseFurther(leerling, vensters, opVolgorde(beeld, open)) }
}

/** Returns what is still to come on an island: the goals of the pupil's years or, if it has none, those of the next one. */
function straksVan(groep: number, hier: readonly CategorieBeeld[]): readonly string[] {
  const totEnMet = (jaar: number) => hier.filter((b) => b.groep <= jaar).map((b) => b.code)
  const eigen = totEnMet(groep)
  return eigen.length > 0 ? eigen : totEnMet(groep + 1)
}

/** Makes the window of one category with its taken. */
export function makeVenster(
  leerling: KaartLeerling,
  beeld: CategorieBeeld,
  isOpen: boolean,
): VensterPlan {
  const { code, eiland } = beeld
  const taken = takenVoor(code, eiland, leerling.speelbaar)
  return { sleutel: code, categorieen: [code], eiland, stand: standVan(beeld), isOpen, taken }
}

/** The day of the last answer; a category that was never answered comes before all others. */
const laatstVan = ({ laatst }: CategorieBeeld): number => laatst ?? -Number.MAX_VALUE

const heeftLicht = (beeld: CategorieBeeld): boolean => standVan(beeld) !== 'donker'

/**
 * Returns the codes in the order in which the boat would visit them: open ones by value, then half lit, then lit ones, within
 * each of these two the longest ago first.
 */
function opVolgorde(
  beeld: readonly CategorieBeeld[],
  open: readonly CategorieBeeld[],
): readonly string[] {
  const eerder = beeld
    .filter((b) => heeftLicht(b) && !open.includes(b))
    .toSorted(
      (a, b) => Number(isVerlicht(a)) - Number(isVerlicht(b)) || laatstVan(a) - laatstVan(b),
    )
  return [...open, ...eerder].map((b) => b.code)
}

/** Chooses the next taak of the first window in this order that has any. */
function chooseFurther(
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
