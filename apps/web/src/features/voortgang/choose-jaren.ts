import type { CategorieKop } from '@letterhaven/contracts/voortgang'

/** This many columns show what is being learnt now; a year with fewer takes in the year before. */
const GENOEG = 6

/** The years whose categories are shown one by one, and those that may be folded, newest first. */
export interface Jaren {
  readonly eigen: readonly number[]
  readonly andere: readonly number[]
}

/** Divides the years in which something was practised into what the group learns now and all the rest. */
export function chooseJaren(
  geoefend: readonly CategorieKop[],
  jaargroepen: readonly number[],
): Jaren {
  const jaren = [...new Set(geoefend.flatMap(({ jaargroep }) => jaargroep ?? []))]
  const laagste = Math.min(...jaargroepen)
  const eigen = jaren.filter((jaar) => jaargroepen.includes(jaar))
  const aantal = (): number =>
    geoefend.filter(({ jaargroep }) => jaargroep !== null && eigen.includes(jaargroep)).length
  // Earlier years first, nearest first; later years only when there is nothing else.
  const eerder = jaren.filter((jaar) => jaar < laagste).toSorted((a, b) => b - a)
  const later = jaren.filter((jaar) => jaar > laagste && !eigen.includes(jaar))
  for (const jaar of [...eerder, ...later.toSorted((a, b) => a - b)])
    if (aantal() < GENOEG) eigen.push(jaar)
  const andere = jaren.filter((jaar) => !eigen.includes(jaar)).toSorted((a, b) => b - a)
  return { eigen, andere }
}
