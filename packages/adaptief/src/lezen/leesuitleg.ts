import { BEGRIP_MIN, FLITS_LANGST, FLITS_MIN } from './constanten.ts'
import { begripOp } from './begrip.ts'
import { flitsNu } from './flits.ts'
import { LEESVORMEN, type Leesstaat, type Leesvorm } from './leesstaat.ts'
import { vlotheidOp, type Leeskoers } from './vlotheid.ts'

/** The numbers for a sentence about reading, rounded as they are said. */
export type Leesuitleg =
  | {
      readonly soort: 'vlotheid'
      readonly vorm: Leesvorm
      /** 'about 82 words right per minute, surely between 76 and 89'. */
      readonly perMinuut: number
      readonly tussen: readonly [number, number]
      /** The words per minute gained in a week, in tenths; null where no direction can be told. */
      readonly perWeek: number | null
      readonly koers: Leeskoers
      readonly lezingen: number
    }
  | {
      readonly soort: 'flits'
      /** The time in ms in which 8 of 10 words are read; the longest flash where that is too short. */
      readonly ms: number
      readonly tussen: readonly [number, number]
      readonly woorden: number
      readonly teKort?: true
    }
  | {
      readonly soort: 'begrip'
      /** The place in school years of the texts that are understood for three quarters, in tenths. */
      readonly jaar: number
      readonly tussen: readonly [number, number]
      readonly vragen: number
      readonly teksten: number
    }
  | {
      /** Too little was done to say anything: how much was done and how much is needed. */
      readonly soort: 'te_weinig'
      readonly wat: 'flits' | 'begrip'
      readonly aantal: number
      readonly nodig: number
    }

const op = (stap: number) => (x: number) => Math.round(x / stap) * stap
const tiende = (x: number): number => Math.round(x * 10) / 10

/** Returns what can be told of somebody's reading on day t, leaving out what was never done. */
export function explainLezen(staat: Leesstaat, t: number): readonly Leesuitleg[] {
  return [
    ...LEESVORMEN.flatMap((vorm) => vanVlotheid(staat, vorm, t)),
    ...vanFlits(staat),
    ...vanBegrip(staat, t),
  ]
}

function vanVlotheid({ vlotheid }: Leesstaat, vorm: Leesvorm, t: number): readonly Leesuitleg[] {
  const v = vlotheid[vorm]
  if (v.n === 0) return []
  const { perMinuut, laag, hoog, perWeek, koers } = vlotheidOp(v, t)
  return [
    {
      soort: 'vlotheid',
      vorm,
      perMinuut: Math.round(perMinuut),
      tussen: [Math.round(laag), Math.round(hoog)],
      perWeek: koers === 'nog_niet_te_zeggen' ? null : tiende(perWeek),
      koers,
      lezingen: v.n,
    },
  ]
}

function vanFlits({ flits }: Leesstaat): readonly Leesuitleg[] {
  const { n } = flits
  if (n === 0) return []
  if (n < FLITS_MIN) return [{ soort: 'te_weinig', wat: 'flits', aantal: n, nodig: FLITS_MIN }]
  const { ms, laag, hoog } = flitsNu(flits)
  const rond = op(10)
  // A longer time is a guess about words that nobody was shown so long.
  if (ms > FLITS_LANGST)
    return [
      {
        soort: 'flits',
        ms: FLITS_LANGST,
        tussen: [Math.min(rond(laag), FLITS_LANGST), FLITS_LANGST],
        woorden: n,
        teKort: true,
      },
    ]
  return [{ soort: 'flits', ms: rond(ms), tussen: [rond(laag), rond(hoog)], woorden: n }]
}

function vanBegrip({ begrip }: Leesstaat, t: number): readonly Leesuitleg[] {
  const { n, teksten } = begrip
  if (n === 0) return []
  if (n < BEGRIP_MIN) return [{ soort: 'te_weinig', wat: 'begrip', aantal: n, nodig: BEGRIP_MIN }]
  const { jaar, laag, hoog } = begripOp(begrip, t)
  const tussen = [tiende(laag), tiende(hoog)] as const
  return [{ soort: 'begrip', jaar: tiende(jaar), tussen, vragen: n, teksten }]
}
