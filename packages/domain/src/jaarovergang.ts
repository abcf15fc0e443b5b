import type { Land } from '@letterhaven/contracts/admin'
import { docentenKomenVan } from './docenten-mee.ts'
import { jarenInNaam, LAATSTE_JAAR, letterVan, naamEenJaarLater } from './groepsnaam.ts'
import { isZelfdeNaam, naamSleutel } from './naamsleutel.ts'
import { schoneTekst } from './schone-tekst.ts'

/** A group of the year that ends, with who sits in it. */
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

/** Where pupils of one year of a group go; null leaves the school. */
export interface OvergangDeel {
  readonly groepId: string
  readonly jaargroep: number
  readonly naar: string | null
}

/** What was decided by hand, over what is proposed. */
export interface OvergangKeuzes {
  /** Groups that got another name, or were added. */
  readonly groepen: readonly { readonly sleutel: string; readonly naam: string }[]
  readonly delen: readonly OvergangDeel[]
  /** Pupils who go another way than their group; `blijft` does the year once more. */
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
  /** The group it is already, where the new year has it. */
  readonly bestaand: string | null
  /** The group of the year before whose teachers it has, where it is new and that one is called so. */
  readonly docentenVan: string | null
}

/** One pupil on the way to the new year. */
export interface Overstap {
  readonly id: string
  readonly van: string
  readonly jaargroep: number
  /** The year of its group that it goes along with. */
  readonly deel: number
  /** Its year then; the same for who does it once more and for who leaves. */
  readonly wordt: number
  readonly naar: string | null
  /** Decided for this pupil alone. */
  readonly anders: boolean
}

/** What a school's way is made of. */
export interface OvergangInvoer {
  /** The groups that end, of whatever year. */
  readonly oud: readonly OvergangGroep[]
  /** The groups of the year before, those in which nobody sits too. */
  readonly vorig: readonly BestaandeGroep[]
  /** The groups that the new year has already. */
  readonly nieuw: readonly BestaandeGroep[]
  /** Those that it had, and that were put away. */
  readonly weg: readonly BestaandeGroep[]
  readonly land: Land
}

/** The whole of a school's way into a new year: every pupil once. */
export interface Jaarovergang {
  readonly groepen: readonly NieuweGroep[]
  readonly delen: readonly OvergangDeel[]
  readonly leerlingen: readonly Overstap[]
  /** Of each group that ends the one in which somebody of it who does the year once more is proposed to sit. */
  readonly blijvers: readonly { readonly groepId: string; readonly naar: string | null }[]
  /** Names that by hand were given to two groups: they are one. */
  readonly dubbel: readonly string[]
  /** What was decided, as far as it still means somebody and something. */
  readonly keuzes: OvergangKeuzes
}

export const GEEN_KEUZES: OvergangKeuzes = { groepen: [], delen: [], leerlingen: [] }

/** A year counts in a group from so many pupils, or from this share of them: one who stayed down makes no combination. */
const [MINST, DEEL] = [3, 0.25]

/** Kept with what was decided, so that it stays as it is made. */
const sleutelVan = (naam: string): string => schoneTekst(naam).toLowerCase()

/** The years that a group teaches, by who sits in it; by its name where nobody does. */
function jarenVan({ naam, leerlingen }: OvergangGroep, land: Land): number[] {
  const perJaar = [...Map.groupBy(leerlingen, ({ jaargroep }) => jaargroep)]
  const telt = perJaar.filter(
    ([, wie]) => wie.length >= MINST || wie.length >= leerlingen.length * DEEL,
  )
  const jaren = (telt.length > 0 ? telt : perJaar).map(([jaar]) => jaar).toSorted((a, b) => a - b)
  const inNaam = jarenInNaam(naam, land)
  // A name that speaks of one year means it, whoever stayed down or skipped a year in it.
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

/** The name of the group in which pupils of a year of this group sit next year; null for who has done the last. */
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

/** Which of what was decided still means somebody or something. */
function kiezer<T>(keuzes: readonly T[], sleutel: (keuze: T) => string): (s: string) => T | null {
  const bekend = new Map(keuzes.map((keuze) => [sleutel(keuze), keuze]))
  return (s) => bekend.get(s) ?? null
}

/** Groups of the new year: what each is called, by the key that stands for it. */
type Namen = ReadonlyMap<string, string>

/** Of groups that are called the same however it is written, the one that all of them are: an `eerst` where there is one. */
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
 * The groups of the new year, each name once. One that is there already goes by its id, whatever it is called later on, and
 * the others by the names that are proposed: one that got another name is no group that is made by its old one since.
 * `levend` is the key of the group that a key means now, which may be one that was put away and is here again under its name;
 * undefined where it means none any more.
 */
function chooseGroepen(
  voorgesteld: Namen,
  { nieuw, weg }: Pick<OvergangInvoer, 'nieuw' | 'weg'>,
  keuzes: OvergangKeuzes,
) {
  const vast = new Set(nieuw.map(({ id }) => id))
  const gekozen = keuzes.groepen.filter(({ sleutel }) => !vast.has(sleutel))
  const bestaand = nieuw.map(({ id, naam }) => [id, naam] as const)
  // What each was called before anybody chose: one that was added by hand, by its key.
  const eerder = new Map([...voorgesteld, ...bestaand])
  for (const { sleutel } of gekozen) eerder.set(sleutel, eerder.get(sleutel) ?? sleutel)
  // A name that is given to one is given to all that were one with it, however each was written.
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
 * The choices that still mean something: whoever was sent to a group that is no more goes as is proposed again. Doing the year
 * once more is decided of the pupil and not of the place: it stays, in the group of this year's name.
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

/** Where a school goes: what is proposed, with what was decided by hand laid over it. */
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
  // A group of this year may be wanted again, if only for who does its year once more.
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
