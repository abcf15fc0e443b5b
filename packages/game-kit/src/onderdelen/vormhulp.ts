import type { Werkwoordvraag } from '../opgave/opgave.ts'

/** What helps to find a form: a question with its answer, or where that is empty a sentence by itself. */
export interface Stap {
  readonly vraag: string
  readonly antwoord: string
  /** Whether it is an example or the rule, and no step. */
  readonly soort?: 'voorbeeld' | 'regel'
}

/** After so many mistakes the rule that follows from the steps is told as well; the form itself is always left to the child. */
const REGEL_NA = 2

/** Returns the rule of a form without the form. */
const zonderVorm = ({ dus }: Werkwoordvraag): string => `${dus.slice(0, dus.lastIndexOf(':'))}.`

/** Returns a sentence by which the ending of what is done now can be heard, with another verb; null where that helps nobody. */
export const voorbeeldVan = ({ voorbeeld }: Pick<Werkwoordvraag, 'voorbeeld'>): string | null =>
  voorbeeld === undefined ? null : `Zeg het zo: ${voorbeeld}.`

/**
 * Returns what helps after some mistakes in a form: the steps to it, then an example where it is asked for, and after another
 * mistake the rule. None before the first.
 */
export function vormhulpVan(
  werkwoord: Werkwoordvraag,
  missers: number,
  { metVoorbeeld = false }: { readonly metVoorbeeld?: boolean } = {},
): readonly Stap[] {
  if (missers === 0) return []
  const voorbeeld = metVoorbeeld ? voorbeeldVan(werkwoord) : null
  return [
    ...werkwoord.stappen,
    ...(voorbeeld === null
      ? []
      : [{ vraag: voorbeeld, antwoord: '', soort: 'voorbeeld' } as const]),
    ...(missers < REGEL_NA
      ? []
      : [{ vraag: zonderVorm(werkwoord), antwoord: '', soort: 'regel' } as const]),
  ]
}

/** Returns that help as it is read aloud; '' where there is none. */
export const sayVormhulp = (stappen: readonly Stap[]): string =>
  stappen
    .map(({ vraag, antwoord }) => (antwoord === '' ? vraag : `${vraag} ${antwoord}.`))
    .join(' ')
