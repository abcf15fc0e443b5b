import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { layStappen } from '@letterhaven/game-kit/onderdelen/stappenmaat'
import { Stappen } from '@letterhaven/game-kit/onderdelen/stappen.tsx'
import { sayVormhulp, vormhulpVan, type Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import './werkkaart.css'

interface WerkkaartProps {
  readonly plek: number
  readonly poging: number
  readonly werkwoord: Werkwoordvraag
  readonly letter: Letter
  readonly aanDeur: boolean
  /** The ear, where there is one. */
  readonly children: ReactNode
}

interface Ruimte {
  readonly w: number
  readonly h: number
}

/** What who lives there asks: of a verb not the whole of it. */
const VRAGEN = [
  'Ja, voor mij! Maar één woord is ondergesneeuwd. Schrijf jij het?',
  'Hoera, post! Hoe schrijf je dit werkwoord hier?',
  'Fijn, die is voor mij! Maak jij de zin af?',
] as const

/** The room that the gap takes, as letters. */
const GAT = 'mmmmm'
/** What is kept for a card round a sentence, and is free on this paper, in px. */
const VRIJ = 14

/** Returns how much room there is, which the paper keeps for what is written on it. */
function useRuimte(vel: RefObject<HTMLDivElement | null>): Ruimte {
  const [ruimte, setRuimte] = useState<Ruimte>({ w: 240, h: 60 })
  useLayoutEffect(() => {
    const el = vel.current
    if (!el) return
    const look = (): void =>
      setRuimte((was) =>
        was.w === el.clientWidth && was.h === el.clientHeight
          ? was
          : { w: el.clientWidth, h: el.clientHeight },
      )
    look()
    const kijker = new ResizeObserver(look)
    kijker.observe(el)
    return () => kijker.disconnect()
  }, [vel])
  return ruimte
}

/** Returns what helps at the door after a mistake. */
const hulpBij = (poging: number, werkwoord: Werkwoordvraag): readonly Stap[] =>
  vormhulpVan(werkwoord, poging - 1, { metVoorbeeld: true })

/** The sentence of a verb with its gap and the verb that belongs there, and after a mistake the steps to its form. */
export function Werkkaart(props: WerkkaartProps) {
  const { plek, poging, werkwoord, letter, aanDeur, children } = props
  const vel = useRef<HTMLDivElement>(null)
  const { w, h } = useRuimte(vel)
  const { voor, na, infinitief } = werkwoord
  const stappen = aanDeur ? hulpBij(poging, werkwoord) : []
  const maat = layStappen({
    zin: `${voor}${GAT} (${infinitief})${na}`,
    stappen,
    w,
    h: h + VRIJ,
    schaal: readTekstschaal(),
    letter,
  })
  return (
    <>
      {aanDeur && poging === 1 && <p className="po-vraag">{VRAGEN[plek % VRAGEN.length]}</p>}
      {children}
      <div ref={vel} className="po-vel">
        <div>
          <p className="po-zin" style={{ fontSize: maat.zin }}>
            {voor}
            <span className="po-plek">
              <Gat klasse="po-gat" /> <b>({infinitief})</b>
            </span>
            {na}
          </p>
          {stappen.length > 0 && (
            <>
              <span className="lhs-alleen-gehoord">{sayVormhulp(stappen)}</span>
              <Stappen {...maat} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
