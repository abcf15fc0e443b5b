import type { Land } from '@letterhaven/contracts/admin'
import { docentenKomenVan } from './docenten-mee.ts'
import { jarenInNaam, LAATSTE_JAAR, letterVan, naamEenJaarLater } from './groepsnaam.ts'
import { isZelfdeNaam, naamSleutel } from './naamsleutel.ts'
import { schoneTekst } from './schone-tekst.ts'

/** A group of the year that ends, with its pupils. */
export interface OvergangGroep {
  readonly id: string
  readonly naam: string
  readonly leerlingen: readonly { readonly id: string; readonly jaargroep: number }[]
}

/** A group that a school has. */
export interface BestaandeGroep {
  readonly id: string
  readonly naam: string
}

/** Where the pupils of one year of a group go; a null `naar` means that they leave the school. */
export interface OvergangDeel {
  readonly groepId: string
  readonly jaargroep: number
  readonly naar: string | null
}

/** What was decided by hand, which overrides what is proposed. */
export interface OvergangKeuzes {
  /** Groups that were renamed or added. */
  readonly groepen: readonly { readonly sleutel: string; readonly naam: string }[]
  readonly delen: readonly OvergangDeel[]
  /** Pupils who go another way than their group; `blijft` means that they repeat the year. */
  readonly leerlingen: readonly {
    readonly id: string
    readonly naar: string | null
    readonly blijft: boolean
  }[]
}

/** A group of the new year. */
export interface NieuweGroep {
  readonly sleutel: string
  readonly naam: string
  /** The id of the group where the new year has it already, else null. */
  readonly bestaand: string | null
  /** The group of the year before whose teachers it gets: the one with the same name, where this group is new. */
  readonly docentenVan: string | null
}

/** One pupil's move to the new year. */
export interface Overstap {
  readonly id: string
  readonly van: string
  readonly jaargroep: number
  /** The year of the group that the pupil moves along with. */
  readonly deel: number
  /** The pupil's year after the move; it stays the same for a pupil who repeats the year or leaves. */
  readonly wordt: number
  readonly naar: string | null
  /** Whether it was decided for this pupil alone. */
  readonly anders: boolean
}

/** What a school's move is computed from. */
export interface OvergangInvoer {
  /** The groups that end, whatever their year. */
  readonly oud: readonly OvergangGroep[]
  /** The groups of the year before, including those without pupils. */
  readonly vorig: readonly BestaandeGroep[]
  /** The groups that the new year has already. */
  readonly nieuw: readonly BestaandeGroep[]
  /** The groups that the new year had and that were put away. */
  readonly weg: readonly BestaandeGroep[]
  readonly land: Land
}

/** A school's whole move into a new year: every pupil once. */
export interface Jaarovergang {
  readonly groepen: readonly NieuweGroep[]
  readonly delen: readonly OvergangDeel[]
  readonly leerlingen: readonly Overstap[]
  /** For each group that ends, the group proposed for those of its pupils who repeat the year. */
  readonly blijvers: readonly { readonly groepId: string; readonly naar: string | null }[]
  /** Names that were given by hand to two groups, which makes them one. */
  readonly dubbel: readonly string[]
  /** What was decided, as far as it still refers to a pupil and a group that exist. */
  readonly keuzes: OvergangKeuzes
}

export const GEEN_KEUZES: OvergangKeuzes = { groepen: [], delen: [], leerlingen: [] }

/**
 * A year counts in a group from this many pupils, or from this share of them: one pupil who stayed down does not make it a
 * combination group.
 */
const [MINST, DEEL] = [3, 0.25]

/** Returns the key of a group. It is stored with the choices, so the way it is made must not change. */
const sleutelVan = (naam: string): string => schoneTekst(naam).toLowerCase()

/** Returns the years that a group teaches, from its pupils, or from its name where it has none. */
function jarenVan({ naam, leerlingen }: OvergangGroep, land: Land): number[] {
  const perJaar = [...Map.groupBy(leerlingen, ({ jaargroep }) => jaargroep)]
  const telt = perJaar.filter(
    ([, wie]) => wie.length >= MINST || wie.length >= leerlingen.length * DEEL,
  )
  const jaren = (telt.length > 0 ? telt : perJaar).map(([jaar]) => jaar).toSorted((a, b) => a - b)
  const inNaam = jarenInNaam(naam, land)
  // A name with one year means that year, even if some pupils stayed down or skipped a year.
  const isEen = inNaam.length === 1 && jaren.some((jaar) => jaar === inNaam[0])
  return isEen || jaren.length === 0 ? inNaam : jaren
}

interface Klas {
  readonly groep: OvergangGroep
  readonly jaren: readonly number[]
}

