import type { CatCode } from '../cat-code.ts'
import type { Taal } from '../taal.ts'
import { UITLEG } from './tabel.ts'
import type { Bijna, Uitleg } from './uitleg.ts'

/** Who reads the explanation. */
export type Lezer = 'kind' | 'leerkracht' | 'ouder'

/** Whom to explain to, and in which Dutch. */
export interface UitlegVraag {
  voor: Lezer
  taal: Taal
}

const VLAAMS = { kind: 'kindVl', leerkracht: 'leerkrachtVl', ouder: 'ouderVl' } as const

/** Returns why words of this category are written as they are; for Flanders the Flemish text where there is one. */
export function explain(code: CatCode, { voor, taal }: UitlegVraag): string {
  const rij: Uitleg = UITLEG[code]
  return (taal === 'nl-BE' ? rij[VLAAMS[voor]] : undefined) ?? rij[voor]
}

/** Returns a near miss of this category with its encouraging message, to show how it goes before a child tries. */
export function bijna(code: CatCode): Bijna {
  return UITLEG[code].bijna
}

/** Returns two words that belong to this category. */
export function voorbeelden(code: CatCode): readonly [string, string] {
  return UITLEG[code].voorbeelden
}
