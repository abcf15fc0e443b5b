import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { hulpBij } from './hulp.ts'
import type { Cel } from './indeling.ts'
import type { Input } from './rules.ts'
import {
  countVoor,
  foutEind,
  geroeid,
  litVan,
  oordeelVan,
  woordNr,
  type Opgave,
  type State,
} from './stand.ts'

interface WoordProps {
  readonly state: State
  readonly opgave: Opgave
  readonly cel: Cel
  readonly hoog: number
  readonly kan: boolean
  readonly letter: Letter
  readonly send: (input: Input) => void
}

/** So many letters are one step for who plays with a switch. */
const GROEP = 8
/** The letters as a share of the width of their plank, and of its height. */
const LETTER = { breed: 1.02, hoog: 0.66 } as const

/** Where a letter is: in a stroke that was made, lit by the one that is held, the one that comes next, or still ahead. */
type Waar = 'slag' | 'aan' | 'straks' | 'water'

interface Plank {
  readonly nr: number
  readonly tekst: string
  readonly waar: Waar
  readonly isEind: boolean
  /** Whether a stroke ended here that should not. */
  readonly isFout: boolean
}

interface Stuk {
  readonly planken: readonly Plank[]
  /** The number of its stroke; null for what is not rowed yet. */
  readonly slag: number | null
}

/** Returns the word in strokes, and what is left of it. */
function stukkenIn(opgave: Opgave, lit: number, fout: number | null): readonly Stuk[] {
  const { letters, slagen } = opgave
  const tot = geroeid(opgave)
  const randen = tot < letters.length ? [...slagen, letters.length] : slagen
  return randen.map((eind, i) => {
    const van = randen[i - 1] ?? 0
    const slag = i < slagen.length ? i : null
    const planken = letters.slice(van, eind).map((tekst, j): Plank => {
      const nr = van + j + 1
      const aan: Waar =
        nr <= tot + lit ? 'aan' : lit > 0 && nr === tot + lit + 1 ? 'straks' : 'water'
      const isEind = slag !== null && nr === eind
      return { nr, tekst, waar: slag === null ? aan : 'slag', isEind, isFout: nr === fout }
    })
    return { planken, slag }
  })
}

const breedVan = (tekst: string, { cel }: Cel): number =>
  cel * Array.from(tekst).reduce((som, teken) => som + (/['’-]/.test(teken) ? 0.6 : 1), 0)

/** One letter on its plank: where the piece ends is where it is touched. */
function LetterPlank({
  plank: { nr, tekst, waar, isEind, isFout },
  cel,
  kan,
  send,
}: { readonly plank: Plank } & Pick<WoordProps, 'cel' | 'kan' | 'send'>) {
  const stijl = { width: breedVan(tekst, cel) }
  if (cel.isNauw)
    return (
      <span
        className="ro-letter"
        data-nr={nr}
        data-waar={waar}
        data-fout={isFout || undefined}
        aria-hidden="true"
        style={stijl}
      >
        {tekst}
      </span>
    )
  return (
    <button
      type="button"
      className="ro-letter"
      data-nr={nr}
      data-waar={waar}
      data-fout={isFout || undefined}
      aria-label={`Stuk tot en met letter ${nr}: ${tekst}`}
      aria-pressed={isEind}
      aria-disabled={!kan}
      style={stijl}
      onClick={() => kan && send({ type: 'slag', tot: nr })}
    >
      {tekst}
    </button>
  )
}

/** Returns which stroke is struck through, and which piece is told of. */
function misVan({
  item,
  gegeven,
  opgave,
}: State): { readonly eind: number; readonly stuk: number } | null {
  if (!item || !opgave || gegeven === null) return null
  return { eind: countVoor(item, opgave), stuk: hulpBij(item, gegeven).stuk }
}

/** The word on its planks. Pieces that were rowed drift apart. */
export function Woord(props: WoordProps) {
  const { state, opgave, cel, hoog, kan, letter, send } = props
  const oordeel = oordeelVan(state)
  const mis = oordeel === 'fout' ? misVan(state) : null
  const vorige = kan && state.item ? foutEind(state.item, opgave) : null
  const stukken = stukkenIn(opgave, litVan(opgave, state.groep), vorige)
  const letterPx = Math.floor(
    Math.min(
      cel.cel * LETTER.breed * (LETTERBREEDTE.gewoon / LETTERBREEDTE[letter]),
      hoog * LETTER.hoog,
    ),
  )
  const stijl = { '--ro-letter': `${letterPx}px`, gap: cel.gat } as CSSProperties
  const onTap = (doel: EventTarget): void => {
    const nr =
      doel instanceof Element ? doel.closest<HTMLElement>('[data-nr]')?.dataset['nr'] : null
    if (cel.isNauw && kan && nr) send({ type: 'slag', tot: Number(nr) })
  }
  return (
    <div
      key={woordNr(state)}
      className="ro-woord"
      role="presentation"
      data-oordeel={oordeel ?? undefined}
      style={stijl}
      onClick={(e) => onTap(e.target)}
    >
      <span className="lhs-alleen-gehoord">{opgave.letters.join('')}</span>
      {stukken.map(({ planken, slag }, nr) => (
        <span
          // The position of a piece in its word is its identity.
          key={nr}
          className="ro-stuk"
          data-slag={slag === null ? undefined : slag % 2 === 0 ? 'een' : 'twee'}
          data-mis={(mis?.eind === nr && nr < stukken.length - 1) || undefined}
          data-slap={mis?.stuk === nr || undefined}
        >
          {groepen(planken).map((groep) => (
            <span key={groep[0]?.nr} className="ro-groep" data-rij="">
              {groep.map((plank) => (
                <LetterPlank key={plank.nr} {...{ plank, cel, kan, send }} />
              ))}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}

/** Returns letters in steps for a switch. */
const groepen = (planken: readonly Plank[]): readonly (readonly Plank[])[] =>
  Array.from({ length: Math.ceil(planken.length / GROEP) }, (_, nr) =>
    planken.slice(nr * GROEP, (nr + 1) * GROEP),
  )
