import type { CSSProperties, RefObject } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { sayBaan } from './achtbaan.ts'
import { isOnveranderd } from './gat.ts'
import { Getypt } from './getypt.tsx'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import { oordeelVan } from './stand.ts'
import type { Kast, State } from './stand.ts'
import { GAT, gatDelen, isTeZien, zinOnder } from './zin.ts'
import { Vormbord } from './vormbord.tsx'
import './bord.css'

type Props = Pick<LayerProps<State, Input>, 'state' | 'send' | 'letter' | 'stem'> & {
  readonly indeling: Indeling
  readonly vak: RefObject<HTMLOutputElement | null>
}

/** The room that the board keeps for its frame, for the ear, for the picture, and for the gap, in letters. */
const OVER = { lijst: 44, oor: 60, plaatje: 70, gat: 3 } as const
/** A board lower than this shows word and sentence smaller. */
const LAAG = 108
/** The share of its height that a line under the word takes. */
const BERICHT = 0.45
/** The share of its height that a letter of the word takes. */
const WOORD = { alleen: 0.62, metZin: 0.3 } as const
const GROOTST = 58
const KAARTRAND = 16

/** Returns what is written, for who cannot see it. */
function gehoord(opgave: Kast): string {
  const { voor, na, regel, bal, kwijt } = opgave
  const rij = regel.map((teken) => (teken === ' ' ? 'spatie' : teken)).join(' ')
  const er = regel.length === 0 ? 'een gat' : isOnveranderd(opgave) ? `fout: ${rij}` : `gat: ${rij}`
  const delen = [[...voor].join(' '), er, [...na].join(' ')].filter((deel) => deel !== '')
  return `${delen.join(', ')}.${kwijt > 0 && bal === 'wacht' ? ' De bal ligt weer klaar.' : ''}${sayBaan(opgave)}`
}

interface GatwoordProps {
  readonly opgave: Kast
  readonly kan: boolean
  readonly fout: boolean
  /** Whether what belongs in the gap is shown there, to be remembered. */
  readonly isOpen: boolean
}

/** The word with its one gap. */
function Gatwoord(props: GatwoordProps) {
  const { voor, na, goed } = props.opgave
  const rekt = props.kan && !props.isOpen
  return (
    <span className="fk-woord" aria-hidden="true">
      <span className="fk-voor">{voor}</span>
      <span className="fk-gat" data-rekt={rekt ? '' : undefined}>
        {props.isOpen ? <i className="fk-schim">{goed}</i> : <Getypt {...props} />}
      </span>
      <span className="fk-na">{na}</span>
    </span>
  )
}

/** The word that burns: what was in the gap burns brightest. */
function Neon({ opgave: { voor, goed, na } }: { readonly opgave: Kast }) {
  return (
    <span className="fk-neon">
      {voor}
      <b>{goed}</b>
      {na}
    </span>
  )
}

/** The words that burn at the end, in the order in which they were lit. */
function Oogst({ state: { gelukt, hersteld } }: { readonly state: State }) {
  return (
    <span className="fk-oogst">
      {[...new Set([...gelukt, ...hersteld])].map((woord) => (
        <b key={woord}>{woord}</b>
      ))}
    </span>
  )
}

function Woord({ state, isOpen }: { readonly state: State; readonly isOpen: boolean }) {
  const { item, opgave, gegeven, poging, fase } = state
  if (fase === 'klaar') return <Oogst state={state} />
  if (!item || !opgave) return null
  const oordeel = oordeelVan(state)
  if (oordeel === 'goed') return <Neon opgave={opgave} />
  if (gegeven !== null && poging >= MEESTE_POGINGEN)
    return <Woordkaart stand="fout" vorm={gegeven} graphemes={item.graphemes} />
  return (
    <>
      <span className="lhs-alleen-gehoord">
        {isOpen ? `Onthoud: ${item.word}. ` : ''}
        {gehoord(opgave)}
      </span>
      <Gatwoord {...{ opgave, isOpen }} kan={fase === 'spelen'} fout={oordeel === 'fout'} />
    </>
  )
}

