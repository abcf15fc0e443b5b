import type { CSSProperties } from 'react'
import { LETTERS } from '../keuzen/instellingen.ts'
import type { Letter } from '../keuzen/instellingen.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import type { Stand } from './spel-module.ts'
import './hud.css'

interface HudProps {
  /** The instruction. A word between *asterisks* is stressed. */
  readonly opdracht: string
  readonly stand: Stand
  readonly letter: Letter
  readonly onPauze: () => void
  readonly onVoorlezen: () => void
  readonly onLetter: (letter: Letter) => void
}

/** The instruction with its stressed words; how wide it is, about, decides how large its letters can be. */
function Opdracht({ tekst }: { readonly tekst: string }) {
  const delen = tekst.split('*')
  return (
    <span className="lhs-opdracht-tekst" style={{ '--lhs-em': tekst.length / 2 } as CSSProperties}>
      {delen.map((deel, i) =>
        i % 2 ? <em key={deel}>{deel}</em> : <span key={deel}>{deel}</span>,
      )}
    </span>
  )
}

function Voortgang({ stand }: { readonly stand: Stand }) {
  const deel = stand.totaal > 0 ? stand.gedaan / stand.totaal : 0
  return (
    <div className="lhs-pil">
      <progress
        className="lhs-alleen-gehoord"
        aria-label={`Hoe ver je bent: ${stand.gedaan} van ${stand.totaal} ${stand.naam}`}
        max={stand.totaal}
        value={stand.gedaan}
        data-gegeven={stand.gegeven}
      />
      <i style={{ width: `${deel * 100}%` }} />
      <span aria-hidden="true">
        {stand.gedaan}/{stand.totaal}
      </span>
    </div>
  )
}

function Leven({ over, van, naam }: NonNullable<Stand['leven']>) {
  return (
    <div className="lhs-leven">
      <span className="lhs-alleen-gehoord">
        {over} van {van} {naam}
      </span>
      {Array.from({ length: van }, (_, i) => (
        <b key={i} className={i < over ? 'lhs-aan' : undefined}>
          <SpelIcoon naam="druppel" />
        </b>
      ))}
    </div>
  )
}

/** Returns the letters after these: gewoon, ruim, dyslexie and round again. */
function volgende(letter: Letter): Letter {
  return LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length] ?? 'gewoon'
}

/** The bar over a game: pause, instruction, progress, stock and letters. */
export function Hud(props: HudProps) {
  const { opdracht, stand, letter, onPauze, onVoorlezen, onLetter } = props
  return (
    <header className="lhs-hud">
      <button type="button" className="lhs-rond" aria-label="Pauze" onClick={onPauze}>
        <SpelIcoon naam="pauze" />
      </button>
      <button type="button" className="lhs-opdracht" onClick={onVoorlezen}>
        <span className="lhs-luister">
          <SpelIcoon naam="luister" />
        </span>
        <Opdracht tekst={opdracht} />
        <span className="lhs-alleen-gehoord">. Voorlezen</span>
      </button>
      <Voortgang stand={stand} />
      {stand.leven && <Leven {...stand.leven} />}
      <button
        type="button"
        className="lhs-rond lhs-letter"
        aria-label={`Letters: ${letter}`}
        data-anders={letter !== 'gewoon'}
        onClick={() => onLetter(volgende(letter))}
      >
        <span aria-hidden="true">Aa</span>
      </button>
    </header>
  )
}
