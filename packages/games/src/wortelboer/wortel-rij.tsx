import type { CSSProperties, ReactNode } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { SNEE, type Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import { misNu, oordeelVan, type Opgave, type State } from './stand.ts'
import type { Naad } from './wortel.ts'
import './wortel.css'

/** What on the carrot a tray is open for: a piece of the stem, or the root hair. */
export type Keus = number | 'ge' | null

interface WortelRijProps {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
  readonly keus: Keus
  /** The piece where a hand was last, at which the focus begins. */
  readonly begin: number
  readonly letter: Letter
  readonly indeling: Indeling
  readonly send: (input: Input) => void
  readonly onKeus: (keus: Keus) => void
}

/** So many pieces with their cuts are one step for who plays with a switch. */
const GROEP = 4

/** The tip of the carrot, left of its first piece. */
const Punt = () => (
  <svg className="wb-punt" viewBox="0 0 30 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M30 2Q8 14 1 46Q16 56 30 58" />
  </svg>
)

/** The greens of a carrot that was not cut, or the greens of its new leaf. */
const Loof = ({ nieuw }: { readonly nieuw: boolean }) => (
  <svg className="wb-loof" viewBox="0 0 46 60" data-nieuw={nieuw || undefined} aria-hidden="true">
    <path d="M2 30Q14 4 34 4Q30 16 22 22Q40 16 45 30Q40 44 22 38Q30 44 34 56Q14 56 2 30Z" />
    <path className="wb-nerf" d="M4 30Q18 26 36 30M8 26Q16 14 28 9M8 34Q16 46 28 51" />
  </svg>
)

interface KnopProps {
  readonly soort: 'letter' | 'ge' | 'blad'
  readonly naam: string
  readonly tekst: string
  readonly mis: boolean
  readonly isOpen?: boolean
  readonly isBegin?: boolean
  readonly kan: boolean
  readonly onKlik: () => void
}

/** A piece of the carrot that can be chosen. */
const Stuk = ({ soort, naam, tekst, mis, isOpen, isBegin, kan, onKlik }: KnopProps) => (
  <button
    type="button"
    className="wb-stukknop"
    data-soort={soort}
    data-mis={mis || undefined}
    data-open={isOpen || undefined}
    data-leeg={tekst === '' || undefined}
    data-begin={isBegin ? '' : undefined}
    aria-label={naam}
    aria-expanded={isOpen === undefined ? undefined : isOpen}
    aria-disabled={!kan}
    onClick={() => kan && onKlik()}
  >
    <span aria-hidden="true">{tekst}</span>
  </button>
)

/** A gap between two pieces: a place to cut. */
const Snee = (props: {
  readonly naam: string
  readonly kan: boolean
  readonly onKlik: () => void
}) => (
  <button
    type="button"
    className="wb-snee"
    aria-label={props.naam}
    aria-disabled={!props.kan}
    onClick={() => props.kan && props.onKlik()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1V23" />
      <path className="wb-mes" d="M6 3Q14 2 16 12L12 14Z" />
    </svg>
  </button>
)

/** Returns the letters as they are read: what was taken out is a place. */
const leesbaar = (stuk: string): string => (stuk === '' ? 'lege plek' : stuk)

/** Divides the parts of the carrot into groups for a switch. */
function groepen(delen: readonly ReactNode[]): ReactNode[] {
  const aantal = Math.ceil(delen.length / GROEP)
  return Array.from({ length: aantal }, (_, nr) => (
    <span key={nr} className="wb-groep" data-rij="">
      {delen.slice(nr * GROEP, (nr + 1) * GROEP)}
    </span>
  ))
}

/** The carrot across the edge of the field: its letters, a place to cut between each two, and what was grafted. */
export function WortelRij(props: WortelRijProps) {
  const { state, opgave, kan, keus, begin, letter, indeling, send, onKeus } = props
  const { gewas } = opgave
  const { letters, ge, uitgang } = gewas
  const [van, tot] = gewas.deel
  const mis: readonly Naad[] = misNu(state)
  const isHeel = tot === letters.length
  const [breedste = ''] = [...letters, uitgang ?? ''].toSorted((a, b) => b.length - a.length)
  const maat = Math.min(
    indeling.letter * 0.62,
    ((indeling.w - 60) / Math.max(2, breedste.length + 1)) * 0.9,
  )
  const opKeus = (nieuw: Keus) => () => onKeus(keus === nieuw ? null : nieuw)
  const delen: ReactNode[] = []
  for (let nr = van; nr < tot; nr += 1) {
    const stuk = letters[nr] ?? ''
    if (ge === nr)
      delen.push(
        <span key="ge" className="wb-stuk" data-eerst={nr === van || undefined}>
          {nr === van && <Punt />}
          <Stuk
            {...{ soort: 'ge', tekst: 'ge', kan }}
            naam="ge: verplaats of haal eraf"
            mis={mis.includes('ge')}
            isOpen={keus === 'ge'}
            onKlik={opKeus('ge')}
          />
        </span>,
      )
    delen.push(
      <span key={nr} className="wb-stuk" data-laatst={nr === tot - 1 || undefined}>
        {nr === van && ge !== van && <Punt />}
        {nr > van && (
          <Snee
            naam={`Knip tussen ${leesbaar(letters[nr - 1] ?? '')} en ${leesbaar(stuk)}`}
            kan={kan}
            onKlik={() => send({ type: 'knip', gat: nr })}
          />
        )}
        <Stuk
          {...{ soort: 'letter', tekst: stuk, kan }}
          naam={`${leesbaar(stuk)}: kies een andere letter`}
          mis={mis.includes('stam')}
          isOpen={keus === nr}
          isBegin={keus === null && nr === Math.min(tot - 1, Math.max(van, begin))}
          onKlik={opKeus(nr)}
        />
        {nr === tot - 1 && uitgang === null && isHeel && <Loof nieuw={false} />}
      </span>,
    )
  }
  if (uitgang !== null)
    delen.push(
      <span key="blad" className="wb-stuk">
        <Stuk
          {...{ soort: 'blad', tekst: uitgang, kan }}
          naam={`Haal ${uitgang} eraf`}
          mis={mis.includes('uitgang')}
          onKlik={() => send({ type: 'blad', blad: null })}
        />
        <Loof nieuw />
      </span>,
    )
  // A leaf that is missing droops as well: the bare end does.
  const kaal = uitgang === null && mis.includes('uitgang')
  const geMist = ge === null && mis.includes('ge')
  const oordeel = oordeelVan(state)
  return (
    <div
      className="wb-wortel"
      role="group"
      aria-label="De wortel"
      data-oordeel={oordeel ?? undefined}
      data-kaal={kaal || undefined}
      data-ge-mist={geMist || undefined}
      style={
        {
          '--wb-snee': `${SNEE}px`,
          '--wb-hoog': `${indeling.letter}px`,
          '--wb-letter': `${Math.floor(maat)}px`,
          '--wb-breed': LETTERBREEDTE[letter],
        } as CSSProperties
      }
    >
      {groepen(delen)}
    </div>
  )
}
