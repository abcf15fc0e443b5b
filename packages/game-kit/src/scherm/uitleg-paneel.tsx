import { useCallback, useEffect, useRef, useState } from 'react'
import { Doek } from './doek.tsx'
import { KAAL } from '../held/held-kleding.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import type { HeldSoort } from '../keuzen/koppen.ts'
import { Paneel } from '../knoppen/paneel.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import type { Afmeting, UitlegStap } from './spel-module.ts'
import { askToLook } from '../regels/zonder-stem.ts'
import type { Spraak } from '../klank/spraak.ts'
import type { G } from '../tekenen/teken.ts'
import './uitleg.css'

const PLAATJE = { w: 190, h: 170 } as const
/** How long a picture is pointed at when no voice determines the time. */
const STIL_MS = 2200

interface UitlegPaneelProps {
  readonly stappen: readonly UitlegStap[]
  readonly held: HeldSoort
  /** What the hero wears. The ordinary overalls when absent. */
  readonly kleding?: Kleding | undefined
  readonly spraak: Spraak
  /** Whether to speak without being asked. The button always speaks. */
  readonly hardop: boolean
  readonly onKlaar: () => void
}

const wait = (ms: number): Promise<void> => new Promise((klaar) => setTimeout(klaar, ms))

/** Points at the pictures one by one while their sentences are spoken. The index -1 points at none. */
function useVertel(stappen: readonly UitlegStap[], spraak: Spraak) {
  const [bij, setBij] = useState(-1)
  const beurt = useRef(0)
  const vertel = useCallback(
    async (hardop: boolean) => {
      beurt.current += 1
      const mijn = beurt.current
      if (hardop) await spraak.ready(stappen.map(({ zin }) => zin))
      if (mijn !== beurt.current) return
      for (const [i, { zin }] of stappen.entries()) {
        setBij(i)
        const gezegd = hardop ? await spraak.say({ tekst: zin }) : 'stil'
        if (gezegd === 'stil') await wait(STIL_MS)
        if (mijn !== beurt.current) return
      }
      setBij(-1)
    },
    [stappen, spraak],
  )
  useEffect(
    () => () => {
      beurt.current += 1
      spraak.stil()
    },
    [spraak],
  )
  return { bij, vertel }
}

/** How the game is played, in painted pictures and speech. Nothing needs to be read. */
export function UitlegPaneel(props: UitlegPaneelProps) {
  const { stappen, held, kleding, spraak, hardop, onKlaar } = props
  const { bij, vertel } = useVertel(stappen, spraak)
  const [stem, setStem] = useState(true)
  useEffect(() => {
    void spraak.kan(stappen.map(({ zin }) => zin)).then(setStem)
  }, [spraak, stappen])
  useEffect(() => {
    void vertel(hardop)
  }, [vertel, hardop])
  return (
    <Paneel titel="Zo speel je" breed onSluit={onKlaar}>
      <h2>Zo speel je</h2>
      <ol className="lhs-uitleg">
        {stappen.map(({ zin, teken }, i) => (
          <li key={zin} className={i === bij ? 'lhs-bij' : undefined}>
            <Plaatje teken={teken} soort={held} kleding={kleding} />
            <span>{stem ? zin : askToLook(zin)}</span>
          </li>
        ))}
      </ol>
      <div className="lhs-knoppen lhs-knoppen-naast">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onKlaar}>
          <SpelIcoon naam="speel" />
          Spelen!
        </button>
        <button
          type="button"
          className="lhs-knop"
          disabled={!stem}
          onClick={() => void vertel(true)}
        >
          <SpelIcoon naam={stem ? 'luister' : 'geluidUit'} />
          <span className="lhs-wissel">
            <span data-toon={stem}>Voorlezen</span>
            <span data-toon={!stem}>Dit apparaat kan niet voorlezen</span>
          </span>
        </button>
      </div>
    </Paneel>
  )
}

interface PlaatjeProps extends Pick<UitlegStap, 'teken'> {
  readonly soort: HeldSoort
  readonly kleding: Kleding | undefined
}

/** A painted picture with the pupil's own hero. */
export function Plaatje({ teken, soort, kleding = KAAL }: PlaatjeProps) {
  const schilder = useCallback(
    (g: G, maat: Afmeting) => teken(g, maat, { soort, kleding }),
    [teken, soort, kleding],
  )
  return <Doek maat={PLAATJE} teken={schilder} />
}
