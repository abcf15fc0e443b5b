import type { ReactNode, RefObject } from 'react'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Stappen } from '@letterhaven/game-kit/onderdelen/stappen.tsx'
import { sayVormhulp } from '@letterhaven/game-kit/onderdelen/vormhulp'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { sayBaan } from './achtbaan.ts'
import { isOnveranderd } from './gat.ts'
import { Getypt } from './getypt.tsx'
import type { Indeling } from './indeling.ts'
import { oordeelVan, type Kast, type State } from './stand.ts'
import { merkenVan } from '@letterhaven/game-kit/onderdelen/merken'
import { hulpBij } from './tekst.ts'
import { layVorm } from './vormmaat.ts'
import './vormbord.css'

interface VormbordProps {
  readonly state: State
  readonly opgave: Kast
  readonly werkwoord: Werkwoordvraag
  readonly letter: Letter
  readonly indeling: Indeling
  readonly vak: RefObject<HTMLOutputElement | null>
  /** The ear beside the sentence, and the room that it takes, in px. */
  readonly children: ReactNode
  readonly naast: number
}

/** The room of the frame of the board, in px. */
const LIJST = { w: 44, h: 20 } as const

/** Returns what is written, for who cannot see it. */
function gehoord({ opgave, werkwoord, state }: VormbordProps): string {
  const { voor, na, infinitief } = werkwoord
  const { regel } = opgave
  const er = regel.length === 0 ? 'een gat' : regel.join(' ')
  const merken = isOnveranderd(opgave) ? merkenVan(regel.join(''), opgave.goed) : []
  const mist = merken.includes('mist') ? ' Er mist nog iets.' : ''
  const hulp = sayVormhulp(hulpBij(state, werkwoord))
  return `${voor} ${er} ${na}${mist} Werkwoord: ${infinitief}. ${hulp}${sayBaan(opgave)}`
}

/** The sentence with the form that burns in it. */
const Gloed = ({ werkwoord: { voor, na }, opgave: { goed, begint } }: VormbordProps) => (
  <span className="fk-neon fk-gloed">
    {voor}
    <b>{begint ? metHoofdletter(goed) : goed}</b>
    {na}
  </span>
)

/** The sentence of a verb with its gap, the whole verb behind it, and after a mistake the steps to its form. */
export function Vormbord(props: VormbordProps) {
  const { state, opgave, werkwoord, letter, indeling, vak, naast, children } = props
  const { voor, na, infinitief } = werkwoord
  const [, , w, h] = indeling.bord
  const oordeel = oordeelVan(state)
  const hulp = hulpBij(state, werkwoord)
  const maat = layVorm({
    zin: voor + opgave.goed + infinitief + na,
    vorm: opgave.goed,
    infinitief,
    stappen: hulp,
    w: w - LIJST.w,
    naast,
    h: h - LIJST.h,
    schaal: readTekstschaal(),
    letter,
  })
  return (
    <>
      <div className="fk-regel">
        {children}{' '}
        <output
          ref={vak}
          className="fk-uit fk-vormregel"
          tabIndex={-1}
          data-begin=""
          style={{ fontSize: maat.zin }}
        >
          <span className="lhs-alleen-gehoord">{gehoord(props)}</span>
          {oordeel === 'goed' ? (
            <Gloed {...props} />
          ) : (
            <span className="fk-zinblad" aria-hidden="true">
              <span className="fk-voor">{voor}</span>
              <span className="fk-plek" data-samen={maat.samen || undefined}>
                <span className="fk-gat" data-rekt={state.fase === 'spelen' ? '' : undefined}>
                  <Getypt {...{ opgave }} kan={state.fase === 'spelen'} fout={oordeel === 'fout'} />
                </span>
                <i className="fk-heel">{infinitief}</i>
              </span>
              <span className="fk-na">{na}</span>
            </span>
          )}
        </output>
      </div>{' '}
      {hulp.length > 0 && <Stappen {...maat} />}
    </>
  )
}
