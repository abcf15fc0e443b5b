import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

/** A lower and an upper value. */
export type Interval = readonly [laag: number, hoog: number]

type Schaal = (value: number) => number

/** Returns the rounded lower and upper end around all values, and about `stappen` round ticks between them. */
export function yAs(values: readonly number[], vast?: Interval | undefined, stappen = 4) {
  const low = vast?.[0] ?? Math.min(...values)
  const high = vast?.[1] ?? Math.max(...values)
  const spread = low === high ? 1 : 0
  const scale =
    values.length || vast
      ? scaleLinear([low - spread, high + spread], [0, 1])
      : scaleLinear([0, 1], [0, 1])
  if (!vast) scale.nice(stappen)
  const [onder = 0, boven = 1] = scale.domain()
  return { onder, boven, ticks: scale.ticks(stappen) }
}

/**
 * Returns the indexes of the labels that fit, at an even step counted back from the last one, so that the newest always
 * shows. `ruimte` and `perLabel` are in the same unit.
 */
export function passendeLabels(
  aantal: number,
  ruimte: number,
  perLabel: number,
): readonly number[] {
  const fit = Math.max(1, Math.floor(ruimte / perLabel))
  const step = Math.max(1, Math.ceil(aantal / fit))
  return Array.from({ length: aantal }, (_, index) => index).filter(
    (index) => (aantal - 1 - index) % step === 0,
  )
}

/** Returns an SVG path through the known points. A null breaks the line instead of inventing a value. */
export function lijnPad(punten: readonly (number | null)[], x: Schaal, y: Schaal): string {
  return (
    line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => x(index))
      .y((value) => y(value ?? 0))(punten) ?? ''
  )
}

/** Returns an SVG path of the area between the ends of each interval. */
export function bandPad(banden: readonly (Interval | null)[], x: Schaal, y: Schaal): string {
  return (
    area<Interval | null>()
      .defined((band) => band !== null)
      .x((_, index) => x(index))
      .y0((band) => y(band?.[0] ?? 0))
      .y1((band) => y(band?.[1] ?? 0))(banden) ?? ''
  )
}

/** The box of an upright bar, with `y` as its top, all in SVG units. */
export interface StaafVak {
  readonly x: number
  readonly y: number
  readonly breedte: number
  readonly hoogte: number
}

/** Returns an SVG path of an upright bar with a round top. `straal` is at most half its width and at most its height. */
export function staafPad({ x, y, breedte, hoogte }: StaafVak, straal: number): string {
  const q = Math.max(0, Math.min(straal, breedte / 2, hoogte))
  return `M${x} ${y + hoogte}V${y + q}q0 ${-q} ${q} ${-q}h${breedte - 2 * q}q${q} 0 ${q} ${q}V${y + hoogte}Z`
}
