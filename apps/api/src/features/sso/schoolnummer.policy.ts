/** A Dutch BRIN: four characters for the school, and two for its location. */
const BRIN = /^\d{2}[A-Z]{2}(\d{2})?$/
const SCHOOL = 4

const kern = (nummer: string): string => (BRIN.test(nummer) ? nummer.slice(0, SCHOOL) : nummer)

/** Returns the ways in which the school of a number can be written: the exact one, and its core. */
export function schoolnummersAls(nummer: string): {
  readonly exact: string
  readonly kern: string
} {
  const exact = nummer.toUpperCase()
  return { exact, kern: kern(exact) }
}

/**
 * Returns which of some admins a number means: the exact one, else the one of the same school (a BRIN of four and one of six
 * characters name the same school). Null when none fits, or when several do and none exactly.
 */
export function schoolBij<T extends { readonly schoolnummer: string }>(
  nummer: string,
  admins: readonly T[],
): T | null {
  const gezocht = schoolnummersAls(nummer)
  const met = admins.filter(({ schoolnummer }) => schoolnummer !== '')
  const exact = met.filter(({ schoolnummer }) => schoolnummer.toUpperCase() === gezocht.exact)
  const zelfde = met.filter(
    ({ schoolnummer }) => schoolnummersAls(schoolnummer).kern === gezocht.kern,
  )
  const [eerste, ...meer] = exact.length > 0 ? exact : zelfde
  return eerste && meer.length === 0 ? eerste : null
}