const dichtstBij = (jaren: readonly number[], jaar: number): number =>
  jaren.reduce((best, een) => (Math.abs(een - jaar) < Math.abs(best - jaar) ? een : best))

interface School {
  readonly alle: readonly Klas[]
  readonly land: Land
}

/** Returns the name of the group for pupils of a year of this group next year; null once they have done the last year. */
function voorstel({ groep, jaren }: Klas, jaar: number, { alle, land }: School): string | null {
  if (jaar >= LAATSTE_JAAR) return null
  const later = naamEenJaarLater(groep.naam, land)
  const isSamen = jaren.length > 1
  if (isSamen && jaren.includes(jaar + 1)) return groep.naam
  const zelfde = alle.find((ander) => isZelfdeNaam(ander.groep.naam, later))
  if (!isSamen && zelfde) return zelfde.groep.naam
  const kan = alle.filter(
    (ander) =>
      ander.groep.id !== groep.id &&
      ander.jaren.includes(jaar + 1) &&
      (isSamen || ander.jaren.length > 1),
  )
  const letter = letterVan(groep.naam)
  const gekozen =
    kan.length === 1 ? kan[0] : kan.find(({ groep: { naam } }) => letterVan(naam) === letter)
  return gekozen?.groep.naam ?? later
}

/** Returns a function that finds a choice by its key, or null where there is none. */
function kiezer<T>(keuzes: readonly T[], sleutel: (keuze: T) => string): (s: string) => T | null {
  const bekend = new Map(keuzes.map((keuze) => [sleutel(keuze), keuze]))
  return (s) => bekend.get(s) ?? null
}

/** The name of each group of the new year, by the group's key. */
type Namen = ReadonlyMap<string, string>

/**
 * Gathers the keys of groups with the same name, however it is written, under the one that stands for all of them: a key in
 * `eerst` where there is one.
 */
function eenVan(namen: Namen, eerst: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const perNaam = Map.groupBy(namen.keys(), (sleutel) => naamSleutel(namen.get(sleutel) ?? ''))
  return new Map(
    [...perNaam.values()].map((sleutels) => {
      const een = sleutels.find((sleutel) => eerst.has(sleutel)) ?? sleutels[0] ?? ''
      return [een, sleutels] as const
    }),
  )
}

/**
 * Chooses the groups of the new year, each name once. A group that exists already goes by its id, whatever it is called later,
 * and the others go by their proposed names; a renamed group is not the one that is since made under its old name. `levend`
 * returns the key of the group that a key means now, which may be a group that was put away and is here again under its name;
 * undefined where the key means none any more.
 */
function chooseGroepen(
  voorgesteld: Namen,
  { nieuw, weg }: Pick<OvergangInvoer, 'nieuw' | 'weg'>,
  keuzes: OvergangKeuzes,
) {
  const vast = new Set(nieuw.map(({ id }) => id))
  const gekozen = keuzes.groepen.filter(({ sleutel }) => !vast.has(sleutel))
  const bestaand = nieuw.map(({ id, naam }) => [id, naam] as const)
  // The name of each group before anybody chose; a group added by hand has its key as name.
  const eerder = new Map([...voorgesteld, ...bestaand])
  for (const { sleutel } of gekozen) eerder.set(sleutel, eerder.get(sleutel) ?? sleutel)
  // A name given to one group is given to all that were one with it, however each was written.
  const identiteit = (sleutel: string): string => naamSleutel(eerder.get(sleutel) ?? '')
  const gegeven = new Map(gekozen.map(({ sleutel, naam }) => [identiteit(sleutel), naam] as const))
  const namen = new Map(
    [...eerder].map(([sleutel, naam]) => {
      const nieuwe = vast.has(sleutel) ? undefined : gegeven.get(identiteit(sleutel))
      return [sleutel, nieuwe ?? naam] as const
    }),
  )
  const groepen = eenVan(namen, vast)
  const een = new Map([...groepen].flatMap(([wie, alle]) => alle.map((elk) => [elk, wie] as const)))
  const opNaam = new Map(
    [...groepen.keys()].map((wie) => [naamSleutel(namen.get(wie) ?? ''), wie] as const),
  )
  const wegNamen = new Map(weg.map(({ id, naam }) => [id, naam] as const))
  const isDubbel = (alle: readonly string[]): boolean => new Set(alle.map(identiteit)).size > 1
  return {
    namen: new Map([...groepen.keys()].map((wie) => [wie, namen.get(wie) ?? ''] as const)),
    dubbel: [...groepen].flatMap(([wie, alle]) => (isDubbel(alle) ? [namen.get(wie) ?? ''] : [])),
    levend: (sleutel: string): string | undefined =>
      een.get(sleutel) ?? opNaam.get(naamSleutel(wegNamen.get(sleutel) ?? sleutel)),
  }
}

