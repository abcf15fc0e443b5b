import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { torenVak, type Indeling } from './indeling.ts'
import { LUCHT, TORENS, type Deel } from './kasteel.ts'
import { aantalLetters, LENGTE_BORD, LENGTE_NAAM } from './lengte.ts'
import { isDoel, type Input } from './rules.ts'
import { nootVan } from './noot.ts'
import { Slinger } from './slinger.tsx'
import { delenVan, isVerhuisd, kanMikken, oordeelVan, type Opgave, type State } from './stand.ts'
import { layWoord } from './woordmaat.ts'
import './torens.css'

interface TorensProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  readonly send: (input: Input) => void
  /** How far down the castle is seen while a sentence is written, when nothing is aimed at; null at any other time. */
  readonly vrijTot: number | null
}

/** The share of a part that its window takes, in which the word stands. */
const RAAM = { w: 0.84, h: 0.74 } as const
const GROOTST = 40
/** A tower narrower than this has a short sign, in px. */
const SMAL = 104
/** During so many words the places to build glow until a letter is written. */
const WENKEN = 2

/** A word that froze in its part of the castle. */
function Bevroren({
  deel,
  laag,
  isNieuw,
  glijdt,
  indeling,
  letter,
}: Pick<TorensProps, 'indeling' | 'letter'> & {
  readonly deel: Deel
  readonly laag: number
  /** Whether it is on its way. */
  readonly isNieuw: boolean
  /** Whether it comes from a tower where it did not fit. */
  readonly glijdt: boolean
}) {
  const { kasteel } = indeling
  const { maat, regels } = layWoord(deel.stukken, {
    w: kasteel.breed * RAAM.w,
    h: kasteel.laag * RAAM.h,
    letter,
    groot: GROOTST * readTekstschaal(),
  })
  const stijl = { bottom: laag * kasteel.laag, height: kasteel.laag, fontSize: maat }
  return (
    <span
      className="sk-woord"
      data-nieuw={isNieuw || undefined}
      data-glijdt={glijdt || undefined}
      style={stijl}
    >
      {regels.map((regel) => (
        <span key={regel}>{regel}</span>
      ))}
    </span>
  )
}

/** Returns what a tower is called: its words from the ground up, and what is of it at this stage. */
function naamVan(nr: number, hier: readonly Deel[], { opgave, groep }: State): string {
  const woorden = hier.map(({ stukken }) => stukken.join('')).join(', ')
  const lengte = opgave?.plan?.[nr]
  const letters = lengte ? aantalLetters(lengte, groep) : ''
  const plan = lengte ? `, ${LENGTE_NAAM[lengte]}${letters === '' ? '' : `: ${letters}`}` : ''
  const gast = opgave?.gast === nr ? ', hier wacht een gast' : ''
  return `Toren ${nr + 1}${plan}${gast}: ${woorden === '' ? 'nog leeg' : woorden}`
}

/** Returns what the sky is called: its words, where there are. */
function luchtNaam(delen: readonly Deel[]): string {
  const woorden = delen.flatMap(({ toren, stukken }) => (toren < 0 ? stukken.join('') : []))
  return `De lucht boven het kasteel${woorden.length === 0 ? '' : `: ${woorden.join(', ')}`}`
}

/** The sign on the next floor of a tower of the plan: how long its words are. */
function Bordje({
  nr,
  onder,
  isSmal,
  state: { opgave, groep },
}: {
  readonly nr: number
  readonly onder: number
  /** Where there is no room for all of it, it says no more than from or up to how many. */
  readonly isSmal: boolean
  readonly state: State
}) {
  const lengte = opgave?.plan?.[nr]
  if (!lengte) return null
  const letters = aantalLetters(lengte, groep)
  const kort = letters.replace(/^(tot|vanaf) (\d+) letters$/, '$1 $2')
  return (
    <span
      className="sk-bordje"
      data-gekozen={opgave.doel === nr || undefined}
      data-vraagt={opgave.doel === null || undefined}
      style={{ bottom: onder }}
    >
      <b>{LENGTE_BORD[lengte]}</b>
      <small>{letters === '' ? 'elk woord' : isSmal ? kort : letters}</small>
    </span>
  )
}

