import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Bed } from './bed.tsx'
import { Bord } from './bord.tsx'
import { UITGANGEN } from './enten.ts'
import { Grafbak } from './grafbak.tsx'
import { classify, SNEE } from './indeling.ts'
import type { Input } from './rules.ts'
import { oordeelVan, type Opgave, type State } from './stand.ts'
import { toetsDaad } from './toetsen.ts'
import { Acties } from './acties.tsx'
import { Trek } from './trek.tsx'
import { WortelRij, type Keus } from './wortel-rij.tsx'
import { sayNu } from './zeg.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** What is chosen on the carrot, as long as it is there: the choice of a word before is none. */
interface Gekozen {
  readonly keus: Keus
  readonly voor: string
  readonly laatst: number
}

const isEr = ({ gewas: { deel, ge } }: Opgave, keus: Keus): boolean =>
  keus === 'ge' ? ge !== null : keus !== null && keus >= deel[0] && keus < deel[1]

/** The sign, the carrot with its cuts and trays, the leaves, and what gives it. */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const indeling = classify(maat.w, maat.h)
  const { item, opgave, fase, poging, nummer } = state
  const [gekozen, setGekozen] = useState<Gekozen>({ keus: null, voor: '', laatst: 0 })
  const kan = fase === 'spelen' && opgave?.isUit === true
  const hier = `${nummer} ${poging}`
  const mag = kan && gekozen.voor === hier && isEr(opgave, gekozen.keus)
  const keus: Keus = mag ? gekozen.keus : null
  const choose = (nieuw: Keus): void =>
    setGekozen({
      keus: nieuw,
      voor: hier,
      laatst: typeof nieuw === 'number' ? nieuw : gekozen.laatst,
    })
  const plek = keus === null ? 0 : keus === 'ge' ? 1 : keus + 2
  const vlak = useBegin(nummer * 100 + (opgave?.isUit ? 50 : 0) + plek)
  const { sleep, handenVan, wasSleep } = useSleep({
    vlak: '.wb-vlak',
    kan,
    onLos: ({ nr, y }) => {
      const blad = UITGANGEN[nr]
      const isOp = blad !== undefined && opgave?.gewas.uitgang === blad
      if (blad !== undefined && !isOp && y < indeling.grond + indeling.rij * 0.6)
        send({ type: 'blad', blad })
    },
  })
  if (!item?.werkwoord || !opgave) return null
  const opToets = (e: KeyboardEvent): void => {
    const daad = toetsDaad(e, { opgave, kan, keus: typeof keus === 'number' ? keus : null })
    if (!daad) return
    e.preventDefault()
    if (daad.doe === 'zet') {
      if (!e.repeat) send(daad.input)
    } else if (daad.doe === 'loop')
      walkFocus(vlak.current, keus === null ? '.wb-wortel button' : '.wb-grafbak button', daad.stap)
    else if (daad.doe === 'dicht') choose(null)
    else if (daad.doe === 'krat') walkFocus(vlak.current, '.wb-krat', 1)
  }
  const { bak, bord, laars, grond } = indeling
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="wb-vlak"
      role="presentation"
      data-trap={state.trap}
      style={
        {
          '--wb-tegel': `${indeling.tegel}px`,
          '--wb-grond': `${grond}px`,
          '--wb-groot': 0.34 + 0.06 * readTekstschaal(),
        } as CSSProperties
      }
      onKeyDown={opToets}
    >
      <Bord
        {...{ state, letter, stem }}
        werkwoord={item.werkwoord}
        vak={bord}
        onHoor={() => send({ type: 'luister' })}
      />
      <div className="wb-bak" style={plaatsVan(bak)} data-keus={keus === null ? undefined : ''}>
        <div
          className="wb-plaats"
          style={{ minHeight: SNEE + indeling.letter + (keus === null ? indeling.rij : 4) }}
        >
          {opgave.isUit ? (
            <WortelRij
              {...{ state, opgave, kan, keus, letter, indeling, send }}
              begin={gekozen.laatst}
              onKeus={choose}
            />
          ) : (
            <Trek kan={fase === 'spelen'} infinitief={item.werkwoord.infinitief} send={send} />
          )}
        </div>
        {keus === null ? (
          <Bed {...{ opgave, kan, send }} slepen={{ handenVan, wasSleep }} />
        ) : (
          <Grafbak {...{ opgave, keus, indeling, send }} onDicht={() => choose(null)} />
        )}
        {keus === null && (
          <Acties
            {...{ opgave, kan, send }}
            isHerstel={kan && poging > 1}
            isGoed={oordeelVan(state) === 'goed'}
          />
        )}
      </div>
      <output className="lhs-alleen-gehoord">{sayNu(opgave)}</output>
      {sleep && (
        <span className="wb-blad wb-mee" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {UITGANGEN[sleep.nr]}
        </span>
      )}
      {keus === null && (
        <button
          type="button"
          className="wb-laars"
          style={plaatsVan(laars)}
          aria-label="Trek aan de laars van de vogelverschrikker"
          onClick={() => send({ type: 'laars' })}
        />
      )}
    </div>
  )
}
