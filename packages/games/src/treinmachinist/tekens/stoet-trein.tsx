import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import { Meerijder } from '../meerijders.tsx'
import { stationsVan } from '../ronde.ts'
import { Banen } from '../trein.tsx'
import { TEKEN_LICHT } from './licht.ts'
import { woordBreed, type StoetMaten } from './maten.ts'
import { sayTekens } from './namen.ts'
import { isLosBij, tekenOordeel, treinenIn, woordIn, type Stoet, type TekenState } from './stoet.ts'

interface TreinProps {
  readonly state: TekenState
  readonly opgave: Stoet
  readonly maten: StoetMaten
  readonly letter: Letter
  readonly locBreed: number
  readonly kan: boolean
  /** Whether what is odd is shown by its place, and not by its train alone. */
  readonly metPlek: boolean
  readonly onPlek: (plek: number) => void
  /** Whether the wagons have their shutters closed, but near the trolley. */
  readonly metLuiken: boolean
  /** The place at which a hand shows what to do; null where none does. */
  readonly wijst: number | null
}

/** The colours of the trains, by turns. */
const KLEUREN = ['#e8704a', '#5b8fe0', '#3fa877', '#b27ad6', '#f0b63c'] as const
/** So many wagons before and behind the trolley are open. */
const NABIJ = 3
/** So many wagons are one step for who plays with a switch. */
const GROEP = 6

/** What is free behind the red engine, in px. */
const LOC_ERACHTER = 8

/** What makes an engine of a wagon: a chimney with its steam, and a plough. */
const Schoorsteen = () => (
  <svg className="tm-pijp" viewBox="0 0 60 40" aria-hidden="true">
    <path className="tm-rook" d="M22 8q-9-2-6-8 3-6 9-3 5-4 9 1 6 1 3 6-3 6-9 3z" />
    <path d="M20 40V18h-4l2-8h18l2 8h-4v22z" />
    <path className="tm-goud" d="M15 10h24v6H15z" />
  </svg>
)

/** The trolley of the signalman, under the sign that is hung next. */
const Lorrie = () => (
  <svg className="tm-lorrie" viewBox="0 0 44 30" aria-hidden="true">
    <path className="tm-goud" d="M4 12h36v8H4z" />
    <path d="M14 12l6-10 4 2-5 8M30 12l-6-8" />
    <circle cx="12" cy="23" r="5" />
    <circle cx="32" cy="23" r="5" />
  </svg>
)

/** A sign, as it hangs at a coupling or lies ready. */
export const Teken = ({ teken }: { teken: string }) => (
  <span
    className="tm-teken"
    data-teken={teken}
    data-soort={'.?'.includes(teken) ? 'eind' : ',:'.includes(teken) ? 'lamp' : 'praat'}
  >
    <span>{teken}</span>
  </span>
)

/** The coupling at a place, with the signs that hang there. */
const Koppeling = ({ tekens, isGekozen }: { tekens: string; isGekozen: boolean }) => (
  <span className="tm-koppeling" aria-hidden="true">
    {isGekozen && <Lorrie />}
    <span className="tm-mast" data-leeg={tekens === '' || undefined}>
      {[...tekens].map((teken) => (
        <Teken key={teken} teken={teken} />
      ))}
    </span>
  </span>
)

/** Says what is at a place, after the word before it. */
const sayPlek = (tekens: string): string =>
  tekens === '' ? '' : `, daarachter een ${sayTekens(tekens)}`

/** Whether the word of a wagon can be read while shutters are closed: near the trolley, in front as long as that is away. */
const isNabij = ({ kies }: Stoet, nr: number): boolean => Math.abs(nr - ((kies ?? 1) - 1)) <= NABIJ

/** When the window of a wagon lights up as the text is read, in ms; null where it stays out. */
function lichtVan({ state, opgave }: TreinProps, nr: number): number | null {
  const oordeel = tekenOordeel(state)
  const isGelezen = oordeel === 'goed' || (oordeel === 'fout' && nr < (opgave.raar?.tot ?? 0))
  return isGelezen ? TEKEN_LICHT.na + nr * TEKEN_LICHT.stap : null
}

/** What one wagon looks like. */
function lookOf(props: TreinProps, nr: number) {
  const { opgave, metPlek, metLuiken } = props
  const { plekken, raar, kies } = opgave
  const licht = lichtVan(props, nr)
  const isRaar = raar !== null && nr >= raar.van && nr < raar.tot
  return {
    trein: treinenIn(opgave).findIndex(([, tot]) => nr < tot),
    isLoc: nr > 0 && isLosBij(plekken, nr),
    isLos: isLosBij(plekken, nr + 1),
    isRaar,
    isDicht: metLuiken && licht === null && !isRaar && !isNabij(opgave, nr),
    isPlek: metPlek && raar?.plek === nr + 1,
    isGekozen: kies === nr + 1,
    licht,
  }
}

