/** Now or then. */
export const TIJDEN = ['tt', 'vt'] as const
export type Tijd = (typeof TIJDEN)[number]

/** Who does it; `hij` stands for she, it and every name or thing too. */
export const PERSONEN = ['ik', 'jij', 'u', 'hij', 'wij', 'jullie', 'zij-meer'] as const
export type Persoon = (typeof PERSONEN)[number]

/** What the form does in its sentence: persoonsvorm, voltooid deelwoord, or that one before a noun. */
export const WERKWOORD_ROLLEN = ['pv', 'vd', 'bvd'] as const
export type WerkwoordRol = (typeof WERKWOORD_ROLLEN)[number]

/** One or more right forms, the one we write ourselves in front (`jij kunt`, also `jij kan`). */
export type Vormen = readonly [string, ...string[]]

/** A present tense that follows no rule; `jijAchter` stands before its subject (`ben je`). */
export type EigenTt = Readonly<Record<'ik' | 'jij' | 'jijAchter' | 'u' | 'hij', Vormen>>

/** One verb; a line of `data/werkwoorden.json`. Forms of the past stand in a main clause (`belde` … op). */
export interface Werkwoord {
  infinitief: string
  /** What ik do, without the part that comes off (`bel` of `opbellen`). */
  stam: string
  /** A second right form for ik, in speech as usual as the first (`ik hou`, `ik rij`). */
  stamOok?: string
  soort: 'zwak' | 'sterk' | 'onregelmatig'
  vt: { enkel: string; meer: string }
  /** A second right form of its past for one (`ik wou`). */
  vtOok?: string
  /** Only `zullen` has none. */
  vd?: string
  hulp: 'hebben' | 'zijn' | 'beide'
  /** A part that comes off (`bel … op`), or one that stays and takes the place of ge- (`beloofd`). */
  voorvoegsel?: 'scheidbaar' | 'vast'
  tt?: EigenTt
  /** Jaargroep from which the verb suits the child. */
  groep: 5 | 6 | 7 | 8
}

/** Which form of a verb is asked for. */
export interface Vormvraag {
  tijd: Tijd
  persoon: Persoon
  /** Does the persoonsvorm stand before its subject (`word je`)? */
  inversie: boolean
}

/** What a place in a sentence asks: a persoonsvorm of somebody, now or then, or a participle. */
export type Rolvraag = ({ rol: 'pv' } & Vormvraag) | { rol: 'vd' | 'bvd' }

/** A sentence with one place (`___`) for a form; a line of `data/werkwoordzinnen.json`. */
export type Werkwoordzin = Rolvraag & {
  infinitief: string
  zin: string
  groep: 5 | 6 | 7 | 8
}

/** Is more than one doing it? Then the present is the infinitive itself. */
export function isMeervoud(persoon: Persoon): boolean {
  return persoon === 'wij' || persoon === 'jullie' || persoon === 'zij-meer'
}
