import { useRef, useState } from 'react'
import {
  KLIM_STAP,
  staKlimmer,
  stapKlimmer,
  type Klimwereld,
} from '@letterhaven/game-kit/onderdelen/klimmer'
import { HoudKnop } from './houd-knop.tsx'
import { useTik } from './use-tik.ts'

const WERELD: Klimwereld = {
  vloer: 180,
  links: 0,
  rechts: 320,
  dozen: [
    { x: 110, y: 130, w: 60, h: 50 },
    { x: 170, y: 90, w: 150, h: 90 },
  ],
  lijf: { w: 18, h: 28 },
}

const STAP_MS = KLIM_STAP * 1000

/** Says on what the feet stand. */
function waarop({ y, staat }: { readonly y: number; readonly staat: boolean }): string {
  if (!staat) return 'in de lucht'
  const doos = WERELD.dozen.findIndex((een) => Math.abs(een.y - y) < 1)
  return doos < 0 ? 'op de grond' : `op doos ${doos + 1}`
}

/** Walking, jumping and hopping up, on a floor with two boxes. */
export function KlimmerSpeelgoed() {
  const [klimmer, setKlimmer] = useState(() => staKlimmer(40, WERELD))
  const kanten = useRef({ links: false, rechts: false, spring: false })
  const rest = useRef(0)
  useTik((ms) => {
    const { links, rechts, spring } = kanten.current
    const kant = links === rechts ? 0 : links ? -1 : 1
    rest.current += ms
    let nu = klimmer
    for (; rest.current >= STAP_MS; rest.current -= STAP_MS)
      nu = stapKlimmer(nu, { kant, spring }, WERELD)
    if (nu !== klimmer) setKlimmer(nu)
  })
  const houd = (wat: 'links' | 'rechts' | 'spring') => (vast: boolean) => {
    kanten.current[wat] = vast
  }
  const { w, h } = WERELD.lijf
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <path d={`M0 ${WERELD.vloer}h320v20h-320Z`} className="toy-grond" />
        {WERELD.dozen.map((doos) => (
          <rect
            key={doos.x}
            x={doos.x}
            y={doos.y}
            width={doos.w}
            height={doos.h}
            className="toy-ding"
          />
        ))}
        <rect
          x={klimmer.x - w / 2}
          y={klimmer.y - h}
          width={w}
          height={h}
          rx="8"
          className="toy-held"
        />
      </svg>
      <p>
        <HoudKnop naam="Links" onHoud={houd('links')} />
        <HoudKnop naam="Rechts" onHoud={houd('rechts')} />
        <HoudKnop naam="Spring" onHoud={houd('spring')} />
        <output className="toy-stand">{waarop(klimmer)}</output>
      </p>
    </>
  )
}
