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

/** A word under way, with what is asked of it. */
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
  /** Size of the letters, alike for all fish. */
  readonly maat: number
  /** Told whether a hand did it, and no key or switch. */
  readonly onEet: (metHand: boolean) => void
}

/** One fish as a button: its word over the tail half, so that it looks at you. */
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
        // Holding Enter would eat a fish without a choice.
      >
        <span className="gv-kaart" style={kaart}>
          <Viskaart lot={lot} vorm={vorm} item={item} opgave={opgave} />
        </span>
        <span className="lhs-alleen-gehoord">{GEHOORD[lot]}</span>
      </button>
    </li>
  )
}
