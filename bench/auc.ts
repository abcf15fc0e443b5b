/**
 * Returns the chance that a number of the first kind is larger than one of the second, with ties counted as a half. This is the
 * area under the ROC curve of telling them apart by size (Mann and Whitney 1947); 0.5 means that they cannot be told apart.
 */
export function auc(een: readonly number[], ander: readonly number[]): number {
  const alle = [...een.map((ms) => ({ ms, is: 1 })), ...ander.map((ms) => ({ ms, is: 0 }))]
  alle.sort((a, b) => a.ms - b.ms)
  let rangen = 0
  for (let begin = 0; begin < alle.length;) {
    let eind = begin
    while (eind < alle.length && alle[eind]?.ms === alle[begin]?.ms) eind += 1
    const rang = (begin + 1 + eind) / 2
    for (let i = begin; i < eind; i += 1) rangen += (alle[i]?.is ?? 0) * rang
    begin = eind
  }
  return (rangen - (een.length * (een.length + 1)) / 2) / (een.length * ander.length)
}

/** Returns how sharp the measurement is: by how many ms one side would have to be slower before it is noticed. */
export function scherpte(een: readonly number[], ander: readonly number[], grens: number): number {
  for (let ms = 0.01; ms < 100; ms *= 1.1)
    if (
      auc(
        een.map((tijd) => tijd + ms),
        ander,
      ) > grens
    )
      return ms
  return Number.NaN
}