/**
 * Keeps the choices that still mean something: pupils who were sent to a group that no longer exists go as proposed again.
 * Repeating the year is decided about the pupil and not about the place, so it stays, in the group with the name of this year's
 * group.
 */
function levendeKeuzes(
  { groepen, delen, leerlingen }: OvergangKeuzes,
  levend: (sleutel: string) => string | undefined,
  oud: readonly OvergangGroep[],
): OvergangKeuzes {
  const zit = new Map(oud.flatMap((groep) => groep.leerlingen.map(({ id }) => [id, groep.naam])))
  const metPlek = <K extends { readonly naar: string | null }>(keuze: K, anders?: string): K[] => {
    if (keuze.naar === null) return [keuze]
    const naar = levend(keuze.naar) ?? (anders === undefined ? anders : levend(anders))
    return naar === undefined ? [] : [{ ...keuze, naar }]
  }
  return {
    groepen,
    delen: delen.flatMap((keuze) => metPlek(keuze)),
    leerlingen: leerlingen.flatMap((keuze) => {
      const hier = zit.get(keuze.id)
      return metPlek(keuze, keuze.blijft && hier ? sleutelVan(hier) : undefined)
    }),
  }
}

function makeGroepen(
  namen: Namen,
  { nieuw, vorig }: Pick<OvergangInvoer, 'nieuw' | 'vorig'>,
): NieuweGroep[] {
  const vast = new Set(nieuw.map(({ id }) => id))
  const groepen = [...namen].map(([sleutel, naam]) => ({ sleutel, naam }))
  const erbij = groepen.filter(({ sleutel }) => !vast.has(sleutel))
  const mee = docentenKomenVan(erbij, vorig)
  return groepen.map((groep) => ({
    ...groep,
    bestaand: vast.has(groep.sleutel) ? groep.sleutel : null,
    docentenVan: mee.get(groep)?.id ?? null,
  }))
}

/** Computes where each group and pupil goes: the proposal, overridden by what was decided by hand. */
export function makeJaarovergang(
  invoer: OvergangInvoer,
  gekozen: OvergangKeuzes = GEEN_KEUZES,
): Jaarovergang {
  const { oud, land } = invoer
  const klassen = oud.map((groep): Klas => ({ groep, jaren: jarenVan(groep, land) }))
  const voorstellen = klassen.flatMap((klas) =>
    klas.jaren.map((jaargroep) => ({
      groepId: klas.groep.id,
      jaargroep,
      naam: voorstel(klas, jaargroep, { alle: klassen, land }),
    })),
  )
  // A group of this year may be wanted again, if only for pupils who repeat their year.
  const voorgesteld = new Map(
    [...oud, ...voorstellen].flatMap(({ naam }) =>
      naam === null ? [] : [[sleutelVan(naam), naam] as const],
    ),
  )
  const { namen, dubbel, levend } = chooseGroepen(voorgesteld, invoer, gekozen)
  const keuzes = levendeKeuzes(gekozen, levend, oud)
  const deelKeuze = kiezer(keuzes.delen, (d) => `${d.groepId} ${d.jaargroep}`)
  const kindKeuze = kiezer(keuzes.leerlingen, ({ id }) => id)
  const delen = voorstellen.map(({ groepId, jaargroep, naam }): OvergangDeel => {
    const naar = naam === null ? null : (levend(sleutelVan(naam)) ?? null)
    return deelKeuze(`${groepId} ${jaargroep}`) ?? { groepId, jaargroep, naar }
  })
  const waarheen = kiezer(delen, (d) => `${d.groepId} ${d.jaargroep}`)
  const leerlingen = klassen.flatMap(({ groep, jaren }) =>
    groep.leerlingen.map(({ id, jaargroep }): Overstap => {
      const deel = dichtstBij(jaren, jaargroep)
      const keuze = kindKeuze(id)
      const naar = keuze ? keuze.naar : (waarheen(`${groep.id} ${deel}`)?.naar ?? null)
      const gaatOver = naar !== null && keuze?.blijft !== true
      const wordt = gaatOver ? Math.min(LAATSTE_JAAR, jaargroep + 1) : jaargroep
      return { id, van: groep.id, jaargroep, deel, wordt, naar, anders: keuze !== null }
    }),
  )
  return {
    groepen: makeGroepen(namen, invoer),
    blijvers: oud.map(({ id, naam }) => ({ groepId: id, naar: levend(sleutelVan(naam)) ?? null })),
    delen,
    leerlingen,
    dubbel,
    keuzes,
  }
}
