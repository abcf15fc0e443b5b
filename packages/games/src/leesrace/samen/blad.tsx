import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { classify } from '../indeling.ts'
import { ZOALS_IN } from './letters.ts'
import {
  beginVan,
  isLetterBlad,
  isNepBlad,
  isNogEens,
  isTeSnel,
  TRAP,
  type SamenInput,
  type SamenStaat,
} from './rules.ts'
import '../layer.css'
import './blad.css'

type Props = LayerProps<SamenStaat, SamenInput>
type Delen = Pick<Props, 'state' | 'send'>

/** A page of so many words is one row under the other; so are words of more letters, on a narrow screen. */
const KORT = 5
const LANG = 9
/** A page of short words has no larger letters than one of words of so many; a page of letters than this. */
const MINST_LETTERS = { woorden: 6, letters: 3 } as const

/** The places whose words are still to be done with. */
const openPlekken = ({ plekken }: SamenStaat): readonly number[] =>
  plekken.flatMap(({ stand }, nr) => (stand === 'open' ? nr : []))

/** What stands above a page, and what is said there to who listens. */
interface Koptekst {
  readonly titel: string
  readonly zin: string
}

/** Returns what is asked of the child, and what of who listens. */
function kopVan(state: SamenStaat): Koptekst {
  const isLetters = isLetterBlad(state)
  if (isNogEens(state))
    return {
      titel: 'Lees deze nog eens',
      zin: isLetters
        ? 'Jij luistert? Zeg de klank voor. Gaat het nu goed? Tik de letter aan.'
        : 'Jij luistert? Help met de stukjes. Gaat het nu goed? Tik het woord aan.',
    }
  if (beginVan(state) === null)
    return state.goed + state.fout > 0
      ? { titel: 'De volgende bladzij', zin: 'Klaar? Wie luistert, tikt op de knop.' }
      : {
          titel: 'Samen lezen',
          zin: 'Zoek iemand die naar je luistert. Die tikt op de knop. Ben je alleen? Kies dan een ander spel.',
        }
  if (isLetters)
    return {
      titel: 'Zeg hoe elke letter klinkt',
      zin: 'Jij luistert? De klank telt: ‘mmm’, niet ‘em’. Tik aan wat fout gaat.',
    }
  const zin = 'Jij luistert? Tik aan wat fout gaat. Verbetert de lezer het zelf? Dan is het goed.'
  if (isNepBlad(state)) return { titel: 'Robottaal! Lees precies wat er staat', zin }
  return state.trap === TRAP.rij
    ? { titel: 'Lees het rijtje. Wat verandert er?', zin }
    : { titel: 'Lees hardop voor', zin }
}

/** What is asked of each of a page, of who was too quick. */
const elkVan = (state: SamenStaat): string =>
  isLetterBlad(state) ? 'Zeg elke klank' : 'Lees elk woord'

function Kop({ state, isTeVlug }: Pick<Delen, 'state'> & { readonly isTeVlug: boolean }) {
  const { titel, zin } = kopVan(state)
  return (
    <header className="lz-kop" data-soort="vraag">
      <h2>{titel}</h2>
      <p className="lz-welke" role={isTeVlug ? 'alert' : undefined}>
        {isTeVlug ? `Dat is wel heel vlug! ${elkVan(state)} hardop, en tik dan.` : zin}
      </p>
    </header>
  )
}

/** By what a word is helped: its sounds, or the parts of a longer one; a letter, by a word in which it sounds. */
function hulpVan({ word, graphemes, lettergrepen = [], isLetter }: Item): string {
  if (isLetter) return `zoals in ${ZOALS_IN[word] ?? word}`
  return (lettergrepen.length > 1 ? lettergrepen : graphemes).join(' · ')
}

/** A word that is done with: read well, mended, or left. */
function Klaar({ plek }: { readonly plek: SamenStaat['plekken'][number] }) {
  return (
    <span className="ls-woord" data-stand={plek.isJuist === false ? 'mis' : 'goed'}>
      {plek.item?.word}
      {plek.isJuist === true && plek.poging > 1 && (
        <span className="ls-merk" data-soort="goed">
          nu goed!
        </span>
      )}
    </span>
  )
}

