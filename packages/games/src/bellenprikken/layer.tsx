import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { buurVan, PIJLEN } from '@letterhaven/game-kit/onderdelen/raster'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import { useKoppel } from '@letterhaven/game-kit/onderdelen/use-koppel'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Bellen } from './bellen.tsx'
import { doelVan, findBreng, lantaarnVan } from './doel.ts'
import { Eend } from './eend.tsx'
import { classify, KORT, type Indeling } from './indeling.ts'
import { Knoppen } from './knoppen.tsx'
import { Lantaarns } from './lantaarns.tsx'
import { placeInWind, type Plaats } from './plaatsing.ts'
import type { Input } from './rules.ts'
import { inSchemer, schuilt } from './schemer.ts'
import { Schim, Touwtje } from './schim.tsx'
import { actieveBel, lichtjes, type Opgave, type State, vluchtVan } from './stand.ts'
import { useVoordoen, Voordoen } from './voordoen.tsx'
import { dingenVan, gebaarVan, isAllereerst, vakkenVoor } from './voordoen.ts'
import { isVer, metWind } from './wind.ts'
import './knoppen.css'
import './layer.css'
import './vlucht.css'
import './voordoen.css'

type Props = LayerProps<State, Input>

/** How far bubbles sway, relative to their size: at first, and more with each lantern, up to a limit. */
const WIND = { begin: 3.5, meer: 0.5, meest: 7 } as const

/** Tells the rules that a word is seen, because it cannot be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/** Moves over the bubbles by keys. A bubble that is gone gives the focus to the one at which it would begin. */
function useBij(opgave: Opgave | null, plaatsen: readonly Plaats[]) {
  const [gekozen, setGekozen] = useState(0)
  const knoppen = useRef(new Map<number, HTMLButtonElement>())
  const eerste = plaatsen.toSorted((een, ander) => een.x - ander.x)[0]?.plek ?? 0
  const bij = plaatsen.some(({ plek }) => plek === gekozen) ? gekozen : eerste
  const focus = (plek: number): void => knoppen.current.get(plek)?.focus({ preventScroll: true })
  useEffect(() => {
    if (document.activeElement === document.body)
      knoppen.current.get(bij)?.focus({ preventScroll: true })
  }, [opgave?.bellen, bij])
  return {
    bij,
    setGekozen,
    go: (toets: string): boolean => {
      const richting = PIJLEN[toets]
      if (!richting) return false
      const nr = plaatsen.findIndex(({ plek }) => plek === bij)
      const naar = buurVan(plaatsen, nr, richting)
      focus((naar === null ? undefined : plaatsen[naar]?.plek) ?? bij)
      return true
    },
    knop: (plek: number) => (el: HTMLButtonElement | null) => {
      if (el) knoppen.current.set(plek, el)
      else knoppen.current.delete(plek)
    },
  }
}

/** Returns where the bubbles float. It is found again only when something became of them, or of the screen. */
function usePlaatsen({ state: { opgave }, maat, letter }: Props) {
  const { w, h } = maat
  return useMemo(() => {
    const indeling = classify(w, h)
    return {
      indeling,
      plaatsen: opgave ? placeInWind(opgave, { ...indeling, letter }) : [],
    }
  }, [opgave, w, h, letter])
}

type LuchtProps = Pick<
  ComponentProps<typeof Bellen>,
  'opgave' | 'plaatsen' | 'vast' | 'bij' | 'slepen' | 'knop' | 'onKies' | 'onBij'
> & {
  readonly state: State
  readonly indeling: Indeling
  /** The bubble on which the buttons act. */
  readonly bel: Geheel | undefined
}

/** The bubbles, with what would become of the one that is brought to another, and the string to the button. */
function Lucht({ state, indeling, bel, ...bellen }: LuchtProps) {
  const { opgave, plaatsen, vast, bij, slepen } = bellen
  const [wijst, setWijst] = useState<number | null>(null)
  const speelt = state.fase === 'spelen'
  const vlucht = vluchtVan(state)
  const hand = { sleep: slepen.sleep, vast, wijst: wijst ?? bij }
  const brengt = speelt ? findBreng(opgave, plaatsen, hand) : null
  const doetVoor = useVoordoen(isAllereerst(state), vast !== null || slepen.sleep !== null)
  const gebaar = doetVoor
    ? gebaarVan([...plaatsen, ...dingenVan(indeling)], vakkenVoor(indeling))
    : null
  const touw = slepen.sleep ? undefined : plaatsen.find(({ plek }) => plek === bel?.plek)
  return (
    <>
      <Eend {...{ opgave, indeling, bel, vlucht }} />
      {touw && <Touwtje plaats={touw} />}
      <Bellen
        {...bellen}
        vlucht={vlucht}
        doel={brengt?.doel ?? null}
        actief={bel?.plek}
        dicht={!speelt}
        scherm={indeling}
        lantaarn={lantaarnVan(state, indeling)}
        onWijs={setWijst}
      />
      {gebaar && <Voordoen {...gebaar} />}
      {brengt && <Schim {...brengt} {...{ plaatsen, opgave }} lucht={indeling.lucht} />}
    </>
  )
}

