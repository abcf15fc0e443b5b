import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingStatus, Telling } from '@letterhaven/contracts/leerling'
import { dagenTussen, dagSleutel } from './schooljaar.ts'
import { dagenZonderVakantie, type Vakantie } from './vakanties.ts'
import { countTogether, deelGoed, wholePercent, type AntwoordRij } from './voortgang.ts'

/**
 * When something is worth saying. The engine aims at a share of .80 right, so .62 over twenty answers is two standard errors
 * below what it expected. These are our own choices, to be checked in use.
 */
export const DREMPELS = {
  /** The length in days of each of the two windows that are compared. */
  vensterDagen: 28,
  /** With fewer answers than this in a window, nothing is said about a pupil. */
  minAntwoorden: 20,
  /** A share at or below this asks for attention. */
  laag: 0.62,
  /** A fall of this much, with a z-score that chance gives in less than 5 % of cases. */
  daling: 0.12,
  dalingZ: 1.64,
  /** A rise of this much, with a z-score that chance gives in less than 10 % of cases. */
  stijging: 0.08,
  stijgingZ: 1.28,
  /** Days without practice that are worth a sentence. */
  afwezigDagen: 10,
  /** The same for the group as a whole. */
  groepMinAntwoorden: 100,
  groepStijging: 0.03,
} as const

/** The last four weeks, and the four before them. */
export interface Vensters {
  readonly recent: Telling
  readonly eerder: Telling
}

/** What is known of one pupil: the answers, and since when there were none. */
export interface LeerlingCijfers extends Vensters {
  readonly leerlingId: string
  /** 'YYYY-MM-DD', or null when there was never an answer. */
  readonly laatsteDag: string | null
  /** The day on which a pupil who never answered came here; null where that is unknown, or where there is a last day. */
  readonly sinds: string | null
}

export interface Oordeel {
  readonly status: LeerlingStatus
  /** What was seen in the numbers to give this status. */
  readonly reden: 'niet_begonnen' | 'te_weinig' | 'laag' | 'dalend' | 'stijgend' | 'gelijk'
}

/** A sentence for the top of a group page, as data; the screen has the words. */
export type GroepSignaal =
  | {
      readonly soort: 'aandacht'
      readonly leerlingen: readonly string[]
      readonly telling: Telling
    }
  | {
      readonly soort: 'niet_geoefend'
      /** Those longest away first; pupils who never began did not stop, and come after them. */
      readonly leerlingen: readonly string[]
      /** The days of the pupil who has been away longest; null when none of them ever began. */
      readonly dagen: number | null
    }
  | {
      readonly soort: 'groep'
      readonly koers: 'vooruit' | 'gelijk' | 'achteruit'
      readonly telling: Telling
      readonly vorige: Telling
    }

/** Counts one pupil's stored answers, as seen from the local day `vandaag`. */
export function cijfersVan(
  leerlingId: string,
  rijen: readonly AntwoordRij[],
  nu: { readonly vandaag: string; readonly land: Land },
): LeerlingCijfers {
  const [recent, eerder] = [leeg(), leeg()]
  let laatsteDag: string | null = null
  for (const rij of rijen) {
    if (rij.leerlingId !== leerlingId) continue
    const dag = dagSleutel(rij.op, nu.land)
    if (laatsteDag === null || dag > laatsteDag) laatsteDag = dag
    const venster = Math.floor(Math.max(0, dagenTussen(dag, nu.vandaag)) / DREMPELS.vensterDagen)
    const som = [recent, eerder][venster]
    if (!som) continue
    som.totaal += 1
    if (rij.correct) som.goed += 1
  }
  return { leerlingId, recent, eerder, laatsteDag, sinds: null }
}

/** Judges how a pupil is doing. With too few answers it says nothing; absence has a sentence of its own. */
export function judge({ recent, eerder, laatsteDag }: LeerlingCijfers): Oordeel {
  if (laatsteDag === null && recent.totaal === 0) {
    return { status: 'nog_niet_te_zeggen', reden: 'niet_begonnen' }
  }
  if (recent.totaal < DREMPELS.minAntwoorden) {
    return { status: 'nog_niet_te_zeggen', reden: 'te_weinig' }
  }
  if (recent.goed / recent.totaal <= DREMPELS.laag) return { status: 'aandacht', reden: 'laag' }
  if (eerder.totaal < DREMPELS.minAntwoorden) return { status: 'op_de_plaats', reden: 'gelijk' }
  return OORDEEL_BIJ[koersVan({ recent, eerder })]
}

type Koers = 'dalend' | 'stijgend' | 'gelijk'

const OORDEEL_BIJ: Readonly<Record<Koers, Oordeel>> = {
  dalend: { status: 'aandacht', reden: 'dalend' },
  stijgend: { status: 'vooruit', reden: 'stijgend' },
  gelijk: { status: 'op_de_plaats', reden: 'gelijk' },
}

/** Returns which way a pupil is going; 'gelijk' where chance may well explain the change. */
function koersVan({ recent, eerder }: Vensters): Koers {
  const { verschil, z } = compare(recent, eerder)
  if (verschil <= -DREMPELS.daling && z <= -DREMPELS.dalingZ) return 'dalend'
  return verschil >= DREMPELS.stijging && z >= DREMPELS.stijgingZ ? 'stijgend' : 'gelijk'
}

