import type { Land } from '@letterhaven/contracts/admin'
import type { LabelSet } from '@letterhaven/contracts/label-set'
import { findCategorie } from '@letterhaven/taal/categorieen'
import { labels } from '@letterhaven/taal/labels'
import type { Label } from '@letterhaven/taal/labels-sets'

/** The most letters that fit the head of a column. */
const LANGSTE_KORT = 8

/** Returns what a category is called here; a code that the language no longer has is its own name. */
export type Noem = (code: string) => Label

/** What a school chose about the names of categories. */
export interface Naamkeuze {
  readonly land: Land
  readonly labelSet: LabelSet
  readonly eigenLabels: Readonly<Record<string, string>>
}

/** Makes a function that names categories by the set that a school chose, and by its own names where it gave them. */
export function makeNoemer({ land, labelSet, eigenLabels }: Naamkeuze): Noem {
  const set = labels(land === 'be' ? 'nl-BE' : 'nl-NL', labelSet)
  const isVanSet = (code: string): code is keyof typeof set => Object.hasOwn(set, code)
  return (code) => {
    const bekend = findCategorie(code)
    if (!bekend) return { naam: code, kort: code }
    // A set has names for kinds of words. Sentences are called the same in all of them.
    const { naam, kort } = isVanSet(code) ? set[code] : bekend
    const eigen = eigenLabels[code]
    if (eigen === undefined) return { naam, kort }
    return { naam: eigen, kort: eigen.length <= LANGSTE_KORT ? eigen : kort }
  }
}
