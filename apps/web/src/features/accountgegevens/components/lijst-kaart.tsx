import type { ReactNode } from 'react'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'

interface Rij {
  readonly sleutel: string
  readonly titel: string
  readonly onder: string
}

interface Props {
  readonly titel: string
  readonly uitleg: string
  readonly rijen: readonly Rij[]
  readonly leeg: string
  /** The text of the button that adds one. */
  readonly nieuw: string
  /** Opens an item to change it; null opens a new one. */
  readonly onOpen: (plek: number | null) => void
  readonly onWeg: (plek: number) => void
  readonly children?: ReactNode
}

/** A short list of items that are opened one by one: places, holidays. */
export function LijstKaart({ titel, uitleg, rijen, leeg, nieuw, onOpen, onWeg, children }: Props) {
  return (
    <Kaart titel={titel} className="ag-kaart">
      <p className="scherm-stil">{uitleg}</p>
      {rijen.length === 0 ? (
        <p className="ag-leeg">{leeg}</p>
      ) : (
        <ul className="ag-lijst" aria-label={titel}>
          {rijen.map(({ sleutel, titel: naam, onder }, plek) => (
            <li key={sleutel} className="ag-rij">
              <div className="ag-rij-tekst">
                <p className="ag-rij-titel">
                  <Letterlijk>{naam}</Letterlijk>
                </p>
                {onder && <p className="scherm-stil">{onder}</p>}
              </div>
              <Wijzigen>
                <KnopIcoon
                  icoon="potlood"
                  label={`${naam} wijzigen`}
                  onClick={() => onOpen(plek)}
                />
                <KnopIcoon icoon="sluit" label={`${naam} weghalen`} onClick={() => onWeg(plek)} />
              </Wijzigen>
            </li>
          ))}
        </ul>
      )}
      <Wijzigen>
        <div className="ag-voet">
          <Knop icoon="plus" onClick={() => onOpen(null)}>
            {nieuw}
          </Knop>
          {children}
        </div>
      </Wijzigen>
    </Kaart>
  )
}
