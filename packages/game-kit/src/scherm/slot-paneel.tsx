import { useLayoutEffect, useRef } from 'react'
import type { Sterren } from '../regels/contract.ts'
import { KopBeeld } from './doek.tsx'
import { Paneel } from '../knoppen/paneel.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import type { Correctie, SlotTekst, Terugzin } from './spel-module.ts'
import { Woordkaart } from '../woord/woordkaart.tsx'
import './slot.css'

interface SlotPaneelProps {
  readonly sterren: Sterren
  readonly tekst: SlotTekst
  /** What is said of the pupil's own record; null where there is none. */
  readonly record: string | null
  readonly onKlaar: () => void
  /** Absent when a taak cannot be played again. */
  readonly onOpnieuw?: (() => void) | undefined
  /** Starts a round of these words alone. Absent when a taak cannot be played again. */
  readonly onOefen?: ((itemIds: readonly string[]) => void) | undefined
}

/**
 * Gives the focus to the title, where a last Enter that was meant for the game presses nothing; the next one goes on to the
 * big button.
 */
function useTitelEerst() {
  const titel = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const kop = titel.current
    // The title goes away with its listener.
    kop?.addEventListener('keydown', (e) => {
      if (e.key !== 'Enter') return
      e.preventDefault()
      kop.parentElement?.querySelector<HTMLElement>('.lhs-knop-groot')?.focus()
    })
    kop?.focus()
  }, [])
  return titel
}

/** What the button says that plays the words which stand above it, by how many there are. */
const OEFEN = {
  woorden: ['Oefen dit woord', 'Oefen deze twee', 'Oefen deze drie'],
  zinnen: ['Oefen deze zin', 'Oefen deze twee', 'Oefen deze drie'],
} as const

/** Returns each word or sentence once, as it went wrong the last time. */
const eenmaal = <T extends { readonly itemId: string }>(lijst: readonly T[]): readonly T[] => [
  ...new Map(lijst.map((deel) => [deel.itemId, deel])).values(),
]

/** The sentences to read once more, as they are right. */
function Zinnen({ zinnen }: { readonly zinnen: readonly Terugzin[] }) {
  return (
    <ul className="lhs-slot-zinnen" aria-label="Nog een keer lezen">
      {zinnen.map(({ itemId, zin }) => (
        <li key={itemId}>{zin}</li>
      ))}
    </ul>
  )
}

/** The words to look at once more, in their right form and with the rule. */
function Woorden({ woorden }: { readonly woorden: readonly Correctie[] }) {
  return (
    <ul className="lhs-slot-woorden" aria-label="Nog een keer kijken">
      {woorden.map((woord) => (
        <li key={woord.itemId}>
          <Woordkaart stand="wijs" vorm={woord.vorm} graphemes={woord.graphemes} />
          <span>{woord.uitleg}</span>
        </li>
      ))}
    </ul>
  )
}

/** The stars of the round. */
function GegevenSterren({ sterren }: Pick<SlotPaneelProps, 'sterren'>) {
  return (
    <>
      <p className="lhs-alleen-gehoord">{sterren === 1 ? '1 ster' : `${sterren} sterren`}</p>
      <div className="lhs-sterren">
        {[1, 2, 3].map((i) => (
          <span key={i} className={i <= sterren ? 'lhs-aan' : undefined}>
            <SpelIcoon naam="ster" />
          </span>
        ))}
      </div>
    </>
  )
}

/** The end of a taak: the stars, what was done, what to look at once more, and the way on. */
export function SlotPaneel({
  sterren,
  tekst,
  record,
  onKlaar,
  onOpnieuw,
  onOefen,
}: SlotPaneelProps) {
  const { titel, zin, dieren = [] } = tekst
  const kop = useTitelEerst()
  const woorden = eenmaal(tekst.woorden ?? [])
  const zinnen = eenmaal(tekst.zinnen ?? [])
  const [over, namen] = zinnen.length > 0 ? [zinnen, OEFEN.zinnen] : [woorden, OEFEN.woorden]
  const oefen = namen[over.length - 1]
  return (
    <Paneel titel={titel} onSluit={onKlaar}>
      <GegevenSterren sterren={sterren} />
      <h2 ref={kop} tabIndex={-1}>
        {titel}
      </h2>
      <p>{zin}</p>
      {record !== null && <p className="lhs-slot-record">{record}</p>}
      {woorden.length > 0 && <Woorden woorden={woorden} />}
      {zinnen.length > 0 && <Zinnen zinnen={zinnen} />}
      <div className="lhs-knoppen lhs-knoppen-twee">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onKlaar}>
          Terug naar de kaart
        </button>
        {onOefen && oefen && (
          <button
            type="button"
            className="lhs-knop"
            onClick={() => onOefen(over.map(({ itemId }) => itemId))}
          >
            <SpelIcoon naam="potlood" />
            {oefen}
          </button>
        )}
        {onOpnieuw && (
          <button type="button" className="lhs-knop" onClick={onOpnieuw}>
            <SpelIcoon naam="opnieuw" />
            Nog een keer
          </button>
        )}
      </div>
      {dieren.length > 0 && (
        <div className="lhs-zwaaiers" aria-hidden="true">
          {dieren.map((dier) => (
            <span key={dier}>
              <KopBeeld dier={dier} />
            </span>
          ))}
        </div>
      )}
    </Paneel>
  )
}