/** What helps with a word that is read once more, and what is asked of who listens. */
function Hulp({ item }: { readonly item: Item }) {
  return (
    <>
      <span className="ls-stukjes">{hulpVan(item)}</span>
      <span className="ls-merk" data-soort="vraag">
        {item.isLetter ? 'nu goed?' : 'gaat het nu goed?'}
      </span>
    </>
  )
}

/** One word of the page, which who listens taps. Before the beginning it is covered. */
function Woord({ state, send, plek: nr }: Delen & { readonly plek: number }) {
  const plek = state.plekken[nr]
  if (!plek?.item || !plek.opgave) return null
  const { item, opgave, stand } = plek
  if (beginVan(state) === null) return <span className="ls-dicht" aria-hidden="true" />
  if (stand !== 'open') return <Klaar plek={plek} />
  const isWeer = isNogEens(state)
  return (
    <button
      type="button"
      className="ls-woord"
      data-stand={opgave.isMis ? 'mis' : isWeer ? 'weer' : 'open'}
      aria-pressed={isWeer ? undefined : opgave.isMis}
      onClick={() => send({ type: isWeer ? 'geef' : 'tik', plek: nr })}
    >
      {item.word}
      {isWeer && <Hulp {...{ item }} />}
      {opgave.isMis && <span className="ls-merk">fout</span>}
    </button>
  )
}

/** Begins the reading of a page: whoever listens taps it, and the words are uncovered. */
function Begin({ state, send }: Delen) {
  const [eerste] = openPlekken(state)
  if (eerste === undefined || beginVan(state) !== null) return null
  return (
    <button
      type="button"
      className="lz-knop lz-daad ls-begin"
      data-begin=""
      onClick={() => send({ type: 'start', plek: eerste })}
    >
      Ik luister. Begin maar!
    </button>
  )
}

/** What ends the page: all is read, or what went wrong is left. */
function Voet({ state, send, onVlug }: Delen & { readonly onVlug: (is: boolean) => void }) {
  const open = openPlekken(state)
  if (open.length === 0 || beginVan(state) === null) return null
  const isWeer = isNogEens(state)
  return (
    <footer className="lz-voet">
      <button
        type="button"
        className="lz-knop lz-daad"
        data-begin=""
        onClick={() => {
          onVlug(!isWeer && isTeSnel(state))
          for (const plek of open) send({ type: isWeer ? 'overslaan' : 'geef', plek })
        }}
      >
        {isWeer ? 'Verder' : 'Alles gelezen'}
      </button>
    </footer>
  )
}

/** The page that is read together: the child reads, who listens taps. */
export function SamenBlad({ state, send, maat }: Props) {
  const { bord } = classify(maat.w, maat.h)
  const vlak = useBegin(state.goed + state.fout)
  const [teVlug, setTeVlug] = useState<number | null>(null)
  const gelezen = state.goed + state.fout
  const isLetters = isLetterBlad(state)
  const letters = Math.max(...state.plekken.map(({ item }) => item?.word.length ?? 0))
  const onToets = (e: KeyboardEvent): void => {
    const stap = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
    if (stap === undefined) return
    e.preventDefault()
    walkFocus(vlak.current, '.ls-woord[type], .lz-daad', stap)
  }
  const aantal = state.plekken.filter(({ item }) => item !== null).length
  if (state.fase === 'klaar') return null
  return (
    <div
      ref={vlak}
      className="lz-vlak"
      role="presentation"
      data-trap={state.trap}
      onKeyDown={onToets}
    >
      <section className="lz-bord" style={plaatsVan(bord)} aria-label="Samen lezen">
        <Kop {...{ state }} isTeVlug={teVlug === gelezen} />
        <div
          className="ls-bladzij"
          data-rij=""
          data-kort={aantal <= KORT || state.trap === TRAP.rij || undefined}
          data-nep={isNepBlad(state) || undefined}
          data-letters={isLetters || undefined}
          data-lang={letters > LANG || undefined}
          style={
            {
              '--ls-letters': Math.max(MINST_LETTERS[isLetters ? 'letters' : 'woorden'], letters),
              '--ls-hoog': Math.ceil(aantal / 2),
            } as CSSProperties
          }
        >
          {state.plekken.map((plek, nr) => (
            <Woord key={plek.item?.id ?? nr} {...{ state, send }} plek={nr} />
          ))}
          <Begin {...{ state, send }} />
        </div>
        <Voet {...{ state, send }} onVlug={(is) => setTeVlug(is ? gelezen : null)} />
      </section>
    </div>
  )
}
