import type { CSSProperties, ReactNode } from 'react'
import { delenVan } from '@letterhaven/game-kit/onderdelen/mes'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { Blok } from './blok.tsx'
import { blokHulp } from './blok-hulp.ts'
import { plekkenVan, snedenVan } from './blokken.ts'
import { hulpBij } from './hulp.ts'
import { type Cel, type Indeling } from './indeling.ts'
import { linksVan, middensVan, steenOp, vallenVan } from './malen.ts'
import { nuStuk } from './rules.ts'
import {
  eigenSneden,
  grensVan,
  isGehakt,
  oordeelVan,
  woordNr,
  type Opgave,
  type State,
} from './stand.ts'
import type { useMes } from './use-mes.ts'
import { isVerborgen } from './verborgen.ts'
import { sayBlokken, sayGat } from './zeg.ts'
import './band.css'
import './messen.css'

interface BandProps {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly maat: Cel
  readonly kan: boolean
  readonly letter: Letter
  readonly mes: ReturnType<typeof useMes>
  readonly onSnij: (gat: number) => void
}

/** So many gaps are one step for who plays with a switch. */
const GROEP = 8

/** The letters as a share of their place, and of the height of the dough. */
const LETTER = { plek: 1.04, deeg: 0.7 } as const

/** Returns the size of the letters: as wide as their place, whatever typeface they are in. */
const letterPx = (cel: number, { band }: Pick<Indeling, 'band'>, letter: Letter): number =>
  Math.floor(
    Math.min(
      cel * LETTER.plek * (LETTERBREEDTE.gewoon / LETTERBREEDTE[letter]),
      band.h * LETTER.deeg,
    ),
  )

/** A knife of the chopper, its point down. */
const Mes = () => (
  <svg className="sm-mes" viewBox="0 0 28 56" aria-hidden="true">
    <path className="sm-heft" d="M8 2h12v17H8z" />
    <path className="sm-lemmet" d="M4 18h20v24L14 54 4 42z" />
    <path className="sm-glans" d="M9 22v18" />
  </svg>
)

interface GatProps extends Pick<BandProps, 'opgave' | 'kan' | 'mes' | 'onSnij'> {
  readonly gat: number
  readonly cel: number
  readonly isBegin: boolean
}

/** Returns where the place of a gap is: as wide as a letter, its middle on the seam. */
const gatPlek = ({ blokken }: Opgave, gat: number, cel: number): CSSProperties => ({
  left: ((plekkenVan(blokken)[gat] ?? gat) - 0.5) * cel,
  width: cel,
})

/** A gap between two letters: a place for a knife. */
function Gat({ gat, cel, opgave, kan, mes, isBegin, onSnij }: GatProps) {
  const hangt = opgave.sneden.includes(gat)
  return (
    <button
      type="button"
      className="sm-gat"
      data-begin={isBegin ? '' : undefined}
      data-hier={(mes.sleept && mes.mes === gat) || undefined}
      aria-label={`Mes ${sayGat(opgave, gat)}`}
      aria-pressed={hangt}
      aria-disabled={!kan}
      style={gatPlek(opgave, gat, cel)}
      onFocus={() => mes.setMes(gat)}
      onClick={() => !mes.isSleep() && kan && onSnij(gat)}
    >
      <Mes />
    </button>
  )
}

/** The gaps of the word in steps for a switch. */
function Gaten(props: Omit<GatProps, 'gat' | 'isBegin'>) {
  const { length } = props.opgave.blokken
  const gaten = Array.from({ length: length - 1 }, (_, nr) => nr + 1)
  const groepen = Array.from({ length: Math.ceil(gaten.length / GROEP) }, (_, nr) =>
    gaten.slice(nr * GROEP, (nr + 1) * GROEP),
  )
  return groepen.map((groep) => (
    <span key={groep[0]} className="sm-gaten" data-rij="">
      {groep.map((gat) => (
        <Gat key={gat} {...props} gat={gat} isBegin={props.kan && gat === 1} />
      ))}
    </span>
  ))
}

/** The knives of a word whose gaps are narrower than a finger: seen, and set by one button below. */
function Messen({ opgave, mes, cel, kan }: Omit<GatProps, 'gat' | 'isBegin'>) {
  const { sneden } = opgave
  const gaten = kan && !sneden.includes(mes.mes) ? [...sneden, mes.mes] : sneden
  return gaten.map((gat) => (
    <span
      key={gat}
      className="sm-gat"
      aria-hidden="true"
      data-los={!sneden.includes(gat) || undefined}
      data-hier={(kan && gat === mes.mes) || undefined}
      style={gatPlek(opgave, gat, cel)}
    >
      <Mes />
    </span>
  ))
}

/** Returns the number of the piece that bends; null where nothing was wrong. */
function misVan({ item, gegeven, opgave }: State): number | null {
  if (item && opgave?.spelling) {
    const { mis, missers } = opgave.spelling
    return mis && mis.join() === eigenSneden(opgave).join()
      ? blokHulp(item, mis, missers).stuk
      : null
  }
  const fout = gegeven ?? opgave?.fout ?? null
  return item && fout !== null ? hulpBij(item, fout).stuk : null
}

type DeegProps = Pick<BandProps, 'state' | 'opgave' | 'maat' | 'indeling'>

