import type { RefObject } from 'react'
import { FlitsWoord } from '@letterhaven/game-kit/onderdelen/flits.tsx'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { SpelIcoonNaam } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Indeling } from './indeling.ts'
import type { Opgave, State } from './rules.ts'

interface SchermProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
  readonly knop: RefObject<HTMLButtonElement | null>
  readonly onDruk: () => void
}

/** A screen lower than this, in px, has no room for the mask beside its button. */
const LAAG = 76

/** Returns what pressing the screen does now: nothing while the word is visible or when all looks are used. */
export function schermDoet(opgave: Opgave, stem: boolean): 'kijk' | 'luister' | null {
  const { isFlitsen, flits } = opgave
  if (flits.stand === 'open') return null
  if (!isFlitsen) return stem ? 'luister' : 'kijk'
  return flits.keren < 2 ? 'kijk' : null
}

const TEKST: Record<string, readonly [string, SpelIcoonNaam]> = {
  eerst: ['Klaar? Kijk!', 'speel'],
  kijk: ['Nog een keer', 'opnieuw'],
  luister: ['Luister', 'luister'],
}

function Opschrift({ opgave, stem }: { readonly opgave: Opgave; readonly stem: boolean }) {
  const doet = schermDoet(opgave, stem)
  if (!doet) return <span className="lr-opschrift lr-stil">Welk woord was het?</span>
  const [zin, icoon] = (doet === 'kijk' && opgave.flits.keren === 0
    ? TEKST['eerst']
    : TEKST[doet]) ?? ['', 'speel']
  return (
    <span className="lr-opschrift">
      <SpelIcoon naam={icoon} />
      {zin}
    </span>
  )
}

/** The large screen in front of the rocket: one button that shows the word or says it. */
export function Scherm({ state, indeling, letter, stem, knop, onDruk }: SchermProps) {
  const { item, opgave, gegeven } = state
  const { w, h } = indeling.scherm
  if (!item || !opgave) return null
  const doet = gegeven === null ? schermDoet(opgave, stem) : null
  const ruimte = { breed: w - 24, max: Math.min(64, h * 0.55) }
  const maat = letterMaat([item.word], letter, ruimte)
  const plaats = { ...plaatsVan(indeling.scherm), '--lhs-kaartmaat': `${maat}px` }
  const kleiner = { display: 'block', '--lhs-kaartmaat': `${Math.min(maat * 0.8, h * 0.32)}px` }
  const isOpen = gegeven === null && opgave.flits.stand === 'open'
  return (
    <button
      ref={knop}
      type="button"
      className="lr-scherm"
      data-begin=""
      data-open={isOpen ? 'ja' : 'nee'}
      data-laag={h < LAAG ? 'ja' : 'nee'}
      aria-disabled={doet === null}
      style={plaats}
      onClick={onDruk}
    >
      {gegeven === null ? (
        <>
          <FlitsWoord woord={item.word} flits={opgave.flits} />
          {!isOpen && <Opschrift opgave={opgave} stem={stem} />}
        </>
      ) : (
        <span className="lr-uitkomst" style={kleiner}>
          <Woordkaart
            stand={gegeven === item.word ? 'goed' : 'fout'}
            vorm={gegeven}
            graphemes={item.graphemes}
          />
        </span>
      )}
    </button>
  )
}
