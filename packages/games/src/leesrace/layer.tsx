import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { kleurVan, Kop, Plaats, Rondje } from './bord.tsx'
import { classify, type Indeling } from './indeling.ts'
import { tekstMaat } from './maat.ts'
import { Regels } from './regels.tsx'
import { isVerteld, type Input } from './rules.ts'
import { isTeZien, kanGeven, oordeelVan, type State } from './stand.ts'
import { inputVan } from './toetsen.ts'
import { Vlagje } from './vlagje.tsx'
import { PodiumVoet, Voet } from './voet.tsx'
import { sayNu } from './zeg.ts'
import './layer.css'
import './voet.css'
import './wedloop.css'
import './regels.css'

type Props = LayerProps<State, Input>

/** What head, foot and frame of the sheet take of its height, for letters of the usual size, and of its width. */
const LIJST = { h: 230, breed: 150, w: 30 } as const
/** From this width on the foot stands beside the head. */
const BREED = 760

/** Returns the line at a point of the screen; null beside the text. */
function regelBij(x: number, y: number): number | null {
  const onder = document.elementsFromPoint(x, y)
  const regel = onder.map((el) => el.closest<HTMLElement>('.lz-regel')).find(Boolean)
  return regel ? Number(regel.dataset['nr']) : null
}

/** Lets the flag be dragged to a line. */
function useVlag({ state, send }: Props) {
  const { fase, opgave } = state
  return useSleep({
    vlak: '.lz-vlak',
    kan: fase === 'spelen' && opgave?.isVraag === true,
    onLos: ({ x, y }) => {
      const kader = document.querySelector('.lz-vlak')?.getBoundingClientRect()
      const nr = regelBij(x + (kader?.left ?? 0), y + (kader?.top ?? 0))
      if (nr !== null && opgave && isTeZien(opgave, nr)) send({ type: 'regel', nr })
    },
  })
}

/** Brings the flag into view, where it is not; returns whether it was brought. A flag that nobody sees is not given. */
function showVlag(): boolean {
  const regel = document.querySelector('.lz-tekst [data-vlag]')
  const lijst = regel?.closest('.lz-tekst')
  if (!regel || !lijst) return false
  const [hier, kader] = [regel.getBoundingClientRect(), lijst.getBoundingClientRect()]
  const midden = (hier.top + hier.bottom) / 2
  if (midden > kader.top && midden < kader.bottom) return false
  lijst.scrollTop += midden - (kader.top + kader.bottom) / 2
  return true
}

/** Whether something gives the sentence with the flag. */
const isGeven = ({ fase, opgave }: State, { type }: Input): boolean =>
  type === 'roep' && fase === 'spelen' && opgave !== null && kanGeven(opgave)

/** Returns a number for each moment at which other buttons are there, so that the focus is on what can be done. */
function momentVan({ nummer, poging, fase, opgave }: State): number {
  if (!opgave) return nummer * 1000
  const { isVraag, gelezen, isDraai, isPodium } = opgave
  const vanVraag = isVraag ? 100 + poging * 10 : gelezen
  const vanKijken = fase === 'kijken' ? 400 + (isDraai ? 100 : 0) + (isPodium ? 200 : 0) : 0
  return nummer * 1000 + vanVraag + vanKijken
}

/** Who reads along in the stand. */
function Mascotte({ indeling, send }: Pick<Props, 'send'> & { readonly indeling: Indeling }) {
  const { x, y, s } = indeling.mascotte
  const maat = Math.max(48, 66 * s)
  // The bar lies over the top of a small picture.
  const top = Math.max(y - 30 * s - maat / 2, indeling.beeld.y + 14)
  return (
    <button
      type="button"
      className="lz-mascotte"
      aria-label="De schildpad op de tribune"
      style={plaatsVan({ x: x - maat / 2, y: top, w: maat, h: maat })}
      onClick={() => send({ type: 'mascotte' })}
    />
  )
}

/** The sheet with the text over the picture, and who reads along in the stand. */
export function Layer(props: Props) {
  const { maat, letter, stem, state } = props
  const { item, opgave, fase, groep } = state
  const indeling = classify(maat.w, maat.h)
  const vlak = useBegin(momentVan(state))
  const { sleep, handenVan, wasSleep } = useVlag(props)
  const send = (input: Input): void => {
    if (!isGeven(state, input) || !showVlag()) props.send(input)
  }
  if (!item || !opgave || fase === 'klaar') return null
  const schaal = readTekstschaal()
  const { bord } = indeling
  const isBreed = bord.w >= BREED
  const letters = tekstMaat(item.zinnen, {
    w: bord.w - LIJST.w,
    h: bord.h - (isBreed ? LIJST.breed : LIJST.h) * Math.min(1.3, schaal),
    groep,
    letter,
    schaal,
  })
  function onToets(e: KeyboardEvent): void {
    // Who leans on Enter does one thing with it.
    if (e.repeat && e.key === 'Enter') {
      e.preventDefault()
      return
    }
    // The button of the sprint runs by Space too, as long as it is down.
    const isKnop = e.target instanceof HTMLButtonElement && !e.target.matches('.lz-ren')
    const input = inputVan(e.key, { state, isKnop })
    if (!input) return
    e.preventDefault()
    send(input)
  }
  // What is tapped while a mistake is shown also does what it says.
  const onTik = (e: MouseEvent): void => {
    const isNaFout = oordeelVan(state) === 'mis' && !isVerteld(state)
    if (isNaFout && e.detail <= 1) send({ type: 'verder' })
  }
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="lz-vlak"
      role="presentation"
      data-opstelling={indeling.opstelling}
      data-trap={state.trap}
      onKeyDown={onToets}
      onClickCapture={onTik}
    >
      {opgave.isPodium ? (
        <PodiumVoet {...{ send, bord }} />
      ) : (
        <section
          className="lz-bord"
          style={{ ...plaatsVan(bord), '--lz-maat': `${letters}px` } as CSSProperties}
          data-fase={fase}
          data-breed={isBreed || undefined}
          data-oordeel={kleurVan(state)}
          aria-label={item.titel}
        >
          <Kop {...{ state, stem, send }} />
          <Regels {...{ state, send, handenVan, wasSleep }} maat={letters} />
          <Rondje {...{ state }} />
          <Voet {...{ state, send }} />
        </section>
      )}
      <Mascotte {...{ indeling, send }} />
      <Plaats {...{ state, indeling }} />
      <p className="lhs-alleen-gehoord" aria-live="polite">
        {sayNu(state)}
      </p>
      {sleep && (
        <span className="lz-sleep" style={{ left: sleep.x, top: sleep.y }}>
          <Vlagje stand="hand" />
        </span>
      )}
    </div>
  )
}
