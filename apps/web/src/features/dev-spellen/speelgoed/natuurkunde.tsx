import { useState } from 'react'
import { makeNatuurkunde } from '@letterhaven/game-kit/onderdelen/natuurkunde'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { HoudKnop } from './houd-knop.tsx'
import { useTik } from './use-tik.ts'

const SCHIJVEN = [
  { naam: 0, midden: [110, 60], r: 18, stoot: 260 },
  { naam: 1, midden: [200, 70], r: 18, stoot: 260 },
] as const
const ARM = { as: [100, 176], lengte: 110, dikte: 14, rust: 0.18, op: -0.45 } as const
const BEGIN = [118, 20] as const

function buildTafel() {
  const tafel = makeNatuurkunde({ zwaarte: 520, bal: 8 })
  tafel.muur([
    [4, 176],
    [4, 4],
    [316, 4],
    [316, 196],
  ])
  tafel.muur([
    [4, 150],
    [100, 176],
  ])
  for (const schijf of SCHIJVEN) tafel.schijf(schijf)
  const flipper = tafel.flipper(ARM)
  tafel.leg(BEGIN)
  return { tafel, flipper }
}

/** A ball, two discs that kick and an arm that lifts, on a table of real physics. */
export function NatuurkundeSpeelgoed() {
  const [{ tafel, flipper }] = useState(buildTafel)
  const [beeld, setBeeld] = useState({
    x: BEGIN[0] as number,
    y: BEGIN[1] as number,
    hoek: ARM.rust as number,
  })
  const [raak, setRaak] = useState(0)
  const [isLos, setLos] = useState(false)
  useTik((ms) => {
    if (!isLos) return
    const geraakt = tafel.verstrijk(ms)
    const { x, y } = tafel.bal()
    if (geraakt.length > 0) setRaak((was) => was + geraakt.length)
    setBeeld({ x, y, hoek: flipper.hoek() })
  })
  const graden = (beeld.hoek * 180) / Math.PI
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" className="toy-kast" />
        {SCHIJVEN.map(({ naam, midden: [x, y], r }) => (
          <circle key={naam} cx={x} cy={y} r={r} className="toy-ding" />
        ))}
        <path d="M4 150L100 176" className="toy-rand" />
        <path
          d="M0 -7L110 -5V5L0 7Z"
          transform={`translate(${ARM.as[0]} ${ARM.as[1]}) rotate(${graden})`}
          className="toy-doel"
        />
        <circle cx={beeld.x} cy={beeld.y} r="8" className="toy-held" />
      </svg>
      <p>
        <HoudKnop naam="Flipper" onHoud={(vast) => flipper.hef(vast)} />
        <Knop
          onClick={() => {
            tafel.leg(BEGIN)
            setRaak(0)
            setLos(true)
          }}
        >
          Laat een bal vallen
        </Knop>
        <output className="toy-stand">{`${raak} keer geraakt`}</output>
      </p>
    </>
  )
}
