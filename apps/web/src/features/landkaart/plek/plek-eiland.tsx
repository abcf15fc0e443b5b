import type { CSSProperties } from 'react'
import { PLEKKEN, type Eilandding, type Inrichting, type Plek } from '@letterhaven/contracts/plek'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import eenden from '../beeld/eenden.svg'
import eiland from '../beeld/plek-eiland.svg'
import dolfijn from '../beeld/zee-dolfijn.svg'
import meeuw from '../beeld/zee-meeuw.svg'
import schildpad from '../beeld/zee-schildpad.svg'
import { DING_BEELD } from './ding-beelden.ts'
import { HeldBeeld } from './held-beeld.tsx'
import { DIER_NAAM, DING_NAAM } from './plek-woorden.ts'

/** Where the feet of things stand, as fractions of the island's picture; distant ones first. */
const VOETEN: readonly (readonly [x: number, y: number])[] = [
  [0.34, 0.24],
  [0.66, 0.24],
  [0.22, 0.38],
  [0.78, 0.38],
  [0.19, 0.58],
  [0.81, 0.58],
  [0.32, 0.77],
  [0.68, 0.77],
]

/** The animals that swim and fly around the island. */
const LEVEN = [
  ['dolfijn', dolfijn],
  ['schildpad', schildpad],
  ['eenden', eenden],
  ['meeuw', meeuw],
] as const

interface Props {
  readonly plek: Plek
  readonly uiterlijk: Uiterlijk
  /** The thing that waits for a place. */
  readonly ding: Eilandding | null
  readonly kijktMee: boolean
  readonly onZet: (inrichting: Inrichting) => void
}

const opPlek = (plek: number): CSSProperties => {
  const [x, y] = VOETEN[plek] ?? [0.5, 0.5]
  return { '--x': x, '--y': y } as CSSProperties
}

/** Puts a thing in a place: it leaves its old place, and replaces what stood in the new one. */
function set({ dingen }: Inrichting, plek: number, ding: Eilandding): Inrichting {
  const rest = dingen.filter((d) => d.ding !== ding && d.plek !== plek)
  return { dingen: [...rest, { plek, ding }].toSorted((a, b) => a.plek - b.plek) }
}

/** The held on its own island; while a thing waits for a place, each place is a button. */
export function PlekEiland({ plek, uiterlijk, ding, kijktMee, onZet }: Props) {
  const { inrichting } = plek
  const wie = DIER_NAAM[uiterlijk.dier].toLowerCase()
  const aan = [uiterlijk.hoed, uiterlijk.sjaal, uiterlijk.hand].filter((d) => d !== null)
  const metWat = aan.map((d) => DING_NAAM[d].toLowerCase()).join(', ')
  return (
    <section className="plek-zee" aria-label={kijktMee ? 'Het eiland' : 'Mijn eiland'}>
      <div className="plek-eiland">
        {LEVEN.map(([naam, src]) => (
          <img key={naam} className={`plek-leven plek-leven-${naam}`} src={src} alt="" />
        ))}
        <img className="plek-grond" src={eiland} alt="" width={420} height={234} />
        {inrichting.dingen.map((d) => (
          <img
            key={d.ding}
            className="plek-ding"
            style={opPlek(d.plek)}
            src={DING_BEELD[d.ding]}
            alt={DING_NAAM[d.ding]}
            width={140}
            height={150}
          />
        ))}
        <HeldBeeld
          uiterlijk={uiterlijk}
          zin={metWat ? `Een ${wie} met: ${metWat}` : `Een ${wie}`}
        />
        {ding &&
          Array.from({ length: PLEKKEN }, (_, nr) => {
            const hier = inrichting.dingen.find((d) => d.plek === nr)
            return (
              <button
                key={nr}
                type="button"
                className="plek-zet"
                style={opPlek(nr)}
                aria-label={`Plek ${nr + 1}${hier ? `, nu ${DING_NAAM[hier.ding].toLowerCase()}` : ''}`}
                onClick={() => onZet(set(inrichting, nr, ding))}
              />
            )
          })}
      </div>
    </section>
  )
}
