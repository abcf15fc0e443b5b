import { useLayoutEffect, useRef } from 'react'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { inhoudVan } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Doel } from './doel.ts'
import type { Plaats } from './plaatsing.ts'
import type { Opgave } from './stand.ts'

interface SchimProps {
  readonly opgave: Opgave
  readonly plaatsen: readonly Plaats[]
  readonly lucht: Vak
  /** The bubble that is brought, and where it would stick. */
  readonly bel: number
  readonly doel: Doel
}

/** How high the shadow of a word is, and how far above its bubble it floats, in px. */
const HOOG = 58
const BOVEN = 10

/** What would stand there if the bubble were let go now, in the order in which it would be read. */
export function Schim({ opgave, plaatsen, lucht, bel, doel }: SchimProps) {
  const plaats = plaatsen.find(({ plek }) => plek === doel.plek)
  const delen = [bel, doel.plek].map((plek) => opgave.bellen.find((deze) => deze.plek === plek))
  if (!plaats || delen.includes(undefined)) return null
  const rij = doel.kant === 'voor' ? delen : delen.toReversed()
  const top = Math.max(lucht.y - 14, plaats.y - plaats.b - HOOG - BOVEN)
  const links = Math.min(lucht.x + lucht.w - 70, Math.max(lucht.x + 70, plaats.x))
  return (
    <p className="bp-schim" style={{ left: links, top, minHeight: HOOG }} aria-hidden="true">
      {rij.map(
        (deel) =>
          deel && (
            <span key={deel.plek} data-nieuw={deel.plek === bel ? '' : undefined}>
              {inhoudVan(opgave.stukken, deel).map(tegelTeken).join('')}
            </span>
          ),
      )}
    </p>
  )
}

/** The string from a bubble with a seam to the button that lets it go, so that one is not seen without the other. */
export function Touwtje({ plaats: { x, y, b } }: { readonly plaats: Plaats }) {
  const touw = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const vlak = touw.current?.closest('.bp-vlak')
    const knop = vlak?.querySelector('.bp-laat')?.getBoundingClientRect()
    const kader = vlak?.getBoundingClientRect()
    if (!knop || !kader) return
    const [naarX, naarY] = [knop.left + knop.width / 2 - kader.left, knop.top - kader.top + 2]
    const van = y + b
    const diep = Math.max(20, (naarY - van) * 0.45)
    const weg = `M${x} ${van}C${x} ${van + diep} ${naarX} ${naarY - diep} ${naarX} ${naarY}`
    for (const lijn of touw.current?.querySelectorAll('path') ?? []) lijn.setAttribute('d', weg)
  })
  return (
    <svg ref={touw} className="bp-touw" aria-hidden="true">
      <path />
      <path />
    </svg>
  )
}
