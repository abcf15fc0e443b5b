import './grafiek.css'
import { tekening } from '../tekst/a11y.ts'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useId, useRef } from 'react'
import { Cijfers } from './cijfers.tsx'
import { cx } from '../stijl/cx.ts'
import { passendeLabels, staafPad, yAs } from './grafiek-maat.ts'
import { useBreedte } from '../apparaat/use-breedte.ts'
import { getal } from '../tekst/getal.ts'

export interface Staaf {
  /** The label below the bar, unique within the chart. */
  readonly label: string
  /** Null where nothing is known: a dash instead of a bar. */
  readonly waarde: number | null
  /** Drawn softer, for what is not the subject. */
  readonly stil?: boolean | undefined
}

interface Props {
  /** A sentence with the outcome, as the spoken name of the chart. */
  readonly uitkomst: string
  /** The name of what is counted, as the head of the table. */
  readonly naam: string
  /** What the labels are, as the head of the table: 'Week'. */
  readonly labelNaam: string
  readonly staven: readonly Staaf[]
  readonly eenheid?: string | undefined
  readonly hoogte?: number | undefined
}

const RAND = { boven: 24, rechts: 4, onder: 28, links: 4 } as const

/** Upright bars from zero, each with its number on top. */
export function StaafGrafiek({
  uitkomst,
  naam,
  labelNaam,
  staven,
  eenheid = '',
  hoogte = 220,
}: Props) {
  const figure = useRef<HTMLElement>(null)
  const id = useId()
  const width = useBreedte(figure, 640)
  const known = staven.map(({ waarde }) => waarde).filter((waarde) => waarde !== null)
  const { boven } = yAs([0, ...known])
  const labels = staven.map(({ label }) => label)
  const x = scaleBand(labels, [RAND.links, width - RAND.rechts])
    .paddingInner(0.35)
    .paddingOuter(0.15)
  const y = scaleLinear([0, boven], [hoogte - RAND.onder, RAND.boven])
  const shown = new Set(passendeLabels(staven.length, width, 48))
  const text = (value: number | null) => (value === null ? '–' : `${getal(value)}${eenheid}`)
  const values = staven.map(({ waarde }) => text(waarde))
  return (
    <figure className="lh-grafiek" ref={figure}>
      <svg
        className="lh-grafiek-svg"
        viewBox={`0 0 ${width} ${hoogte}`}
        height={hoogte}
        {...tekening(id)}
      >
        <title id={id}>{uitkomst}</title>
        <line className="lh-g-raster" x1={0} x2={width} y1={y(0)} y2={y(0)} />
        {staven.map(({ label, waarde, stil }, index) => {
          const left = x(label) ?? 0
          const middle = left + x.bandwidth() / 2
          const top = y(waarde ?? 0)
          return (
            <g key={label}>
              <title>{`${label}: ${values[index]}`}</title>
              {waarde !== null && (
                <path
                  className={cx('lh-g-staaf', stil && 'lh-g-staaf-stil')}
                  d={staafPad({ x: left, y: top, breedte: x.bandwidth(), hoogte: y(0) - top }, 6)}
                />
              )}
              {shown.has(index) && (
                <>
                  <text className="lh-g-waarde" x={middle} y={top - 7} textAnchor="middle">
                    {values[index]}
                  </text>
                  <text x={middle} y={hoogte - 8} textAnchor="middle">
                    {label}
                  </text>
                </>
              )}
            </g>
          )
        })}
      </svg>
      <Cijfers
        labelNaam={labelNaam}
        labels={labels}
        kolommen={[{ id: 'waarde', naam, waarden: values }]}
      />
    </figure>
  )
}
