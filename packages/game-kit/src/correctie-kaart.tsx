import { useEffect } from 'react'
import { SpelIcoon } from './spel-icoon.tsx'
import type { Correctie } from './spel-module.ts'
import { Woordkaart } from './woordkaart.tsx'
import { Woordplaatje } from './woordplaatje.tsx'
import './correctie.css'

interface CorrectieKaartProps {
  readonly correctie: Correctie
  readonly onVoorlezen: () => void
  readonly onSluit: () => void
}

/** What a correction says aloud. */
export function correctieZin({ uitleg, graphemes }: Correctie): string {
  return `Bijna! ${uitleg || `Je schrijft ${graphemes.join('')}.`}`
}

/** Gives the focus back to where it was, when it was in what goes away. */
function useFocusTerug(): void {
  useEffect(() => {
    const voor = document.activeElement
    return () => {
      if (document.activeElement === document.body && voor instanceof HTMLElement)
        voor.focus({ preventScroll: true })
    }
  }, [])
}

/** The right form after a wrong one, with the rule, under the picture: time stands still while it is there. */
export function CorrectieKaart({ correctie, onVoorlezen, onSluit }: CorrectieKaartProps) {
  useFocusTerug()
  return (
    <aside className="lhs-correctie" aria-label="Zo schrijf je het">
      <Woordkaart stand="fout" vorm={correctie.vorm} graphemes={correctie.graphemes} />
      {correctie.plaatje !== undefined && (
        <Woordplaatje key={correctie.plaatje} adres={correctie.plaatje} />
      )}
      <p>{correctieZin(correctie)}</p>
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
