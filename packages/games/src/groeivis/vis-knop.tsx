import type { Ref } from 'react'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Indeling } from './indeling.ts'
import { kaartBreed, kaartPlek } from './kaartmaat.ts'
import { lotVan, Viskaart } from './kaarten.tsx'
import type { Lot } from './kaarten.tsx'
import type { Opgave, State } from './rules.ts'

const GEHOORD: Readonly<Record<Lot, string>> = {
  open: ', vis',
  goed: ', opgegeten, goed',
  fout: ', zwemt weg',
  wijs: ', dit was goed',
  weg: ', vis',
}

/** The current word, with what is asked about it. */
export interface Gevraagd {
  readonly state: State
  readonly item: Item
  readonly opgave: Opgave
}

interface VisKnopProps {
  readonly ref: Ref<HTMLLIElement>
  readonly nr: number
  readonly gevraagd: Gevraagd
  readonly indeling: Indeling
  readonly letter: Letter
  /** The size of the letters, the same for all fish. */
  readonly maat: number
  /** Called with whether a hand chose the fish, and not a key or a switch. */
  readonly onEet: (metHand: boolean) => void
}

/** One fish as a button. Its word lies over the tail half, so that the fish can look at the pupil. */
export function VisKnop({ ref, nr, gevraagd, indeling, letter, maat, onEet }: VisKnopProps) {
  const { state, item, opgave } = gevraagd
  const plek = indeling.vissen[nr]
  const vorm = opgave.vissen[nr]
  if (!plek || vorm === undefined) return null
  const { vis } = indeling
  const lot = lotVan(state, vorm)
  const opzij = kaartPlek(kaartBreed(vorm, maat, letter), plek, indeling)
  const vak = { left: plek.x - vis.w / 2, top: plek.y - vis.h / 2, width: vis.w, height: vis.h }
  const kaart = { '--lhs-kaartmaat': `${maat}px`, translate: `calc(${opzij}px - 50%) 0` }
  return (
    <li ref={ref} data-lot={lot} style={vak}>
      <button
        type="button"
        className="gv-vis"
        data-begin={nr === 0 ? '' : undefined}
        aria-disabled={state.fase !== 'spelen'}
        onClick={(e) => onEet(e.detail > 0)}
        // Holding Enter must not eat a fish without a choice; `useEenDruk` of the game kit prevents that.
      >
        <span className="gv-kaart" style={kaart}>
          <Viskaart lot={lot} vorm={vorm} item={item} opgave={opgave} />
        </span>
        <span className="lhs-alleen-gehoord">{GEHOORD[lot]}</span>
      </button>
    </li>
  )
}
