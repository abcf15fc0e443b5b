import { useCallback, useMemo } from 'react'
import type { Dier } from '@letterhaven/contracts/dier'
import type { Ding } from '@letterhaven/contracts/plek'
import {
  HANDDINGEN,
  HOEDEN,
  SJAALS,
  type Trui,
  type Uiterlijk,
} from '@letterhaven/contracts/uiterlijk'
import { Doek } from '@letterhaven/game-kit/scherm/doek.tsx'
import { drawSjaal, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { drawHeld } from '@letterhaven/game-kit/held/held-plaat'
import { drawHoed } from '@letterhaven/game-kit/held/hoeden'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { Afmeting } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, schaduw, solid, type G } from '@letterhaven/game-kit/tekenen/teken'
import { handPlaat, drawHandding } from './hand-dingen.ts'

const HELD_MAAT = { w: 260, h: 340 } as const

/** The held at full size, wearing everything; `zin` says what is shown. */
export function HeldBeeld({
  uiterlijk,
  zin,
}: {
  readonly uiterlijk: Uiterlijk
  readonly zin: string
}) {
  const tool = useMemo(() => handPlaat(uiterlijk.hand), [uiterlijk.hand])
  const teken = useCallback(
    (g: G, { w, h }: Afmeting) => {
      g.translate(w / 2, h - 16)
      g.scale(1.32, 1.32)
      schaduw(g, [0, 0, 56, 12])
      drawHeld(g, uiterlijk.dier, {
        hand: [66, -62],
        vrijeHand: [-58, -44],
        tool,
        kleding: uiterlijk,
      })
    },
    [uiterlijk, tool],
  )
  return (
    <div className="plek-held">
      <p className="lh-vh">{zin}</p>
      <Doek maat={HELD_MAAT} teken={teken} />
    </div>
  )
}

const TEGEL = { w: 96, h: 84 } as const

const is = <T extends string>(lijst: readonly T[], ding: string): ding is T =>
  (lijst as readonly string[]).includes(ding)

/** Draws a thing at the [x, y, scale] that its kind has on a tile. */
function drawKleding(g: G, ding: Ding): void {
  if (is(HOEDEN, ding)) {
    g.translate(46, 78)
    g.scale(0.82, 0.82)
    drawHoed(g, ding, 'rond')
  } else if (is(SJAALS, ding)) {
    g.translate(48, 116)
    g.scale(1.1, 1.1)
    drawSjaal(g, ding)
  } else if (is(HANDDINGEN, ding)) {
    const isLaag = ding === 'lantaarn'
    g.translate(46, isLaag ? 28 : 76)
    g.scale(isLaag ? 1 : 0.52, isLaag ? 1 : 0.52)
    if (ding === 'lolly') g.scale(1.45, 1.45)
    drawHandding(g, ding)
  }
}

/** A thing to wear or to hold. */
export function KledingBeeld({ ding }: { readonly ding: Ding }) {
  const teken = useCallback((g: G) => drawKleding(g, ding), [ding])
  return <Doek maat={TEGEL} teken={teken} />
}

/** An animal to choose. */
export function DierBeeld({ dier }: { readonly dier: Dier }) {
  const teken = useCallback(
    (g: G) => {
      g.translate(48, 54)
      g.scale(0.56, 0.56)
      drawKop(g, dier)
    },
    [dier],
  )
  return <Doek maat={TEGEL} teken={teken} />
}

/** A colour to wear. */
export function TruiBeeld({ trui }: { readonly trui: Trui }) {
  const teken = useCallback(
    (g: G) =>
      solid(g, {
        pad: doos([24, 20, 48, 48], [20, 20, 12, 12]),
        kader: [24, 20, 48, 48],
        kleur: truiKleur(trui),
      }),
    [trui],
  )
  return <Doek maat={TEGEL} teken={teken} />
}
