/** The present and the past tense. */
export const TIJDEN = ['tt', 'vt'] as const
export type Tijd = (typeof TIJDEN)[number]

/** The subjects; `hij` also stands for she, it and any name or thing. */
export const PERSONEN = ['ik', 'jij', 'u', 'hij', 'wij', 'jullie', 'zij-meer'] as const
export type Persoon = (typeof PERSONEN)[number]

/** What the form does in its sentence: persoonsvorm, voltooid deelwoord, voltooid deelwoord before a noun, or gebiedende wijs. */
export const WERKWOORD_ROLLEN = ['pv', 'vd', 'bvd', 'gw'] as const
export type WerkwoordRol = (typeof WERKWOORD_ROLLEN)[number]

/** One or more right forms, the one we write ourselves first (`jij kunt`, also `jij kan`). */
export type Vormen = readonly [string, ...string[]]

/** A present tense that follows no rule; `jijAchter` is the form before its subject (`ben je`). */
export type EigenTt = Readonly<Record<'ik' | 'jij' | 'jijAchter' | 'u' | 'hij', Vormen>>

/** One verb: a line of `data/werkwoorden.json`. The past forms are those of a main clause (`belde` … op). */
export interface Werkwoord {
  infinitief: string
  /** The form for ik, without the separable part (`bel` of `opbellen`). */
  stam: string
  /** A second right form for ik, as usual in speech as the first (`ik hou`, `ik rij`). */
  stamOok?: string
  soort: 'zwak' | 'sterk' | 'onregelmatig'
  vt: { enkel: string; meer: string }
  /** A second right form of the singular past (`ik wou`). */
  vtOok?: string
  /** Only `zullen` has none. */
  vd?: string
  hulp: 'hebben' | 'zijn' | 'beide'
  /** A part that separates (`bel … op`), or one that stays and takes the place of ge- (`beloofd`). */
  voorvoegsel?: 'scheidbaar' | 'vast'
  tt?: EigenTt
  /** The jaargroep from which the verb suits a child. */
  groep: 5 | 6 | 7 | 8
}

/** Which form of a verb is asked for. */
export interface Vormvraag {
  tijd: Tijd
  persoon: Persoon
  /** Whether the persoonsvorm stands before its subject (`word je`). */
  inversie: boolean
}

/** What a place in a sentence asks for: a persoonsvorm with its person and tense, a participle, or an order. */
export type Rolvraag = ({ rol: 'pv' } & Vormvraag) | { rol: 'vd' | 'bvd' | 'gw' }

/** A sentence with one place (`___`) for a form: a line of `data/werkwoordzinnen.json`. */
export type Werkwoordzin = Rolvraag & {
  infinitief: string
  /** Its number among the sentences of its verb. Answers are stored under it, so it is never given to another sentence. */
  nr: number
  zin: string
  groep: 5 | 6 | 7 | 8
}

/** Returns whether the subject is plural, so that the present is the infinitive itself. */
export function isMeervoud(persoon: Persoon): boolean {
  return persoon === 'wij' || persoon === 'jullie' || persoon === 'zij-meer'
}
