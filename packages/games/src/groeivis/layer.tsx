import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { toetsKeus } from '@letterhaven/game-kit/onderdelen/lade'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Bord } from './bord.tsx'
import { classify, zandplekVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { Ketting } from './ketting.tsx'
import { Letters } from './letters.tsx'
import { isLicht, isNabij, isOngerept, kanSlikken } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import type { Input } from './rules.ts'
import { Roep } from './roep.tsx'
import { Schubben } from './schubben.tsx'
import { waterVan } from './school.ts'
import { kettingVan } from './stand.ts'
import type { State } from './stand.ts'
import { StroomRad } from './stroom-rad.tsx'
import { useTip } from './use-tip.ts'
import { useMik } from './use-mik.ts'
import { useLetters } from './use-letters.ts'
import { useStuur } from './use-stuur.ts'
import './layer.css'
import './held.css'
import './krap.css'

type Props = LayerProps<State, Input>

/** Tells the rules that a word is seen, because it cannot be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/** Moves a hand that plays by keys to where it acts next: from a letter to the scales, and from a scale on. */
function useVolgende(vlak: RefObject<HTMLElement | null>, { opgave, fase }: State): void {
  const bek = opgave?.bek ?? null
  const stroom = opgave?.stroom ?? null
  const kan = fase === 'spelen' && opgave !== null && kanSlikken(opgave)
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    // A letter that swam off with the current takes no focus along.
    const isKwijt = nu === document.body && stroom !== null
    const leeg = kan ? '.gv-klaar' : isKwijt ? '.gv-vis' : null
    const doel = bek === null ? leeg : '.gv-schub'
    if (doel) vlak.current?.querySelector<HTMLElement>(doel)?.focus({ preventScroll: true })
  }, [vlak, bek, stroom, kan])
}

/** Returns how a letter is sought that nobody sees: shine on the next fish in the dark, or turn the current that brings it. */
function seek({ zwerm, licht }: Opgave, toets: string): Input | null {
  if (!/^\p{L}$/u.test(toets)) return null
  const donker = [...zwerm.keys()].find((vis) => licht?.includes(vis) === false)
  if (donker !== undefined) return { type: 'schijn', vis: donker }
  return toetsKeus(zwerm, toets, -1) ? { type: 'stroom' } : null
}

/** Does what a key of a keyboard means: a letter eats its fish, or seeks it; a number is a scale, Backspace spits out. */
function pressKey(e: KeyboardEvent, opgave: Opgave, send: Props['send']): void {
  const { zwerm, bek } = opgave
  if (e.ctrlKey || e.metaKey || e.altKey || e.repeat) return
  if (e.key === 'Backspace' && bek !== null) return send({ type: 'spuug' })
  if (/^[1-9]$/.test(e.key)) return send({ type: 'zet', schub: Number(e.key) - 1 })
  const kan = (vis: number): boolean => isNabij(opgave, vis) && isLicht(opgave, vis)
  const keus = toetsKeus(
    zwerm.map((letter, vis) => (kan(vis) ? letter : '')),
    e.key,
    bek ?? -1,
  )
  const input: Input | null = keus ? { type: 'eet', vis: keus.plek } : seek(opgave, e.key)
  if (input) send(input)
}

/** Returns whether a letter has to be eaten now: nothing was done yet in the first word, or somebody was told so. */
const isZoekend = ({ opgave, fase, goed, fout }: State, isGevraagd: boolean): boolean =>
  opgave !== null &&
  fase === 'spelen' &&
  opgave.bek === null &&
  (isGevraagd || (goed + fout === 0 && isOngerept(opgave)))

type Weiger = ReturnType<typeof useTip>

/** The buttons on the sand: swallow the word, and leave a mistake as it is. */
function Knoppen(props: Props & Weiger & { readonly indeling: Indeling }) {
  const { state, send, indeling, weiger } = props
  const { opgave, fase } = state
  const kan = fase === 'spelen' && opgave !== null && kanSlikken(opgave)
  return (
    <>
      <button
        type="button"
        className="gv-klaar"
        style={plaatsVan(indeling.klaar)}
        aria-disabled={!kan}
        onClick={() => (kan ? send({ type: 'slik' }) : weiger())}
      >
        <SpelIcoon naam="vink" />
        Klaar
      </button>
      {fase === 'spelen' && opgave?.herstel && (
        <button
          type="button"
          className="lhs-knop gv-over"
          style={plaatsVan(indeling.over)}
          onClick={() => send({ type: 'overslaan' })}
        >
          Sla over
        </button>
      )}
    </>
  )
}

/** The fish, the scales and the buttons, over a surface to steer on. */
function Water(props: Props & Weiger & { readonly opgave: Opgave; readonly indeling: Indeling }) {
  const { state, opgave, send, rustig, letter, indeling, tip, weiger } = props
  const lijst = useRef<HTMLOListElement>(null)
  const verder = (stap: number): void => {
    const rij = document.activeElement?.closest('ol') ?? lijst.current
    walkFocus(rij, 'button', stap)
  }
  const { handen, vlak } = useStuur({ rustig, verder })
  const kan = state.fase === 'spelen'
  const opZand = zandplekVan(indeling)
  const { sleep, handenVan, wasSleep } = useLetters({ vlak, kan, send })
  const onMik = useMik(kan && opgave.licht === null, (schub) => send({ type: 'zet', schub }))
  return (
    // The water is a surface to steer over. Its buttons offer every letter to keys and screen readers.
    <div ref={vlak} className="gv-water" role="presentation" onClickCapture={onMik} {...handen}>
      <Letters
        {...{ lijst, state, opgave, indeling, sleep }}
        handen={handenVan}
        onSchijn={(vis) => send({ type: 'schijn', vis })}
        onEet={(vis, metHand) => {
          if (!metHand || !wasSleep()) send({ type: 'eet', vis })
        }}
      />
      <Schubben {...{ state, opgave, send, indeling, letter, tip }} onNiets={weiger} />
      {kan && opZand && <Roep {...{ state, opgave, tip }} vak={opZand} />}
      {sleep && (
        <span className="gv-sleep" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {opgave.zwerm[sleep.nr]}
        </span>
      )}
    </div>
  )
}

/** The letters over the water. Steer to a fish or choose one, set its letter on a scale, and swallow the word. */
export function Layer(props: Props) {
  const { state, send, maat, letter } = props
  const indeling = classify(maat.w, maat.h, waterVan(state.trap) === 'stroom')
  const { opgave, fase, item } = state
  const vlak = useBegin(state.nummer)
  const tip = useTip(opgave)
  useGezien(props)
  useVolgende(vlak, state)
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="gv-vlak"
      role="presentation"
      data-bek={opgave?.bek === null || opgave === null ? undefined : ''}
      data-zoekt={isZoekend(state, tip.tip !== null) ? '' : undefined}
      data-krap={indeling.isKrap ? '' : undefined}
      style={indeling.isKrap ? { paddingTop: indeling.balk } : undefined}
      onKeyDown={(e) => opgave && fase === 'spelen' && pressKey(e, opgave, send)}
    >
      <span className="gv-zand" style={{ top: indeling.zand }} />
      <Ketting
        indeling={indeling}
        schakels={kettingVan(state)}
        letter={letter}
        open={fase !== 'klaar'}
      />
      {item && <Bord {...props} vak={indeling.bord} />}
      {opgave && <Water {...props} {...tip} opgave={opgave} indeling={indeling} />}
      {opgave && <StroomRad {...{ state, opgave, send, indeling }} />}
      {opgave && <Knoppen {...props} {...tip} indeling={indeling} />}
    </div>
  )
}
