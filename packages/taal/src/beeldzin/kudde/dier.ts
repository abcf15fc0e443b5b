import type { Geldt, Keuze } from '../detail.ts'
import type { Baken, DrachtNaam, Houding, Kleur, Maat, Plek, SoortNaam } from './woorden.ts'

/** Something an animal wears. */
export interface Dracht {
  readonly wat: DrachtNaam
  readonly kleur: Kleur
}

/** An animal before it has a place of its own. */
export interface Schets {
  readonly soort: SoortNaam
  /** Absent where it has the colour of its kind. */
  readonly kleur?: Kleur
  /** Absent where it is as large as its kind usually is. */
  readonly maat?: Maat
  readonly dracht: readonly Dracht[]
  readonly plek: Plek
  /** What it does, step after step, and then from the first again. Of one step: it never changes. */
  readonly houdingen: readonly Houding[]
}

/** A cell of the wide savanna: columns from left to right, three rows from the back to the front. */
export interface Cel {
  readonly kolom: number
  readonly rij: number
}

/** An animal of the scene. */
export interface Dier extends Schets {
  /** Kind and number, from left to right: `aap3`. */
  readonly id: string
  readonly cel: Cel
  readonly kijkt: 'links' | 'rechts'
}

/** The whole scene: what a painter draws. */
export interface Savanne {
  readonly kolommen: number
  readonly rijen: number
  /** From left to right; each fills `breed` columns from `kolom` on. */
  readonly bakens: readonly {
    readonly wat: Baken
    readonly kolom: number
    readonly breed: number
  }[]
  readonly dieren: readonly Dier[]
}

/** An animal in one of its poses, as a photo shows it. */
export interface Dierkeuze extends Keuze {
  readonly dier: Dier
  readonly houding: Houding
}

/** What a sentence can say of an animal. */
export type Dierdetail =
  | { readonly trek: 'soort'; readonly is: SoortNaam }
  | { readonly trek: 'kleur'; readonly is: Kleur }
  | { readonly trek: 'maat'; readonly is: Maat }
  | { readonly trek: 'dracht'; readonly is: DrachtNaam; readonly niet: boolean }
  | { readonly trek: 'drachtkleur'; readonly is: Kleur; readonly van: DrachtNaam }
  | { readonly trek: 'plek'; readonly is: Plek; readonly niet: boolean }
  | { readonly trek: 'houding'; readonly is: Houding }
  | Uiterste

/** The largest or smallest of so many of its kind: in the whole scene, or `hier`, in the same place. */
export interface Uiterste {
  readonly trek: 'uiterste'
  readonly is: 'grootste' | 'kleinste'
  readonly van: 2 | 3
  readonly hier: boolean
}

const MATEN: readonly (Maat | undefined)[] = ['klein', 'middel', 'groot']

/** Returns whether this animal is the largest, or smallest, of just so many; not where there are more or fewer of them. */
function isUiterste({ is, van, hier }: Uiterste, dier: Schets, dieren: readonly Schets[]): boolean {
  const soortgenoten = dieren.filter(
    ({ soort, plek }) => soort === dier.soort && (!hier || plek === dier.plek),
  )
  const [eigen, ...maten] = [dier, ...soortgenoten].map(({ maat }) => MATEN.indexOf(maat))
  const uiterste = is === 'grootste' ? Math.max(...maten) : Math.min(...maten)
  return soortgenoten.length === van && eigen === uiterste
}

/** Returns whether the thing that is named has this colour; of an animal without it, whether anything it wears has. */
function isDrachtkleur(dracht: readonly Dracht[], van: DrachtNaam, kleur: Kleur): boolean {
  const genoemd = dracht.filter(({ wat }) => wat === van)
  return (genoemd.length > 0 ? genoemd : dracht).some((stuk) => stuk.kleur === kleur)
}

/** Returns what says whether a detail is true of an animal in a pose, among these animals. */
export const geldtIn =
  (dieren: readonly Schets[]): Geldt<Dierdetail, Pick<Dierkeuze, 'houding'> & { dier: Schets }> =>
  (detail, { dier, houding }) => {
    switch (detail.trek) {
      case 'soort':
        return dier.soort === detail.is
      case 'kleur':
        return dier.kleur === detail.is
      case 'maat':
        return dier.maat === detail.is
      case 'dracht':
        return dier.dracht.some(({ wat }) => wat === detail.is) !== detail.niet
      case 'drachtkleur':
        return isDrachtkleur(dier.dracht, detail.van, detail.is)
      case 'plek':
        return (dier.plek === detail.is) !== detail.niet
      case 'houding':
        return houding === detail.is
      case 'uiterste':
        return isUiterste(detail, dier, dieren)
    }
  }

/** Returns what can be given: each animal, or where poses change each animal in each of its poses. */
export const keuzesVan = ({ dieren }: Savanne): Dierkeuze[] =>
  dieren.flatMap((dier) =>
    [...new Set(dier.houdingen)].map((houding) => ({
      id: dier.houdingen.length > 1 ? `${dier.id}:${houding}` : dier.id,
      ding: dier.id,
      dier,
      houding,
    })),
  )
