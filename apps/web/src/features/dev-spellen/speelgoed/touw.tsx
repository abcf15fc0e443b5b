import { useState } from 'react'
import { eindVan, hangTouw, makeTouw, type Touw } from '@letterhaven/game-kit/onderdelen/touw'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { HoudKnop } from './houd-knop.tsx'
import { useTik } from './use-tik.ts'

const Y = 16
const KORT = 40
const LANG = 150
const KRAAN = { van: 40, tot: 280 }
const KIST = { x: 220, y: 160 }
/** How fast the hand goes and the rope is let out, in px/ms, and from how near the hook takes hold. */
const VAART = 0.12
const VIER = 0.1
const RAAK = 26

interface Hijs {
  readonly touw: Touw
  readonly x: number
  readonly lengte: number
  readonly vast: boolean
}
const BEGIN: Hijs = { touw: makeTouw({ x: 60, y: Y }, KORT, 8), x: 60, lengte: KORT, vast: false }

/** Which way the hand and the rope go while a button is held. */
interface Hand {
  readonly opzij: number
  readonly neer: number
}

const binnen = (v: number, min: number, max: number): number => Math.min(Math.max(v, min), max)

function hijs({ touw, ...nu }: Hijs, { opzij, neer }: Hand, ms: number): Hijs {
  const x = binnen(nu.x + opzij * VAART * ms, KRAAN.van, KRAAN.tot)
  const lengte = binnen(nu.lengte + neer * VIER * ms, KORT, LANG)
  const verder = hangTouw(touw, { hand: { x, y: Y }, lengte, ms })
  const haak = eindVan(verder)
  const vast = nu.vast || Math.hypot(haak.x - KIST.x, haak.y - KIST.y) < RAAK
  return { touw: verder, x, lengte, vast }
}

const standVan = ({ vast, lengte }: Hijs): string => {
  if (!vast) return lengte >= LANG ? 'de haak hangt laag' : 'de haak is leeg'
  return lengte <= KORT ? 'de kist is boven' : 'de kist hangt eraan'
}

/** A hook on a rope that swings, to lift a crate with. */
export function TouwSpeelgoed() {
  const [nu, setNu] = useState<Hijs>(BEGIN)
  const [hand, setHand] = useState<Hand>({ opzij: 0, neer: 0 })
  useTik((ms) => setNu((vorige) => hijs(vorige, hand, ms)))
  const haak = eindVan(nu.touw)
  const kist = nu.vast ? haak : KIST
  const opzij = (kant: number) => (vast: boolean) =>
    setHand((oud) => ({ ...oud, opzij: vast ? kant : 0 }))
  const neer = (kant: number) => (vast: boolean) =>
    setHand((oud) => ({ ...oud, neer: vast ? kant : 0 }))
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" className="toy-kast" />
        <rect
          x={KRAAN.van}
          y={Y - 6}
          width={KRAAN.tot - KRAAN.van}
          height="6"
          className="toy-weg"
        />
        <polyline points={nu.touw.map(({ x, y }) => `${x},${y}`).join(' ')} className="toy-rand" />
        <rect x={kist.x - 20} y={kist.y} width="40" height="30" className="toy-ding" />
        <circle cx={haak.x} cy={haak.y} r="7" className="toy-held" />
      </svg>
      <p>
        <HoudKnop naam="Kraan naar links" onHoud={opzij(-1)} />
        <HoudKnop naam="Kraan naar rechts" onHoud={opzij(1)} />
        <HoudKnop naam="Laat zakken" onHoud={neer(1)} />
        <HoudKnop naam="Haal op" onHoud={neer(-1)} />
        <Knop onClick={() => setNu(BEGIN)}>Begin opnieuw</Knop>
        <output className="toy-stand">{standVan(nu)}</output>
      </p>
    </>
  )
}
