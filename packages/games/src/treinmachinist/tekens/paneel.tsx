import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { Sein } from '../acties.tsx'
import { meerijderVan } from '../meerijders.tsx'
import { stationsVan } from '../ronde.ts'
import { BORD_ZINNEN } from '../zinnen.ts'
import { hulpBijTekens } from './hulp.ts'
import { naamVan } from './namen.ts'
import { Teken } from './stoet-trein.tsx'
import {
  heeftTeken,
  missersVan,
  tekenOordeel,
  tekstIn,
  type Stoet,
  type TekenState,
} from './stoet.ts'

/** The tool of a later stage. */
export interface Hulp {
  readonly naam: string
  readonly aan: boolean
  readonly perform: () => void
}

interface PaneelProps {
  readonly hulp: Hulp | null
  readonly state: TekenState
  readonly opgave: Stoet
  readonly kan: boolean
  /** Whether a sign was tapped before a coupling, or the train sent off without any. */
  readonly isVroeg: boolean
  /** Whether the right text is shown instead of mended. */
  readonly isOver: boolean
  readonly hoog: number
  readonly onTeken: (teken: string) => void
  readonly onVertrek: () => void
  readonly onOver: () => void
  readonly onVerder: () => void
}

/** What is told of the next thing to do. */
function stapVan(opgave: Stoet): readonly string[] {
  const { kies, plekken } = opgave
  if (kies !== null && plekken[kies] === '') return BORD_ZINNEN.teken
  return heeftTeken(opgave) ? BORD_ZINNEN.klaar : BORD_ZINNEN.plek
}

/** What stands on the board now. */
function regelsVan({ state, opgave, isVroeg, isOver }: PaneelProps): readonly string[] {
  const oordeel = tekenOordeel(state)
  if (oordeel === 'goed')
    return [tekstIn(opgave), `${meerijderVan(stationsVan(state) - 1)} rijdt mee!`]
  if (isOver || (oordeel === 'fout' && state.poging >= MEESTE_POGINGEN))
    return [`Zo is het: ${opgave.goed[0] ?? ''}`]
  if (isVroeg) return BORD_ZINNEN.plek
  const { mis } = opgave
  if (mis === null) return stapVan(opgave)
  return hulpBijTekens({ ...opgave, plekken: mis }, missersVan(state))
}

/** The board: what to do next, and what a mistake says. */
function Bord(props: PaneelProps) {
  const oordeel = tekenOordeel(props.state)
  return (
    <div className="tm-sein">
      <output className="tm-regels" data-oordeel={oordeel ?? undefined}>
        {regelsVan(props).map((regel) => (
          <span key={regel}>{regel}</span>
        ))}
      </output>
    </div>
  )
}

/** The signs that lie ready. One is hung where the trolley stands. */
const Rek = ({ opgave: { tekens, kies, plekken }, kan, onTeken }: PaneelProps) => (
  <fieldset
    className="tm-rek"
    data-rij=""
    data-roept={(kies !== null && plekken[kies] === '') || undefined}
  >
    <legend className="lhs-alleen-gehoord">Tekens</legend>
    {tekens.map((teken) => (
      <button
        key={teken}
        type="button"
        className="tm-knop tm-haal"
        aria-label={naamVan(teken)}
        aria-pressed={kies !== null && (plekken[kies] ?? '').includes(teken)}
        aria-disabled={!kan || kies === null}
        onClick={() => kan && onTeken(teken)}
      >
        <Teken teken={teken} />
      </button>
    ))}
  </fieldset>
)

/** The signal that lets the trains leave; while they do, and when the right text is told, it lets the next one come. */
function Vertrek({ state, opgave, isOver, onVertrek, onVerder }: PaneelProps) {
  const oordeel = tekenOordeel(state)
  const isVerteld = oordeel === 'goed' || (oordeel === 'fout' && state.poging >= MEESTE_POGINGEN)
  const isVerder = isVerteld || isOver
  return (
    <button
      type="button"
      className="tm-knop tm-vertrek"
      aria-disabled={!isVerder && (state.fase !== 'spelen' || !heeftTeken(opgave))}
      onClick={isVerder ? onVerder : onVertrek}
    >
      {isVerder ? <SpelIcoon naam="speel" /> : <Sein />}
      {isVerder ? 'Verder' : 'Vertrek'}
    </button>
  )
}

/** The board, the signs and the signal, at the foot of the screen. */
export function Paneel(props: PaneelProps) {
  const { state, isOver, hoog, hulp, onOver } = props
  const isWeg = state.fase !== 'spelen' || state.poging < 2 || isOver
  return (
    <div className="tm-onder tm-paneel" style={{ minHeight: hoog }}>
      <Bord {...props} />
      <Rek {...props} />
      <button
        type="button"
        className="tm-knop tm-over"
        data-weg={isWeg || undefined}
        disabled={isWeg}
        onClick={onOver}
      >
        Sla over
      </button>
      {hulp && (
        <button
          type="button"
          className="tm-knop tm-hulp"
          aria-pressed={hulp.aan}
          onClick={hulp.perform}
        >
          {hulp.naam}
        </button>
      )}
      <Vertrek {...props} />
    </div>
  )
}
