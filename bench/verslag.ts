/** Returns the median of the numbers, or the upper one of the middle two; NaN when there are none. */
export function mediaan(getallen: readonly number[]): number {
  const opRij = getallen.toSorted((a, b) => a - b)
  return opRij[Math.floor(opRij.length / 2)] ?? Number.NaN
}

/** Returns the value below which a share (0…1) of the numbers lies; NaN when there are none. */
export function percentiel(getallen: readonly number[], deel: number): number {
  const opRij = getallen.toSorted((a, b) => a - b)
  return opRij[Math.min(opRij.length - 1, Math.floor(opRij.length * deel))] ?? Number.NaN
}

/** Formats a number for the tables, with thousands separated and this many decimals. */
export const getal = (waarde: number, decimalen = 0): string =>
  waarde.toLocaleString('nl-NL', {
    minimumFractionDigits: decimalen,
    maximumFractionDigits: decimalen,
  })

/** A goal and its measured value. */
export interface Doel {
  readonly naam: string
  readonly gemeten: number
  readonly soort: 'minstens' | 'hoogstens'
  readonly grens: number
  readonly decimalen: number
  readonly eenheid: string
}

/** Returns whether the goal was reached; a figure that could not be measured reaches none. */
const isGehaald = ({ gemeten, soort, grens }: Doel): boolean =>
  soort === 'minstens' ? gemeten >= grens : gemeten <= grens

/** Formats one goal as a line: ✓ or ✗, the figure, and the limit. */
function doelRegel(doel: Doel): string {
  const { naam, gemeten, soort, grens, decimalen, eenheid } = doel
  const teken = isGehaald(doel) ? '✓' : '✗'
  const rand = `${soort === 'minstens' ? '≥' : '≤'} ${getal(grens, decimalen)}`
  return `${teken} ${naam}: ${getal(gemeten, decimalen)} ${eenheid} (doel ${rand})`
}

/** Prints the lines of goals under a table. */
export function printDoelen(doelen: readonly Doel[]): void {
  process.stdout.write(`${doelen.map((doel) => `  ${doelRegel(doel)}`).join('\n')}\n\n`)
}

/** Prints rows in even columns: the first aligned left, the others right. */
export function printTabel(kop: readonly string[], rijen: readonly (readonly string[])[]): void {
  const alle = [kop, ...rijen]
  const breedtes = kop.map((_, k) => Math.max(...alle.map((rij) => (rij[k] ?? '').length)))
  const regels = alle.map((rij) =>
    kop
      .map((_, k) => {
        const cel = rij[k] ?? ''
        return k === 0 ? cel.padEnd(breedtes[k] ?? 0) : cel.padStart(breedtes[k] ?? 0)
      })
      .join('  '),
  )
  const [eerste = '', ...rest] = regels
  const streep = '-'.repeat(eerste.length)
  process.stdout.write(`${[eerste, streep, ...rest].map((r) => `  ${r}`).join('\n')}\n\n`)
}

/** Prints the heading of a benchmark and what it measures, in one sentence. */
export function printTitel(naam: string, zin: string): void {
  process.stdout.write(`\n${naam}: ${zin}\n\n`)
}
