import './spark.css'
import { tekening } from '../tekst/a11y.ts'
import { scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { lijnPad, yAs } from './grafiek-maat.ts'

interface Props {
  readonly punten: readonly (number | null)[]
  /** A sentence with the outcome, as the spoken name. */
  readonly uitkomst: string
  readonly toon?: 'leaf' | 'sun' | 'coral' | 'primary' | undefined
}

const BREEDTE = 64
const HOOGTE = 22

/** A line as small as a word. Put the number beside it. */
export function Spark({ punten, uitkomst, toon = 'primary' }: Props) {
  const id = useId()
  const { onder, boven } = yAs(punten.filter((value) => value !== null))
  const x = scaleLinear([0, Math.max(1, punten.length - 1)], [2, BREEDTE - 2])
  const y = scaleLinear([onder, boven], [HOOGTE - 3, 3])
  return (
    <svg
      className={`lh-spark lh-spark-${toon}`}
      viewBox={`0 0 ${BREEDTE} ${HOOGTE}`}
      {...tekening(id)}
    >
      <title id={id}>{uitkomst}</title>
      <path d={lijnPad(punten, x, y)} />
    </svg>
  )
}