/** Returns how far a piece falls to its stone, and when. */
function valStijl(
  { state, opgave, maat, indeling }: DeegProps,
  nr: number,
): CSSProperties | undefined {
  const val = oordeelVan(state) === 'goed' ? vallenVan(opgave)[nr] : undefined
  const steen = indeling.stenen[val?.steen ?? steenOp(opgave, nr) ?? -1]
  if (!steen) return undefined
  const { band } = indeling
  const x = linksVan(opgave.blokken, maat.cel, indeling) + (middensVan(opgave, maat.cel)[nr] ?? 0)
  return {
    '--sm-x': `${Math.round(steen.x - x)}px`,
    '--sm-y': `${Math.round(steen.y - band.y - band.h / 2)}px`,
    '--sm-na': `${val?.wacht ?? 0}ms`,
  } as CSSProperties
}

/** Returns the word with its knives where they belong, once its last mend failed; null before that. */
function layGoed(state: State, opgave: Opgave): Opgave | null {
  if (oordeelVan(state) !== 'fout' || state.poging < MEESTE_POGINGEN) return null
  if (opgave.spelling) return null
  const [van, tot] = opgave.eigen
  const eigen = snedenVan(opgave.blokken.slice(van, tot), state.item?.syllables ?? [])
  const grens = grensVan(opgave)
  return (
    eigen && {
      ...opgave,
      sneden: [...eigen.map((gat) => gat + van), ...(grens === null ? [] : [grens])].toSorted(
        (a, b) => a - b,
      ),
    }
  )
}

/** Returns the number of the piece that is asked about now. */
function nuVan({ item, fase }: State, opgave: Opgave): number | null {
  const { spelling } = opgave
  if (spelling) return spelling.stap === 'hak' || fase !== 'spelen' ? null : spelling.stuk
  return item ? (nuStuk({ item, opgave })?.nr ?? null) : null
}

/** The word as dough on the belt, in one piece or in those that were cut. */
function Deeg(props: DeegProps) {
  const { state, opgave, maat } = props
  const oordeel = oordeelVan(state)
  const stukken = delenVan(opgave.blokken, opgave.sneden)
  const isLos = oordeel !== null || isGehakt(opgave)
  const isGelegd = layGoed(state, state.opgave ?? opgave) !== null
  const mis = oordeel === 'goed' || isGelegd ? null : misVan(state)
  const nu = nuVan(state, opgave)
  return (
    <span
      className="sm-deeg"
      data-los={isLos || undefined}
      data-gelegd={isGelegd || undefined}
      data-oordeel={oordeel ?? undefined}
    >
      {stukken.map((stuk, nr) => (
        <span
          // The position of a piece in its word is its identity.
          key={`${nr} ${stuk.join('')}`}
          className="sm-stuk"
          data-mis={mis === nr || undefined}
          data-nu={nu === nr || undefined}
          data-weg={steenOp(opgave, nr) !== null || undefined}
          style={
            {
              '--sm-uit': nr - (stukken.length - 1) / 2,
              ...valStijl(props, nr),
            } as CSSProperties
          }
        >
          {stuk.map((blok, plek) => (
            <Blok key={`${plek}${blok}`} blok={blok} cel={maat.cel} />
          ))}
        </span>
      ))}
    </span>
  )
}

/** What lies on the belt, for who cannot see it. */
const Gelezen = ({ blokken }: Pick<Opgave, 'blokken'>) => (
  <span className="lhs-alleen-gehoord">
    {isVerborgen({ blokken }) ? sayBlokken(blokken.length) : blokken.join('')}
  </span>
)

/** The word on the belt with its gaps, and the knives above them. A finger that goes along it takes a knife with it. */
export function Band(props: BandProps): ReactNode {
  const { state, indeling, maat, kan, mes, letter, onSnij } = props
  const opgave = layGoed(state, props.opgave) ?? props.opgave
  const { blokken, sneden } = opgave
  const aantal = plekkenVan(blokken).at(-1) ?? 0
  const { cel, isNauw } = maat
  const stijl = {
    '--sm-hoog': `${indeling.band.h}px`,
    '--sm-mes': `${indeling.mes}px`,
    '--sm-letter': `${letterPx(cel, indeling, letter)}px`,
    width: aantal * cel,
    left: linksVan(blokken, cel, indeling),
  } as CSSProperties
  const isEerst = kan && state.nummer === 0 && state.poging === 1 && sneden.length === 0
  return (
    <div className="sm-baan">
      <div
        key={woordNr(state)}
        className="sm-woord"
        role="presentation"
        data-verborgen={isVerborgen(opgave) || undefined}
        data-sneden={sneden.join(',')}
        data-sleept={mes.sleept || undefined}
        style={stijl}
        {...mes.handen}
      >
        <Gelezen blokken={blokken} />
        <span className="sm-vorm" aria-hidden="true">
          <Deeg {...{ state, opgave, maat, indeling }} />
        </span>
        {isNauw ? (
          <Messen {...{ opgave, mes, cel, kan, onSnij }} />
        ) : (
          <Gaten {...{ opgave, mes, cel, kan, onSnij }} />
        )}
        {opgave.eraf && (
          <span
            className="sm-eraf"
            aria-hidden="true"
            data-kant={opgave.eraf.isVoor ? 'links' : 'rechts'}
          >
            {opgave.eraf.ander}
          </span>
        )}
        {isEerst && (
          <span
            className="sm-hand"
            aria-hidden="true"
            style={{ '--sm-weg': `${cel * (aantal - 2)}px`, left: cel } as CSSProperties}
          >
            <Wijshand />
          </span>
        )}
      </div>
    </div>
  )
}
