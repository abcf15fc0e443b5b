import './grafiek.css'
import { tekening } from '../tekst/a11y.ts'
import { scaleLinear } from 'd3-scale'
import { useId, useRef } from 'react'
import { Cijfers } from './cijfers.tsx'
import { type Interval, bandPad, lijnPad, passendeLabels, yAs } from './grafiek-maat.ts'
import { LijnLegende } from './lijn-legende.tsx'
import { useBreedte } from '../apparaat/use-breedte.ts'
import { getal } from '../tekst/getal.ts'

export interface LijnReeks {
  readonly id: string
  readonly naam: string
  /** One value per label; null where nothing can be said. */
  readonly punten: readonly (number | null)[]
  /** The uncertainty around the first series; null where it cannot be said yet. */
  readonly band?: readonly (Interval | null)[] | undefined
}

interface Props {
  /** A sentence with the outcome, as the spoken name of the chart. */
  readonly uitkomst: string
  readonly labels: readonly string[]
  /** What the labels are, as the head of the table: 'Week'. */
  readonly labelNaam: string
  /** The first series is the subject; the others are compared with it. */
  readonly reeksen: readonly LijnReeks[]
  /** Put after each number: '%', ' min'. */
  readonly eenheid?: string | undefined
  readonly bereik?: Interval | undefined
  readonly hoogte?: number | undefined
}

const RAND = { boven: 24, rechts: 24, onder: 28, links: 44 } as const

/** A line chart with gaps where nothing is known, and an optional band of uncertainty. */
export function LijnGrafiek({
  uitkomst,
  labels,
  labelNaam,
  reeksen,
  eenheid = '',
  bereik,
  hoogte = 260,
}: Props) {
  const figure = useRef<HTMLElement>(null)
  const id = useId()
  const width = useBreedte(figure, 640)
  const known = reeksen
    .flatMap(({ punten, band }) => [...punten, ...(band ?? []).flat()])
    .filter((value) => value !== null)
  const { onder, boven, ticks } = yAs(known, bereik)
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [RAND.links, width - RAND.rechts])
  const y = scaleLinear([onder, boven], [hoogte - RAND.onder, RAND.boven])
  const [main, ...others] = reeksen
  const lastIndex = main ? main.punten.findLastIndex((value) => value !== null) : -1
  const last = main?.punten[lastIndex] ?? null
  const step = (width - RAND.links - RAND.rechts) / Math.max(1, labels.length - 1)
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : `${getal(value)}${eenheid}`
  const columns = reeksen.map((reeks) => ({
    id: reeks.id,
    naam: reeks.naam,
    waarden: reeks.punten.map(text),
  }))
  return (
    <figure className="lh-grafiek" ref={figure}>
      <LijnLegende
        namen={reeksen.map(({ naam }) => naam)}
        band={reeksen.some(({ band }) => band)}
      />
      <svg
        className="lh-grafiek-svg"
        viewBox={`0 0 ${width} ${hoogte}`}
        height={hoogte}
        {...tekening(id)}
      >
        <title id={id}>{uitkomst}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className="lh-g-raster"
              x1={RAND.links}
              x2={width - RAND.rechts}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={RAND.links - 8} y={y(tick) + 4} textAnchor="end">
              {text(tick)}
            </text>
          </g>
        ))}
        {passendeLabels(labels.length, width - RAND.links, 64).map((index) => (
          <text key={index} x={x(index)} y={hoogte - 6} textAnchor="middle">
            {labels[index]}
          </text>
        ))}
        {main?.band && <path className="lh-g-vlak" d={bandPad(main.band, x, y)} />}
        {others.map((reeks) => (
          <path
            key={reeks.id}
            className="lh-g-lijn lh-g-vergelijk"
            d={lijnPad(reeks.punten, x, y)}
          />
        ))}
        {main && <path className="lh-g-lijn" d={lijnPad(main.punten, x, y)} />}
        {last !== null && (
          <>
            <circle className="lh-g-punt" cx={x(lastIndex)} cy={y(last)} r={5} />
            <text className="lh-g-waarde" x={x(lastIndex)} y={y(last) - 12} textAnchor="middle">
              {text(last)}
            </text>
          </>
        )}
        {labels.map((label, index) => {
          const value = main?.punten[index] ?? null
          return (
            <g key={label} className="lh-g-greep">
              <title>
                {[label, ...columns.map(({ naam, waarden }) => `${naam}: ${waarden[index]}`)].join(
                  '\n',
                )}
              </title>
              <rect
                x={x(index) - step / 2}
                y={RAND.boven}
                width={step}
                height={hoogte - RAND.boven - RAND.onder}
              />
              <line x1={x(index)} x2={x(index)} y1={RAND.boven} y2={hoogte - RAND.onder} />
              {value !== null && <circle className="lh-g-punt" cx={x(index)} cy={y(value)} r={5} />}
            </g>
          )
        })}
      </svg>
      <Cijfers labels={labels} labelNaam={labelNaam} kolommen={columns} />
    </figure>
  )
}