interface TorenProps extends TorensProps {
  readonly nr: number
  readonly opgave: Opgave
  readonly kan: boolean
}

/** Where the next word would freeze; a ring where the wind blows, for nobody knows yet what is going to stand there. */
function Spook({
  hoog,
  isHier,
  opgave,
  indeling: { kasteel },
}: Pick<TorenProps, 'opgave' | 'indeling'> & { readonly hoog: number; readonly isHier: boolean }) {
  const isMerk = isHier && (opgave.wind !== 0 || hoog >= kasteel.lagen)
  return (
    <i
      className="sk-spook"
      data-hier={isHier || undefined}
      data-merk={isMerk || undefined}
      style={{ bottom: Math.min(hoog, kasteel.lagen - 1) * kasteel.laag, height: kasteel.laag }}
    />
  )
}

/** One tower: its words, and where the next of them would freeze. */
function Toren({ nr, opgave, kan, state, indeling, letter, send, vrijTot }: TorenProps) {
  const delen = delenVan(state)
  const hier = delen.filter(({ toren }) => toren === nr)
  const nieuwste = oordeelVan(state) === 'goed' ? delen.at(-1) : undefined
  const { kasteel } = indeling
  const isHier = kan && opgave.doel === nr
  const mag = kan && kanMikken(opgave) && isDoel(opgave, nr)
  const woorden = hier.map((deel, laag) => (
    <Bevroren
      key={laag}
      {...{ deel, laag, indeling, letter }}
      isNieuw={deel === nieuwste}
      glijdt={deel === nieuwste && isVerhuisd(opgave, deel)}
    />
  ))
  if (vrijTot !== null)
    return (
      <span className="sk-toren" style={plaatsVan(torenVak(indeling, nr))}>
        {woorden.filter((_, laag) => kasteel.y - laag * kasteel.laag <= vrijTot)}
      </span>
    )
  return (
    <button
      type="button"
      className="sk-toren"
      style={plaatsVan(torenVak(indeling, nr))}
      aria-label={naamVan(nr, hier, state)}
      aria-pressed={isHier}
      aria-disabled={!mag}
      onClick={() => mag && send({ type: 'mik', toren: nr })}
    >
      {(isHier || mag) && <Spook {...{ isHier, opgave, indeling }} hoog={hier.length} />}
      {woorden}
      {hier.length < kasteel.lagen && kan && opgave.zin === null && (
        <Bordje
          {...{ nr, state }}
          isSmal={kasteel.stap < SMAL}
          onder={(hier.length + 0.12) * kasteel.laag}
        />
      )}
    </button>
  )
}

/** The towers of the castle with their words, and the sky over them: where a shot may go. */
export function Torens(props: TorensProps) {
  const { state, indeling, send } = props
  const { fase } = state
  const opgave = state.opgave ?? state.vorige
  const kan = fase === 'spelen'
  const isLucht = opgave?.doel === LUCHT
  if (!opgave) return null
  const isOpen = kan && opgave.gaf === null && opgave.zin === null
  const slinger = <Slinger {...{ state, indeling }} letter={props.letter} />
  return (
    <div
      className="sk-torens"
      data-rij=""
      data-wenkt={(kan && state.nummer < WENKEN && opgave.regel.length === 0) || undefined}
      style={
        {
          '--sk-laag': `${indeling.kasteel.laag}px`,
          '--sk-stap': `${indeling.kasteel.stap}px`,
        } as CSSProperties
      }
    >
      {Array.from({ length: TORENS }, (_, nr) => (
        <Toren key={nr} {...props} {...{ nr, opgave, kan }} />
      ))}
      {isOpen ? (
        <button
          type="button"
          className="sk-hemel"
          style={plaatsVan(indeling.lucht)}
          aria-label={luchtNaam(delenVan(state))}
          aria-pressed={isLucht}
          aria-disabled={!kanMikken(opgave)}
          onClick={() => send({ type: 'mik', toren: LUCHT })}
        >
          {slinger}
          {isLucht && <i className="sk-ster" />}
        </button>
      ) : (
        !nootVan(state, true) && (
          <span className="sk-hemel" style={plaatsVan(indeling.lucht)}>
            {slinger}
          </span>
        )
      )}
    </div>
  )
}
