import type { CSSProperties, ReactNode } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { listStukken, type Keus, type Wortelstuk } from './delen.ts'
import { breedteVan, layStukken, MARGE, rijen, SNEE, type Indeling } from './indeling.ts'
import type { Input } from './invoer.ts'
import { listKeuzes } from './keuzes.ts'
import { misLetters, misNu, oordeelVan, type Opgave, type State } from './stand.ts'
import './wortel.css'

interface WortelRijProps {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
  readonly keus: Keus
  /** The piece where a hand was last, at which the focus begins. */
  readonly begin: number
  /** How large the reader set text. */
  readonly schaal: number
  readonly indeling: Indeling
  readonly send: (input: Input) => void
  readonly onKeus: (keus: Keus) => void
}

/** So many pieces with their cuts are one step for who plays with a switch. */
const GROEP = 4
/** The letters on the carrot, as a share of its height, for who reads text of the usual size and of twice that. */
const LETTERS = { gewoon: 0.54, groot: 0.66 } as const

/** The tip of the carrot, left of its first piece. */
const Punt = () => (
  <svg className="wb-punt" viewBox="0 0 30 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M31 2Q8 10 2 44Q14 56 31 58" />
  </svg>
)

/** The greens behind the carrot. */
const Loof = () => (
  <svg className="wb-loof" viewBox="0 0 46 60" aria-hidden="true">
    <path d="M2 30Q12 2 34 4Q30 15 22 21Q40 16 45 30Q40 44 22 39Q30 45 34 56Q12 58 2 30Z" />
    <path className="wb-nerf" d="M4 30Q18 26 36 30M8 26Q16 14 28 9M8 34Q16 46 28 51" />
  </svg>
)

interface DoeProps {
  readonly kan: boolean
  readonly onKlik: () => void
}

/** A gap between two pieces: a place to cut. */
const Snee = ({
  naam,
  kan,
  isBegin,
  onKlik,
}: DoeProps & { readonly naam: string; readonly isBegin: boolean }) => (
  <button
    type="button"
    className="wb-snee"
    data-begin={isBegin ? '' : undefined}
    aria-label={naam}
    aria-disabled={!kan}
    onClick={() => kan && onKlik()}
  >
    <svg viewBox="0 0 34 44" aria-hidden="true">
      <path className="wb-lijn" d="M17 0V12" />
      <circle className="wb-penning" cx="17" cy="27" r="14.5" />
      <path d="M12 36L20 23M22 36L14 23" />
      <circle cx="22" cy="20" r="3.4" />
      <circle cx="12" cy="20" r="3.4" />
    </svg>
  </button>
)

interface StukProps extends DoeProps {
  readonly stuk: Wortelstuk
  readonly isOpen: boolean
  readonly isBegin: boolean
}

/** A piece of the carrot: a button while something can be done with it. */
function Stuk({ stuk, isOpen, isBegin, kan, onKlik }: StukProps) {
  const { soort, tekst, naam, mis, keus, input, potlood } = stuk
  const blik = {
    className: 'wb-stukknop',
    'data-soort': soort,
    'data-mis': mis || undefined,
    'data-leeg': tekst === '' || undefined,
  }
  if (keus === undefined && input === undefined)
    return (
      <span {...blik}>
        <span>{tekst}</span>
      </span>
    )
  return (
    <button
      {...blik}
      type="button"
      data-open={isOpen || undefined}
      data-begin={isBegin ? '' : undefined}
      aria-label={naam}
      aria-expanded={keus === undefined ? undefined : isOpen}
      aria-disabled={!kan}
      onClick={() => kan && onKlik()}
    >
      <span aria-hidden="true">{tekst}</span>
      {potlood && kan && <SpelIcoon naam="potlood" />}
    </button>
  )
}

/** Returns the piece at which the focus begins: where a hand was last, as far as that is still there. */
function beginBij(stukken: readonly Wortelstuk[], begin: number): Wortelstuk | undefined {
  const letters = stukken.filter(({ soort, keus }) => soort === 'letter' && keus !== undefined)
  return letters.find(({ keus }) => keus === begin) ?? letters.at(0)
}

/** Returns all parts of the carrot as they look now. */
function readStukken(state: State, opgave: Opgave): readonly Wortelstuk[] {
  const { word = '', werkwoord } = state.item ?? {}
  return listStukken(opgave, {
    mis: misNu(state),
    slap: misLetters(state),
    isKeuze: (plek) =>
      werkwoord !== undefined && listKeuzes(opgave, plek, { vorm: word, werkwoord }).length > 1,
  })
}

/** The carrot across the edge of the field: its letters, a place to cut between each two, and what was grafted. */
export function WortelRij(props: WortelRijProps): ReactNode {
  const { state, opgave, kan, keus, begin, schaal, indeling, send, onKeus } = props
  const stukken = readStukken(state, opgave)
  const snede = stukken.find(({ snee }) => snee !== undefined)
  const eerst = keus === null ? beginBij(stukken, begin) : undefined
  const { gewoon, groot } = LETTERS
  const letter = indeling.letter * (gewoon + (groot - gewoon) * (schaal - 1))
  const press = ({ keus: bak, input }: Wortelstuk): void => {
    if (input) send(input)
    else if (bak !== undefined) onKeus(keus === bak ? null : bak)
  }
  const aantal = breedteVan(
    stukken.map(({ tekst }) => tekst),
    schaal,
  )
  const { breed, perRij } = layStukken(indeling, aantal)
  const stijl = {
    '--wb-snee': `${SNEE}px`,
    '--wb-stuk': `${breed}px`,
    paddingInline: `${MARGE.links}px ${MARGE.rechts}px`,
    maxWidth: perRij < aantal ? breed * perRij + MARGE.links + MARGE.rechts + 2 : undefined,
    '--wb-hoog': `${indeling.letter}px`,
    '--wb-letter': `${Math.floor(letter)}px`,
  } as CSSProperties
  return (
    <fieldset className="wb-wortel" data-oordeel={oordeelVan(state) ?? undefined} style={stijl}>
      <legend className="lhs-alleen-gehoord">De wortel</legend>
      {rijen(stukken, GROEP).map((rij) => (
        <span key={rij[0]?.sleutel} className="wb-groep" data-rij="">
          {rij.map((stuk) => (
            <span key={stuk.sleutel} className="wb-stuk" data-einde={stuk.isEinde || undefined}>
              {stuk.isEerst && <Punt />}
              <Stuk
                {...{ stuk, kan }}
                isOpen={stuk.keus !== undefined && stuk.keus === keus}
                isBegin={stuk === eerst}
                onKlik={() => press(stuk)}
              />
              {stuk.snee && (
                <Snee
                  naam={stuk.snee.naam}
                  kan={kan}
                  isBegin={stuk === snede}
                  onKlik={() => stuk.snee && send({ type: 'knip', gat: stuk.snee.gat })}
                />
              )}
              {stuk.loof && <Loof />}
            </span>
          ))}
        </span>
      ))}
    </fieldset>
  )
}