type Look = ReturnType<typeof lookOf>

const stijlVan = ({ trein, licht }: Look, breed: number) =>
  ({
    '--tm-kleur': KLEUREN[trein % KLEUREN.length],
    '--tm-breed': `${breed}px`,
    '--tm-trein': `${trein * TEKEN_LICHT.trein}ms`,
    ...(licht === null ? {} : { '--tm-licht': `${licht}ms` }),
  }) as CSSProperties

/** A wagon with its word, or an engine where a sentence begins. */
const Wagen = ({ woord, look: { isLoc, isDicht, licht } }: { woord: string; look: Look }) => (
  <span
    className="tm-wagon"
    data-loc={isLoc || undefined}
    data-dicht={isDicht || undefined}
    data-licht={licht === null ? undefined : ''}
  >
    {isLoc && <Schoorsteen />}
    <span className="tm-bord">
      {isDicht ? <span className="lhs-alleen-gehoord">{woord}</span> : woord}
    </span>
    <span className="tm-wielen" aria-hidden="true" />
  </span>
)

/** A wagon and the coupling behind it: together they are one button. */
function Deel({ nr, ...props }: TreinProps & { readonly nr: number }) {
  const { state, opgave, maten, letter, kan, onPlek } = props
  const look = lookOf(props, nr)
  const plek = nr + 1
  const tekens = opgave.plekken[plek] ?? ''
  const rijdtMee = plek === opgave.woorden.length && tekenOordeel(state) === 'goed'
  return (
    <li
      style={stijlVan(look, woordBreed(opgave.woorden[nr] ?? '', maten.maat, letter))}
      data-los={look.isLos || undefined}
      data-raar={look.isRaar || undefined}
      data-plek={look.isPlek || undefined}
    >
      {rijdtMee && <Meerijder nr={stationsVan(state) - 1} />}
      <button
        type="button"
        className="tm-deel"
        data-begin={nr === 0 ? '' : undefined}
        data-nr={plek}
        aria-pressed={look.isGekozen}
        aria-disabled={!kan}
        onClick={() => kan && onPlek(plek)}
      >
        <Wagen woord={woordIn(opgave, nr)} look={look} />
        <Koppeling tekens={tekens} isGekozen={look.isGekozen} />
        {props.wijst === plek && (
          <span className="tm-hand" aria-hidden="true">
            <Wijshand />
          </span>
        )}
        <span className="lhs-alleen-gehoord">
          {sayPlek(tekens)}
          {look.isPlek ? ', daar klopt iets niet' : ''}
        </span>
      </button>
    </li>
  )
}

/** The place before the first word, where somebody can begin to speak. */
const Vooraan = ({ opgave: { plekken, kies, raar }, kan, metPlek, onPlek }: TreinProps) => (
  <li className="tm-voor" data-plek={(metPlek && raar?.plek === 0) || undefined}>
    <button
      type="button"
      className="tm-deel"
      data-nr={0}
      aria-label={`Voor het eerste woord${plekken[0] ? `, een ${sayTekens(plekken[0])}` : ''}`}
      aria-pressed={kies === 0}
      aria-disabled={!kan}
      onClick={() => kan && onPlek(0)}
    >
      <Koppeling tekens={plekken[0] ?? ''} isGekozen={kies === 0} />
    </button>
  </li>
)

/** The text as one long train behind the red engine, row after row; uncoupled where its sentences end. */
export function StoetTrein(props: TreinProps) {
  const { state, opgave, maten, locBreed } = props
  const { woorden, tekens } = opgave
  const groepen = Array.from({ length: Math.ceil(woorden.length / GROEP) }, (_, nr) =>
    [...woorden.keys()].slice(nr * GROEP, (nr + 1) * GROEP),
  )
  return (
    <div className="tm-trein tm-stoet" data-oordeel={tekenOordeel(state) ?? undefined}>
      <Banen maten={maten} />
      <div className="tm-rijen">
        <span className="tm-rood" style={{ width: locBreed + LOC_ERACHTER }} />
        {groepen.map((groep, nr) => (
          <ul key={groep[0]} data-rij="" aria-label={`Wagons vanaf ${(groep[0] ?? 0) + 1}`}>
            {nr === 0 && tekens.includes('‘') && <Vooraan {...props} />}
            {groep.map((wagon) => (
              <Deel key={wagon} {...props} nr={wagon} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
