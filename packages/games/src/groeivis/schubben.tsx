import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { opPixels } from './op-pixels.ts'
import { zandplekVan, type Indeling } from './indeling.ts'
import { schubMaat, schubPlek } from './kaartmaat.ts'
import { useLos } from './los.ts'
import type { Los } from './los.ts'
import { isGeruild, isOngerept, letterIn, stukkeSchubben, wisselVan } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import { Roep, Voordoen } from './roep.tsx'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import type { useTip } from './use-tip.ts'
import { zee } from './zee.ts'

/** open: as it was. nieuw: another letter was set. stuk: its letter was spat out. goed, fout: after it was swallowed. */
type Stand = 'open' | 'nieuw' | 'stuk' | 'goed' | 'fout'

/** Returns how a scale looks now. */
export function standVan({ fase, gegeven, item }: State, opgave: Opgave, schub: number): Stand {
  if (fase === 'kijken') {
    if (gegeven === item?.word) return 'goed'
    return opgave.schubben[schub] === opgave.goed[schub] ? 'open' : 'fout'
  }
  if (stukkeSchubben(opgave).includes(schub)) return 'stuk'
  return isGeruild(opgave, schub) ? 'nieuw' : 'open'
}

const NAAM: Readonly<Record<Stand, string>> = {
  open: '',
  nieuw: ', geruild',
  stuk: ', moet anders',
  goed: ', goed',
  fout: ', moet anders',
}

/** Returns the name of a scale: its place, what stands there, and what pressing it does. */
function naamVan(opgave: Opgave, schub: number, stand: Stand): string {
  const hier = `schub ${schub + 1}: ${opgave.schubben[schub] ?? ''}${NAAM[stand]}`
  const letter = letterIn(opgave)
  if (letter !== null) return `Zet ${letter} op ${hier}`
  return stand === 'nieuw' ? `Haal terug van ${hier}` : hier
}

/** Returns how wide a scale is, and the how many-th it leaps. */
const plaatsIn = (width: number | undefined, nr: number): CSSProperties =>
  ({ width, '--gv-nr': nr }) as CSSProperties

/** What the fish carried before: the letters that go are spat out in bubbles, before the new ones plop up on its scales. */
function Uitgespuugd({ state, opgave }: Pick<SchubbenProps, 'state' | 'opgave'>) {
  const wissel = wisselVan(state.vorige, opgave)
  if (!wissel || state.fase !== 'spelen') return null
  return (
    <span className="gv-oud" data-vers={isOngerept(opgave) ? '' : undefined} aria-hidden="true">
      {wissel.was.map((deel, i) => (
        <i key={i} data-blijft={wissel.blijft[i] ? '' : undefined} style={plaatsIn(undefined, i)}>
          {deel}
        </i>
      ))}
    </span>
  )
}

/** The letter that leaves a scale, or the mouth. */
function Losse({ los, schub }: { readonly los: readonly Los[]; readonly schub: number | null }) {
  const hier = los.find((weg) => weg.schub === schub)
  return hier ? (
    <i className="gv-los" aria-hidden="true">
      {hier.letter}
    </i>
  ) : null
}

interface SchubbenProps {
  readonly state: State
  readonly opgave: Opgave
  readonly send: (input: Input) => void
  readonly indeling: Indeling
  readonly letter: Letter
  /** Why a press did nothing. */
  readonly tip: ReturnType<typeof useTip>['tip']
  /** Called for a press on a scale that does nothing now. */
  readonly onNiets: () => void
}

/** The word on the flank of the fish, one scale for each letter, and the letter in its mouth. They move along with the picture. */
export function Schubben(props: SchubbenProps) {
  const { state, opgave, send, indeling, letter, tip, onNiets } = props
  const held = useRef<HTMLDivElement>(null)
  const { letters, schubben, breed } = schubMaat(opgave.schubben, indeling, letter)
  const { w, schub, held: thuis } = indeling
  useEffect(
    () =>
      zee.luister(({ held: { x, y, kant } }) => {
        if (!held.current) return
        held.current.style.translate = opPixels(schubPlek(x, breed, w), y)
        held.current.dataset['kant'] = kant === 1 ? 'rechts' : 'links'
      }),
    [breed, w],
  )
  const isOpen = state.fase === 'spelen'
  const wissel = wisselVan(state.vorige, opgave)
  const inBek = letterIn(opgave)
  const { nr, los } = useLos(opgave)
  const plaats = {
    '--gv-letters': `${letters}px`,
    '--gv-schub': `${schub}px`,
    width: breed,
    translate: opPixels(schubPlek(thuis.x, breed, w), thuis.y),
  }
  return (
    <div ref={held} className="gv-held" style={plaats}>
      <Uitgespuugd key={`spuug ${state.nummer}`} {...{ state, opgave }} />
      <ol
        className="gv-schubben"
        aria-label="Het woord op je vis"
        data-rij
        data-wissel={wissel && isOngerept(opgave) ? '' : undefined}
      >
        {opgave.schubben.map((deel, i) => {
          const stand = standVan(state, opgave, i)
          const kan = isOpen && (inBek !== null || stand === 'nieuw')
          return (
            // A scale keeps its place, whatever stands on it.
            <li key={i} data-stand={stand} style={plaatsIn(schubben[i], i)}>
              <button
                type="button"
                className="gv-schub"
                aria-label={naamVan(opgave, i, stand)}
                aria-disabled={!kan}
                onClick={() => (kan ? send({ type: 'zet', schub: i }) : onNiets())}
              >
                <span key={wissel && wissel.blijft[i] !== true ? `${state.nummer} ${deel}` : deel}>
                  {stand === 'stuk' || stand === 'fout' ? <s>{deel}</s> : deel}
                </span>
              </button>
              <Losse key={nr} los={los} schub={i} />
            </li>
          )
        })}
      </ol>
      <Losse key={`los ${nr}`} los={los} schub={null} />
      {isOpen && zandplekVan(indeling) === null && <Roep {...{ state, opgave, tip }} />}
      {isOpen && <Voordoen {...{ state, opgave, tip }} />}
      {inBek !== null && isOpen && (
        <button
          type="button"
          className="gv-bek"
          aria-label={`In je bek: ${inBek}. Spuug uit`}
          onClick={() => send({ type: 'spuug' })}
        >
          <span>{inBek}</span>
        </button>
      )}
    </div>
  )
}
