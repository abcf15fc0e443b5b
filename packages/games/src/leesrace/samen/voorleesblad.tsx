import { useRef, useState, type KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { classify } from '../indeling.ts'
import { bladenVan, type BladZin } from './bladen.ts'
import { bladVan, deelVan, isTeSnel, type TekstStaat, type VoorleesInput } from './voorlezen.ts'
import '../layer.css'
import './voorleesblad.css'

type Props = LayerProps<TekstStaat, VoorleesInput>
type Delen = Pick<Props, 'state' | 'send'>

/** A page is seen to its end when so little of it is left; a tap before that goes on by this part of what is seen. */
const EIND_PX = 12
const VERDER = 0.8

/** Somebody who reads, alone or to who listens. */
function Wie({ isSamen }: { readonly isSamen: boolean }) {
  return (
    <svg className="lv-wie" viewBox="0 0 120 64" aria-hidden="true">
      <g transform={isSamen ? 'translate(-24 0)' : undefined}>
        <circle cx="60" cy="18" r="14" fill="#f4a35c" />
        <path d="M34 62c0-20 11-28 26-28s26 8 26 28z" fill="#3e7fd0" />
        <path d="M36 44l24 7 24-7v15l-24 5-24-5z" fill="#fffdf4" />
        <path d="M60 51v13" />
      </g>
      {isSamen && (
        <>
          <path d="M58 16q5 4 0 9M65 11q9 9 0 19" fill="none" />
          <circle cx="96" cy="20" r="13" fill="#c98a5b" />
          <path d="M74 62c0-19 9-26 22-26s22 7 22 26z" fill="#4cbf55" />
        </>
      )}
    </svg>
  )
}

const KEUZEN = [
  { type: 'alleen', naam: 'Ik lees alleen', zin: 'Stil, in mijn hoofd.' },
  { type: 'samen', naam: 'Ik lees voor', zin: 'Hardop. Er luistert iemand mee.' },
] as const

/** How the texts of this round are read. */
function Kies({ state, send }: Delen) {
  return (
    <>
      <header className="lz-kop" data-soort="vraag">
        <h2>{state.item?.titel}</h2>
        <p className="lz-welke">Hoe lees je vandaag?</p>
      </header>
      <div className="lv-keuzen">
        {KEUZEN.map(({ type, naam, zin }, nr) => (
          <button
            key={type}
            type="button"
            className="lv-keus"
            data-begin={nr === 0 ? '' : undefined}
            data-soort={type}
            onClick={() => send({ type })}
          >
            <Wie isSamen={type === 'samen'} />
            <b>{naam}</b>
            <span>{zin}</span>
          </button>
        ))}
      </div>
    </>
  )
}

/** One sentence of the page, of which who listens taps the words that go wrong. */
function Zin({ zin, state, send }: Delen & { readonly zin: BladZin }) {
  const { mis } = state.voorlezen
  return (
    <p className="lv-zin" data-alinea={zin.isAlinea || undefined}>
      {zin.woorden.map((woord, i) => (
        <button
          key={zin.van + i}
          type="button"
          className="lv-woord"
          aria-pressed={mis.includes(zin.van + i)}
          onClick={() => send({ type: 'fout', nr: zin.van + i })}
        >
          {woord}
        </button>
      ))}
    </p>
  )
}

/** The text before who listens opens it. */
function Dicht({ send }: Pick<Delen, 'send'>) {
  return (
    <div className="lv-dicht">
      <button
        type="button"
        className="lz-knop lz-daad lv-begin"
        data-begin=""
        onClick={() => send({ type: 'start' })}
      >
        Ik luister. Begin maar!
      </button>
      <button type="button" className="lz-knop" onClick={() => send({ type: 'alleen' })}>
        Toch alleen lezen
      </button>
    </div>
  )
}

/** What is said to who listens; the whole of it once. */
function uitlegVan({ voorlezen: { begin, blad } }: TekstStaat): string {
  if (begin === null) return 'Zoek iemand die naar je luistert. Die tikt op de knop.'
  const tik = 'Jij luistert? Tik aan wat fout gaat.'
  return blad > 0 ? tik : `${tik} Verbetert de lezer het zelf? Dan is het goed.`
}

/** Goes on in a page that does not fit its sheet; returns whether there was more of it. */
function scrollOn(vel: HTMLElement | null): boolean {
  if (!vel || vel.scrollTop + vel.clientHeight > vel.scrollHeight - EIND_PX) return false
  vel.scrollTop += vel.clientHeight * VERDER
  return true
}

/** A page that is read aloud. */
function Blad({ state, send }: Delen) {
  const [vlugOp, setVlugOp] = useState<number | null>(null)
  const vel = useRef<HTMLDivElement>(null)
  const { item, voorlezen } = state
  const blad = bladVan(state)
  if (!item || !blad) return null
  const isOpen = voorlezen.begin !== null
  const { length } = bladenVan(item)
  const isVlug = vlugOp === voorlezen.blad
  return (
    <>
      <header className="lz-kop" data-soort="vraag">
        <div className="lv-titel">
          <h2>{item.titel}</h2>
          {length > 1 && (
            <span className="lz-teller">
              {voorlezen.blad + 1} van {length}
            </span>
          )}
        </div>
        <p className="lz-welke" role={isVlug ? 'alert' : undefined}>
          {isVlug ? 'Dat is wel heel vlug! Lees elk woord hardop, en tik dan.' : uitlegVan(state)}
        </p>
      </header>
      {isOpen ? (
        <div
          ref={vel}
          className="lv-blad"
          data-gedicht={item.isGedicht || undefined}
          key={voorlezen.blad}
        >
          {blad.map((zin) => (
            <Zin key={zin.van} {...{ zin, state, send }} />
          ))}
        </div>
      ) : (
        <Dicht {...{ send }} />
      )}
      {isOpen && (
        <footer className="lz-voet">
          <button
            type="button"
            className="lz-knop lz-daad"
            data-begin=""
            onClick={() => {
              if (scrollOn(vel.current)) return
              setVlugOp(isTeSnel(state) ? voorlezen.blad : null)
              send({ type: 'blad' })
            }}
          >
            {voorlezen.blad + 1 < length ? 'Volgende bladzij' : 'Klaar met lezen'}
          </button>
        </footer>
      )}
    </>
  )
}

/** The sheet on which it is chosen how to read, and on which a text is read aloud. */
export function Voorleesblad({ state, send, maat }: Props) {
  const { bord } = classify(maat.w, maat.h)
  const deel = deelVan(state)
  const { blad, begin } = state.voorlezen
  const vlak = useBegin(deel === 'kies' ? -2 : begin === null ? -1 : blad)
  const onToets = (e: KeyboardEvent): void => {
    const stap = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
    if (stap === undefined) return
    e.preventDefault()
    walkFocus(vlak.current, '.lv-keus, .lv-woord, .lz-knop', stap)
  }
  return (
    <div
      ref={vlak}
      className="lz-vlak"
      role="presentation"
      data-trap={state.trap}
      data-groep={state.groep}
      onKeyDown={onToets}
    >
      <section className="lz-bord" style={plaatsVan(bord)} aria-label="Voorlezen">
        {deel === 'kies' ? <Kies {...{ state, send }} /> : <Blad {...{ state, send }} />}
      </section>
    </div>
  )
}
