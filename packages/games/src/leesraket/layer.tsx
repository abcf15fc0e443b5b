import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { useSlang } from './use-slang.ts'
import { classify } from './indeling.ts'
import { kanTanken } from './rules.ts'
import type { Input, State } from './rules.ts'
import { Scherm, schermDoet } from './scherm.tsx'
import { Slang } from './slang.tsx'
import { Tanks } from './tanks.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

const PIJL: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves the focus to the screen when a new word comes, because it is read there, unless the pupil is somewhere else. */
function useFocus(nummer: number, knop: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const nu = document.activeElement
    const vlak = knop.current?.closest('.lr-vlak')
    if (nu === document.body || vlak?.contains(nu)) knop.current?.focus({ preventScroll: true })
  }, [nummer, knop])
}

/** Returns whether a tank can be chosen. Where the word cannot be heard, it must have been seen first. */
function isTeKiezen({ fase, opgave }: State, stem: boolean): boolean {
  if (fase !== 'spelen' || !opgave) return false
  return kanTanken(opgave) && (opgave.isFlitsen || stem || opgave.flits.keren > 0)
}

/** The screen and the tanks as buttons over the platform. Tap, pull a hose, or use keys 1 to 3, arrows and Space. */
export function Layer({ state, send, maat, rustig, letter, stem }: Props) {
  const indeling = classify(maat.w, maat.h)
  const { item, opgave, gegeven } = state
  const knop = useRef<HTMLButtonElement>(null)
  const vlak = useRef<HTMLDivElement>(null)
  const kan = isTeKiezen(state, stem)
  useFocus(state.nummer, knop)

  const tank = (nr: number): void => {
    const vorm = opgave?.vormen[nr]
    if (kan && vorm !== undefined) send({ type: 'tank', vorm })
  }
  const { trek, handenVan, wasSleep } = useSlang({ indeling, kan, onTank: tank })

  function druk(): void {
    const doet = opgave && gegeven === null ? schermDoet(opgave, stem) : null
    if (doet === 'luister') send({ type: 'luister' })
    if (doet === 'kijk') send({ type: 'kijk', traag: rustig || letter === 'dyslexie' })
  }

  function onToets(e: KeyboardEvent): void {
    if (e.repeat) return
    if ('123'.includes(e.key)) tank(Number(e.key) - 1)
    const stap = PIJL[e.key]
    if (stap === undefined) return
    e.preventDefault()
    const knoppen = [...(vlak.current?.querySelectorAll('button') ?? [])]
    const nu = knoppen.findIndex((el) => el === document.activeElement)
    knoppen.at((nu + stap) % Math.max(1, knoppen.length))?.focus({ preventScroll: true })
  }

  return (
    // Keys work wherever the focus is on the platform. Every action also has a button.
    <div ref={vlak} className="lr-vlak" role="presentation" onKeyDown={onToets}>
      <span className="lr-bodem" style={{ top: indeling.grond }} />
      <Scherm {...{ state, indeling, letter, stem, knop }} onDruk={druk} />
      {item && opgave && (
        <Tanks
          {...{ state, item, opgave, indeling, letter, kan, handenVan }}
          onTank={(nr) => !wasSleep() && tank(nr)}
        />
      )}
      {trek && <Slang trek={trek} indeling={indeling} />}
    </div>
  )
}
