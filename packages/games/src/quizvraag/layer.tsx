import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { classify } from './indeling.ts'
import { grenzenVan, type State } from './quiz.ts'
import type { Input } from './rules.ts'
import { Scherm, type Stand } from './scherm.tsx'
import { Quiz, type Keus } from './speelvlak.tsx'
import { naamVanToets, toetsDaad, type Daad } from './toetsen.ts'
import { Vraag } from './vraag.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

/** Tells one moment from another: where it changes, the focus begins anew. */
const momentVan = ({ nummer, poging, fase }: State, isOpen: boolean): number =>
  nummer * 100 + poging * 10 + (isOpen ? 1 : 0) + (fase === 'kijken' ? 2 : 0)

/** Returns what was chosen for the question of now; nothing that was chosen for another. */
const keusBij = ({ bij, keus }: { readonly bij: string; readonly keus: Keus }, nu: string): Keus =>
  bij === nu ? keus : null

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey

/**
 * The text on the large screen, or the question with its four desks. A tap, a drag or a digit lays a stone; a tap takes one up where
 * all lie, Shift with a digit takes one, Backspace the last; t brings the text, and the stones stay.
 */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const { item, opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const isOpen = opgave?.isOpen === true && fase === 'spelen'
  const vlak = useBegin(momentVan(state, isOpen))
  const stond = useRef<Stand | null>(null)
  // What was chosen at which question and try: with the next one that is over.
  const [gekozen, setGekozen] = useState({ bij: '', keus: null as Keus })
  if (!item || !opgave || fase === 'klaar') return null
  const nu = `${item.id} ${state.poging}`
  const keus = keusBij(gekozen, nu)
  const setKeus = (een: Keus) => setGekozen({ bij: nu, keus: een })
  const perform = (daad: Daad): void => {
    if (daad.doe === 'zet') send(daad.input)
    // Whoever lays the last stone with a digit gives with Enter; on a desk that would take the stone up again.
    const isVol = opgave.gelegd.length + 1 === grenzenVan(opgave, state).meest
    if (daad.doe === 'zet' && daad.input.type === 'leg' && isVol)
      vlak.current?.querySelector<HTMLElement>('.qv-geef')?.focus()
    if (daad.doe === 'stuur') setKeus(keus === 'stuur' ? null : 'stuur')
    if (daad.doe === 'bank') walkFocus(vlak.current, '.qv-bank', daad.stap)
    if (daad.doe === 'knoppen') walkFocus(vlak.current, '.qv-balk button', 1)
  }
  function onToets(e: KeyboardEvent): void {
    // Who skips reads the answer first.
    if (!opgave || keus === 'over' || hasModifier(e)) return
    const daad = toetsDaad(naamVanToets(e), opgave, state)
    if (!daad || e.defaultPrevented) return
    e.preventDefault()
    if (!e.repeat) perform(daad)
  }
  // A tap beside all buttons cuts the drum short.
  const onTik = (e: MouseEvent): void => {
    if (opgave.trom === null || e.detail > 1 || !(e.target instanceof Element)) return
    if (!e.target.closest('.qv-balk, .qv-oor')) send({ type: 'geef' })
  }
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="qv-vlak"
      role="presentation"
      data-trom={opgave.trom === null ? undefined : ''}
      onKeyDown={onToets}
      onClickCapture={onTik}
    >
      {(!isOpen || opgave.isGelezen) && (
        <Vraag
          {...{ indeling, letter }}
          stem={stem && fase === 'spelen'}
          vraag={item.vraag ?? ''}
          onHoor={() => send({ type: 'hoor' })}
        />
      )}
      {isOpen ? (
        <Scherm key={nu} {...{ state, opgave, item, indeling, send, stond }} />
      ) : (
        <Quiz key={nu} {...props} {...{ opgave, indeling, keus, setKeus }} />
      )}
    </div>
  )
}