/** The sentence under the word: the rule of a mistake, or where nothing is heard the sentence of the word. */
function Onder({ state, stem, style }: Pick<Props, 'state' | 'stem'> & { style: CSSProperties }) {
  const { item, opgave } = state
  const zin = zinOnder({ state, stem })
  if (!item || !opgave || zin === null) return null
  return (
    <output className="fk-zin" style={style}>
      {gatDelen(zin, item.word, opgave).map((deel, i) =>
        deel === GAT ? (
          <i key={i} className="fk-zingat">
            <span className="lhs-alleen-gehoord"> … </span>
          </i>
        ) : (
          deel
        ),
      )}
    </output>
  )
}

/** Hears the word again or the sentence of a verb, or sees the word where nothing else tells it. */
function Hulp({ state, send, stem }: Pick<Props, 'state' | 'send' | 'stem'>) {
  if (!stem && !isTeZien({ state, stem })) return null
  const wat = state.item?.werkwoord ? 'de zin' : 'het woord'
  return (
    <button
      type="button"
      className="lhs-rond fk-oor"
      aria-label={stem ? `Luister naar ${wat}` : 'Nog eens kijken'}
      onClick={() => send({ type: stem ? 'luister' : 'kijk' })}
    >
      <SpelIcoon naam={stem ? 'luister' : 'oog'} />
    </button>
  )
}

/** Returns the room that the help and the picture take beside the word, in px. */
const naastWoord = ({ state, stem }: Pick<Props, 'state' | 'stem'>): number =>
  (stem || isTeZien({ state, stem }) ? OVER.oor : 0) + (state.item?.picture ? OVER.plaatje : 0)

/** Returns the letter size of the word: as large as its longest form fits, with its gap and the folds of that. */
function woordMaat({ state, letter, indeling, stem }: Props, metZin: boolean): number {
  const [, , w, h] = indeling.bord
  const { opgave } = state
  const regel = opgave?.regel.join('') ?? ''
  const tekst = `${opgave?.voor ?? ''}${regel.length < OVER.gat ? 'mmm' : `${regel}m`}${opgave?.na ?? ''}`
  return letterMaat([tekst], letter, {
    breed: w - OVER.lijst - naastWoord({ state, stem }),
    max: Math.min(GROOTST * readTekstschaal(), (h - 24) * (metZin ? WOORD.metZin : WOORD.alleen)),
  })
}

/** The board of a word: its gap, how to hear it, its picture, and a sentence that helps. */
function Woordbord(props: Props) {
  const { state, send, letter, stem, indeling, vak } = props
  const { item, opgave } = state
  const [, , w, h] = indeling.bord
  const zin = zinOnder(props)
  const isOpen = isTeZien(props) && (opgave?.zicht ?? 0) > 0
  const adres = item?.picture
  const maat = woordMaat(props, zin !== null)
  // A sentence on a card keeps room for its edge, which this one has not.
  const zinHoog = (h - 20) * BERICHT + KAARTRAND
  return (
    <div
      className="fk-bord"
      data-laag={h < LAAG ? '' : undefined}
      style={{ '--lhs-kaartmaat': `${maat}px` } as CSSProperties}
    >
      <div className="fk-regel">
        <Hulp {...{ state, send, stem }} />
        <output ref={vak} className="fk-uit" tabIndex={-1} data-begin="">
          <Woord {...{ state, isOpen }} />
        </output>
        {adres !== undefined && (
          <span className="fk-plaatje">
            <img key={adres} src={adres} alt="" />
          </span>
        )}
      </div>
      {zin !== null && (
        <Onder
          {...{ state, stem }}
          style={{ fontSize: zinMaat(zin, { w, h: zinHoog, schaal: readTekstschaal() }, letter) }}
        />
      )}
    </div>
  )
}

/** The board with lamps: a word, or the sentence of a verb. */
export function Bord(props: Props) {
  const { state, send, letter, stem, indeling, vak } = props
  const { item, opgave } = state
  const werkwoord = item?.werkwoord
  if (!werkwoord || !opgave) return <Woordbord {...props} />
  return (
    <div className="fk-bord" data-laag={indeling.bord[3] < LAAG ? '' : undefined}>
      <Vormbord
        {...{ state, opgave, werkwoord, letter, indeling, vak }}
        naast={stem ? OVER.oor : 0}
      >
        <Hulp {...{ state, send, stem }} />
      </Vormbord>
    </div>
  )
}