/** The same for a group, which has more answers, so that a small change is less often chance. */
function groepKoersVan({ recent, eerder }: Vensters): Koers {
  const { verschil, z } = compare(recent, eerder)
  if (Math.abs(verschil) < DREMPELS.groepStijging || Math.abs(z) < DREMPELS.stijgingZ)
    return 'gelijk'
  return verschil > 0 ? 'stijgend' : 'dalend'
}

/** The day from which it is seen, and when there was no school: nobody counts as silent in the holidays. */
export interface Vandaag {
  readonly vandaag: string
  readonly vakanties: readonly Vakantie[]
}

/** Returns at most three sentences for a group: who needs attention, who did not practise, how the group is doing. */
export function signalenVan(
  groep: readonly LeerlingCijfers[],
  nu: Vandaag,
): readonly GroepSignaal[] {
  return [aandacht(groep), nietGeoefend(groep, nu), groepStand(groep)].filter((s) => s !== null)
}

function aandacht(groep: readonly LeerlingCijfers[]): GroepSignaal | null {
  const deel = ({ recent }: LeerlingCijfers) => recent.goed / recent.totaal
  const lijst = groep
    .filter((c) => judge(c).status === 'aandacht')
    .toSorted((a, b) => deel(a) - deel(b))
  const [laagste] = lijst
  if (!laagste) return null
  return { soort: 'aandacht', leerlingen: lijst.map((c) => c.leerlingId), telling: laagste.recent }
}

/**
 * Whether a pupil has not practised for so many school days that it is worth a sentence. For a pupil who never began, the days
 * count from when they came here.
 */
export function isLangWeg(
  { laatsteDag, sinds }: LeerlingCijfers,
  { vandaag, vakanties }: Vandaag,
): boolean {
  const stilVanaf = laatsteDag ?? sinds
  return (
    stilVanaf !== null &&
    // The days without holidays are never more than all days and cost more to count, so all days are checked first.
    dagenTussen(stilVanaf, vandaag) >= DREMPELS.afwezigDagen &&
    dagenZonderVakantie(stilVanaf, vandaag, vakanties) >= DREMPELS.afwezigDagen
  )
}

function nietGeoefend(groep: readonly LeerlingCijfers[], nu: Vandaag): GroepSignaal | null {
  const weg = ({ laatsteDag }: LeerlingCijfers) =>
    laatsteDag === null ? -1 : dagenTussen(laatsteDag, nu.vandaag)
  const lijst = groep.filter((c) => isLangWeg(c, nu)).toSorted((a, b) => weg(b) - weg(a))
  const [langst] = lijst
  if (!langst) return null
  const dagen = langst.laatsteDag === null ? null : weg(langst)
  return { soort: 'niet_geoefend', leerlingen: lijst.map((c) => c.leerlingId), dagen }
}

const GROEP_KOERS = { stijgend: 'vooruit', gelijk: 'gelijk', dalend: 'achteruit' } as const

function groepStand(groep: readonly LeerlingCijfers[]): GroepSignaal | null {
  const telling = countTogether(groep.map((c) => c.recent))
  const vorige = countTogether(groep.map((c) => c.eerder))
  if (Math.min(telling.totaal, vorige.totaal) < DREMPELS.groepMinAntwoorden) return null
  const koers = GROEP_KOERS[groepKoersVan({ recent: telling, eerder: vorige })]
  return { soort: 'groep', koers, telling, vorige }
}

/** Returns the difference of two shares and its z-score with a pooled variance. */
function compare(nu: Telling, toen: Telling): { verschil: number; z: number } {
  const verschil = nu.goed / nu.totaal - toen.goed / toen.totaal
  const p = (nu.goed + toen.goed) / (nu.totaal + toen.totaal)
  const fout = Math.sqrt(p * (1 - p) * (1 / nu.totaal + 1 / toen.totaal))
  return { verschil, z: fout > 0 ? verschil / fout : 0 }
}

/** Returns the change from one share to another in points, between the whole percentages that screens show of both. */
export function puntenVerschil(nu: Telling, toen: Telling): number {
  return wholePercent(deelGoed(nu) ?? 0) - wholePercent(deelGoed(toen) ?? 0)
}

/** How the last four weeks differ from the four before. */
export interface Verandering {
  /** The difference between the whole percentages that screens show of both. */
  readonly punten: number
  /** Whether the change may be chance, in which case no status or signal mentions it either. */
  readonly kanToeval: boolean
}

/** Returns the change between the windows that a status is judged on; null where either holds too few answers. */
export function veranderingVan(vensters: Vensters, van: 'leerling' | 'groep'): Verandering | null {
  const { recent, eerder } = vensters
  const isGroep = van === 'groep'
  const minstens = isGroep ? DREMPELS.groepMinAntwoorden : DREMPELS.minAntwoorden
  if (Math.min(recent.totaal, eerder.totaal) < minstens) return null
  const koers = isGroep ? groepKoersVan(vensters) : koersVan(vensters)
  return { punten: puntenVerschil(recent, eerder), kanToeval: koers === 'gelijk' }
}

function leeg(): { goed: number; totaal: number } {
  return { goed: 0, totaal: 0 }
}
