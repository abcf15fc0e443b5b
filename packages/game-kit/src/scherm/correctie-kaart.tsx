import { useEffect } from 'react'
import { correctieZin } from '@letterhaven/domain/gesproken'
import { Gemarkeerd } from '../woord/gemarkeerd.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import type { Correctie } from './spel-module.ts'
import { Stukken } from '../woord/stukken.tsx'
import { Woordkaart } from '../woord/woordkaart.tsx'
import { Woordplaatje } from '../woord/woordplaatje.tsx'
import './correctie.css'

interface CorrectieKaartProps {
  readonly correctie: Correctie
  /** Whether the word is shown in parts because it was not heard. */
  readonly inStukken: boolean
  readonly onVoorlezen: () => void
  readonly onSluit: () => void
}

/** Returns what a correction says in print and aloud. */
export const zinVan = ({ uitleg, woord }: Correctie): string =>
  correctieZin({ uitleg, woord: woord.tekst })

/** Gives the focus back to where it was, if it was inside the element that goes away. */
function useFocusTerug(): void {
  useEffect(() => {
    const voor = document.activeElement
    return () => {
      if (document.activeElement === document.body && voor instanceof HTMLElement)
        voor.focus({ preventScroll: true })
    }
  }, [])
}

/** The right form after a wrong one, with the rule, under the picture. Time stands still while it is shown. */
export function CorrectieKaart(props: CorrectieKaartProps) {
  const { correctie, inStukken, onVoorlezen, onSluit } = props
  useFocusTerug()
  return (
    <aside className="lhs-correctie" aria-label="Zo schrijf je het">
      <span className="lhs-correctie-woord">
        {correctie.naast === undefined ? (
          <Woordkaart stand="fout" vorm={correctie.vorm} graphemes={correctie.graphemes} />
        ) : (
          <span className="lhs-kaart lhs-kaart-wijs">
            <Gemarkeerd graphemes={correctie.graphemes} naast={correctie.naast} />
          </span>
        )}
        {inStukken && <Stukken {...correctie} />}
      </span>
      {correctie.plaatje !== undefined && (
        <Woordplaatje key={correctie.plaatje} adres={correctie.plaatje} />
      )}
      <p>{zinVan(correctie)}</p>
      <button type="button" className="lhs-rond" aria-label="Voorlezen" onClick={onVoorlezen}>
        <SpelIcoon naam="luister" />
      </button>
      <button
        type="button"
        className="lhs-rond lhs-snap"
        aria-label="Ik snap het"
        onClick={onSluit}
      >
        <SpelIcoon naam="vink" />
      </button>
    </aside>
  )
}
