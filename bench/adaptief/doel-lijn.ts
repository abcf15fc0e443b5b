import type { Doel } from '../verslag.ts'
import type { Maat } from './onzekerheid.ts'

interface Lijn {
  readonly naam: string
  readonly gemeten: number
  readonly grens: number
  readonly eenheid?: string
  readonly decimalen?: number
}

/** Makes a goal that a figure must reach at least; it is a ratio unless told otherwise. */
export const minstens = ({ eenheid = '×', decimalen = 2, ...rest }: Lijn): Doel => ({
  ...rest,
  soort: 'minstens',
  eenheid,
  decimalen,
})

/** Makes a goal that a figure must not exceed. */
export const hoogstens = (lijn: Lijn): Doel => ({ ...minstens(lijn), soort: 'hoogstens' })

/** Returns the lowest of some figures. */
export const laagste = (maten: readonly Maat[]): number =>
  Math.min(...maten.map(({ waarde }) => waarde))

/** Returns the highest of some figures. */
export const hoogste = (maten: readonly Maat[]): number =>
  Math.max(...maten.map(({ waarde }) => waarde))