/** What a bubble does when it is taken, and what a tap beside all of them does. */
function makeDaden({
  state,
  send,
  choose,
}: Pick<Props, 'state' | 'send'> & { readonly choose: (plek: number) => void }) {
  const speelt = state.fase === 'spelen' ? state.opgave : null
  const vlucht = vluchtVan(state)

  /** Blows a bubble near that is far off; returns whether it was. */
  function blowNear(bel: number): boolean {
    const kan = speelt !== null && isVer(speelt, bel)
    if (kan) send({ type: 'blaas', bel })
    return kan
  }

  return {
    blowNear,
    /** Takes a bubble: to hold it or join it to the one that is held, or to pop what is left after the word flew. */
    take: (plek: number): void => {
      if (speelt && !blowNear(plek)) choose(plek)
      if (vlucht?.isGoed)
        send(plek === vlucht.plek ? { type: 'verder' } : { type: 'knal', bel: plek })
    },
    /** Goes on at once after a tap beside the bubbles; the second tap of a double one was meant for the button. */
    onTik: (e: MouseEvent): void => {
      const isErnaast = e.target instanceof Element && e.target.closest('button') === null
      if (vlucht?.isGoed && isErnaast && e.detail < 2) send({ type: 'verder' })
    },
  }
}

/**
 * The bubbles over the pond. A pupil drags one to another, or holds one and then chooses its partner; a bubble with a
 * seam is pricked apart or let go.
 */
export function Layer(props: Props) {
  const { state, send, maat, letter } = props
  const { opgave, nummer } = state
  const { indeling, plaatsen } = usePlaatsen(props)
  const speelt = state.fase === 'spelen' ? opgave : null
  const { vast, choose, letGo } = useKoppel({
    beurt: `${nummer}.${state.poging}`,
    isEr: (plek) => opgave?.bellen.some((deze) => deze.plek === plek) === true,
    onKoppel: (een, op) => send({ type: 'plak', bel: een, op, kant: 'voor' }),
  })
  const { bij, setGekozen, go, knop } = useBij(opgave, plaatsen)
  const vlak = useBegin(nummer)
  const bel = speelt ? actieveBel(speelt, vast) : undefined
  const dier = speelt && schuilt(speelt)
  useGezien(props)
  const { blowNear, take, onTik } = makeDaden({ state, send, choose })
  const slepen = useSleep({
    vlak: '.bp-vlak',
    kan: speelt !== null,
    onLos: (sleep) => {
      if (blowNear(sleep.nr)) return
      const doel = doelVan(plaatsen, sleep)
      if (doel && blowNear(doel.plek)) return
      if (doel) send({ type: 'plak', bel: sleep.nr, op: doel.plek, kant: doel.kant })
    },
  })

  function onToets(e: KeyboardEvent): void {
    if (e.key === 'Escape' && speelt && vast !== null) {
      letGo()
      // The shell would open the pause.
      e.stopPropagation()
    } else if (e.key === 'Backspace' && bel) send({ type: 'prik', bel: bel.plek })
    else if (go(e.key)) e.preventDefault()
  }

  const wind = Math.min(WIND.meest, WIND.begin + WIND.meer * lichtjes(state))
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="bp-vlak"
      role="presentation"
      data-weer={metWind(state) ? 'wind' : inSchemer(state) ? 'schemer' : undefined}
      data-kort={maat.h < KORT ? '' : undefined}
      style={{ '--bp-wind': `${wind}%` } as CSSProperties}
      onKeyDown={onToets}
      onClick={onTik}
    >
      {dier && <p className="lhs-alleen-gehoord">In het donker wacht nog iets: {dier}.</p>}
      <Lantaarns state={state} indeling={indeling} letter={letter} />
      {opgave && (
        <Lucht
          {...{ state, opgave, indeling, plaatsen, vast, bij, slepen, knop, bel }}
          onKies={take}
          onBij={setGekozen}
        />
      )}
      <Knoppen {...props} indeling={indeling} bel={bel} />
    </div>
  )
}
