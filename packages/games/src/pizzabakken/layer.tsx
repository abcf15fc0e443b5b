import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { opToets } from '@letterhaven/game-kit/onderdelen/op-toets'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Blad } from './blad.tsx'
import { Bezorg } from './bezorg-layer.tsx'
import { Gerecht } from './gerecht.tsx'
import { KORT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { Kommen } from './kommen.tsx'
import { indelingVan } from './straat-plek.ts'
import type { Input } from './rules.ts'
import { isGetypt, isOnderweg } from './stand.ts'
import type { State } from './stand.ts'
import './layer.css'
import './blad.css'

type Props = LayerProps<State, Input>

/** Tells the rules that a word is seen, because it cannot be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/**
 * Returns what a key of a keyboard does while a word is typed, wherever the focus is in the game. Who types goes on at the line, so
 * that Enter bakes and does not press the button of the word once more.
 */
function toetsenVan({ state, send }: Props, toRegel: () => void): (e: KeyboardEvent) => void {
  const bake = (): void => send({ type: 'bak' })
  const typen = opToets({
    onTeken: (teken) => {
      toRegel()
      send({ type: 'teken', teken })
    },
    onWis: () => {
      toRegel()
      send({ type: 'terug' })
    },
    onGeef: bake,
  })
  return (e) => {
    if (isOnderweg(state)) return
    // Enter reads on after a mistake was set right.
    if (state.fase === 'kijken' && e.key === 'Enter') bake()
    else if (state.fase === 'spelen') typen(e)
  }
}

/** The kitchen with an order pad, on which the word is typed. */
function MetBlad(props: Props & { readonly indeling: Indeling }) {
  const { state, maat, indeling } = props
  const regel = useRef<HTMLOutputElement>(null)
  const vlak = useBegin(state.nummer)
  const toRegel = (): void => regel.current?.focus({ preventScroll: true })
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="pb-vlak"
      role="presentation"
      data-kort={maat.h < KORT ? '' : undefined}
      onKeyDown={(e) => toetsenVan(props, toRegel)(e)}
    >
      {indeling.blad && !isOnderweg(state) && (
        <Blad {...props} blad={indeling.blad} regel={regel} />
      )}
      <Bezorg {...props} indeling={indeling} />
      <Gerecht {...props} />
    </div>
  )
}

/** Words, slices and tickets over the kitchen, and with what a pizza is made: bowls, or an order pad with keys. */
export function Layer(props: Props) {
  const { state, maat } = props
  const getypt = isGetypt(state)
  const aantal = state.opgave?.kommen.length ?? 0
  const indeling = indelingVan(maat, getypt ? 'blad' : aantal, state.trap)
  useGezien(props)
  return getypt ? (
    <MetBlad {...props} indeling={indeling} />
  ) : (
    <Kommen {...props} indeling={indeling} />
  )
}
