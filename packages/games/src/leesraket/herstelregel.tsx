import type { CSSProperties, RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { leegIn, type Gat } from './herstel.ts'
import './herstelregel.css'

interface HerstelregelProps {
  readonly regel: readonly string[]
  readonly gat: Gat
  readonly vak: RefObject<HTMLOutputElement | null>
  /** The width of the desk in px, buttons included. */
  readonly breed: number
  readonly letter: Letter
  /** Whether something can be written now. */
  readonly kan: boolean
}

/** The room that the buttons beside the line take, on a narrow desk and on a wide one. */
const KNOPPEN = { smal: 120, breed: 230, vanaf: 460 } as const
/** Every letter stands in a box of its own, which takes a part of the room. */
const LETTERDEEL = 0.66
const GROOTST = 34

/** A word that is mended: what was right stands, and the boxes of what was wrong are empty, to be written again. */
export function Herstelregel({ regel, gat, vak, breed, letter, kan }: HerstelregelProps) {
  const vrij = breed - (breed < KNOPPEN.vanaf ? KNOPPEN.smal : KNOPPEN.breed)
  const leeg = leegIn(gat, regel)
  const voor = regel.slice(0, gat.vast)
  const nieuw = regel.slice(gat.vast)
  const maat = letterMaat([[...regel, 'o'.repeat(leeg), ...gat.na].join('')], letter, {
    breed: vrij * LETTERDEEL,
    max: GROOTST * readTekstschaal(),
  })
  const gezegd = [...regel, `${leeg} ${leeg === 1 ? 'leeg vakje' : 'lege vakjes'}`, ...gat.na]
  const stukken = (rij: readonly string[], stand: 'vast' | 'nieuw') =>
    rij.map((stuk, i) => (
      <span key={`${stand}${i}`} className="lr-letter" data-stand={stand}>
        {tegelTeken(stuk)}
      </span>
    ))
  return (
    <output ref={vak} className="lhs-regel" tabIndex={-1}>
      <span className="lhs-alleen-gehoord">Wat goed was staat er nog: {gezegd.join(' ')}.</span>
      <span
        className="lhs-stukregel lr-herstel"
        style={{ '--lhs-regelmaat': `${maat}px` } as CSSProperties}
        aria-hidden="true"
      >
        {stukken(voor, 'vast')}
        {stukken(nieuw, 'nieuw')}
        {Array.from({ length: leeg }, (_, i) => (
          <span
            key={`leeg${i}`}
            className="lr-letter"
            data-stand="leeg"
            data-nu={kan && i === 0 ? '' : undefined}
          />
        ))}
        {stukken(gat.na, 'vast')}
      </span>
    </output>
  )
}
