import type { CSSProperties, KeyboardEvent, RefObject } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Acties } from './acties.tsx'
import { Bed } from './bed.tsx'
import { Bord } from './bord.tsx'
import type { Keus } from './delen.ts'
import { UITGANGEN } from './enten.ts'
import { Letterbak } from './letterbak.tsx'
import { classify, layStukken, SNEE, type Indeling } from './indeling.ts'
import type { Waar } from './nu-zin.ts'
import { isDeelbaar } from './plan.ts'
import type { Input } from './rules.ts'
import { oordeelVan, type Opgave, type State } from './stand.ts'
import { toetsDaad, type Daad } from './toetsen.ts'
import { Trek } from './trek.tsx'
import { useKeus } from './use-keus.ts'
import { Wenk } from './wenk.tsx'
import { WortelRij } from './wortel-rij.tsx'
import { sayNu } from './zeg.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** On a low screen it stands beside the buttons, wherever its work is. */
const OVERAL: readonly Waar[] = ['trek', 'wortel', 'blad', 'krat']

/** Above the leaves, and where two rows of pieces leave room for no more than the leaves. */
const BOVEN: readonly Waar[] = ['wortel', 'blad', 'letter']
const KRAT: readonly Waar[] = ['krat']
const TREK: readonly Waar[] = ['trek']
/** A screen lower than this is soon full. */
const KRAP = 620

/** Returns whether the pieces of a carrot take more than one row. */
function isInRijen({ gewas: { deel, ge, uitgang } }: Opgave, indeling: Indeling): boolean {
  const aantal = deel[1] - deel[0] + (ge === null ? 0 : 1) + (uitgang === null ? 0 : 1)
  return layStukken(indeling, aantal).perRij < aantal
}

interface BakProps {
  readonly state: State
  readonly opgave: Opgave
  readonly infinitief: string
  readonly indeling: Indeling
  readonly kies: ReturnType<typeof useKeus>
  readonly slepen: Pick<ReturnType<typeof useSleep>, 'handenVan' | 'wasSleep'>
  readonly send: Props['send']
}

/** Returns where what is next may be said: beside its work, or beside the buttons where it is low. */
function wenkenVan(opgave: Opgave, indeling: Indeling) {
  if (indeling.isLaag) return { trek: [], boven: [], krat: [], naast: OVERAL }
  const isVol = indeling.h < KRAP && isInRijen(opgave, indeling)
  return { trek: TREK, boven: isVol ? [] : BOVEN, krat: KRAT, naast: [] }
}

/** The carrot: in the ground, or out of it with its cuts. */
function Plaats({ state, opgave, infinitief, indeling, kies, send }: Omit<BakProps, 'slepen'>) {
  const { kan, keus, choose, laatst } = kies
  const hoog = SNEE + indeling.letter + (keus === null ? indeling.rij : 4)
  const bij = wenkenVan(opgave, indeling)
  return (
    <div className="wb-plaats" style={{ minHeight: hoog }}>
      {opgave.isUit ? (
        <WortelRij
          {...{ state, opgave, kan, keus, indeling, send }}
          schaal={readTekstschaal()}
          begin={laatst}
          onKeus={choose}
        />
      ) : (
        <Trek kan={state.fase === 'spelen'} {...{ infinitief, send }}>
          <Wenk {...{ state, keus }} bij={bij.trek} />
        </Trek>
      )}
      <Wenk {...{ state, keus }} bij={bij.boven} />
    </div>
  )
}

/** The carrot, and below it the leaves, or the tray of one of its letters. */
function Bak(props: BakProps) {
  const { state, opgave, infinitief, indeling, kies, slepen, send } = props
  const { kan, keus, choose } = kies
  const bij = wenkenVan(opgave, indeling)
  return (
    <div
      className="wb-bak"
      style={plaatsVan(indeling.bak)}
      data-vast={!opgave.isUit || undefined}
      data-laag={indeling.isLaag || undefined}
    >
      <Plaats {...props} />
      {keus === null ? (
        <>
          <Bed {...{ opgave, kan, send, slepen }} />
          <Wenk {...{ state, keus }} bij={bij.krat} />
          <Acties
            wenk={<Wenk {...{ state, keus }} bij={bij.naast} />}
            {...{ opgave, kan, send }}
            isDeelbaar={isDeelbaar(infinitief, state.item?.word ?? '')}
            isHerstel={kan && state.poging > 1}
            isGoed={oordeelVan(state) === 'goed'}
          />
        </>
      ) : (
        <Letterbak {...{ opgave, keus, indeling, send }} onDicht={() => choose(null)} />
      )}
    </div>
  )
}

/** Drags a leaf onto the carrot. */
function useBladSleep(
  { opgave }: State,
  {
    kan,
    rand,
    send,
  }: { readonly kan: boolean; readonly rand: number; readonly send: Props['send'] },
) {
  return useSleep({
    vlak: '.wb-vlak',
    kan,
    onLos: ({ nr, y }) => {
      const blad = UITGANGEN[nr]
      if (blad !== undefined && opgave?.gewas.uitgang !== blad && y < rand)
        send({ type: 'blad', blad })
    },
  })
}

/** Moves the focus as a key asks: to the crate, or along the parts of the carrot or the letters of the tray. */
function walk(
  daad: Extract<Daad, { doe: 'loop' | 'krat' }>,
  vlak: RefObject<HTMLElement | null>,
  keus: Keus,
): void {
  const rij = keus === null ? '.wb-wortel button' : '.wb-letterbak button'
  if (daad.doe === 'krat') walkFocus(vlak.current, '.wb-krat', 1)
  else walkFocus(vlak.current, rij, daad.stap)
}

/** The sign, the carrot with its cuts and trays, the leaves, and what gives it. */
export function Layer({ state, send, maat, letter, stem }: Props) {
  const indeling = classify(maat.w, maat.h)
  const { item, opgave } = state
  const kies = useKeus(state)
  const { kan, keus, choose } = kies
  const vlak = useBegin(kies.begin)
  const rand = indeling.grond + indeling.rij * 0.6
  const { sleep, ...slepen } = useBladSleep(state, { kan, rand, send })
  if (!item?.werkwoord || !opgave) return null
  const opToets = (e: KeyboardEvent): void => {
    const hier = {
      opgave,
      kan,
      keus: typeof keus === 'number' ? keus : null,
      isOpen: keus !== null,
    }
    const daad = toetsDaad(e, hier)
    if (!daad) return
    e.preventDefault()
    if (daad.doe === 'dicht') choose(null)
    else if (daad.doe !== 'zet') walk(daad, vlak, keus)
    else if (!e.repeat) send(daad.input)
  }
  const stijl = {
    '--wb-tegel': `${indeling.tegel}px`,
    '--wb-grond': `${indeling.grond}px`,
    '--wb-groot': 0.34 + 0.06 * readTekstschaal(),
  } as CSSProperties
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div ref={vlak} className="wb-vlak" role="presentation" style={stijl} onKeyDown={opToets}>
      <Bord
        {...{ state, letter, stem }}
        werkwoord={item.werkwoord}
        vak={indeling.bord}
        onHoor={() => send({ type: 'luister' })}
      />
      <Bak
        {...{ state, opgave, indeling, kies, slepen, send }}
        infinitief={item.werkwoord.infinitief}
      />
      <output className="lhs-alleen-gehoord">{sayNu(opgave)}</output>
      {sleep && (
        <span className="wb-blad wb-mee" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {UITGANGEN[sleep.nr]}
        </span>
      )}
      {keus === null && (
        <button
          type="button"
          className="wb-laars"
          style={plaatsVan(indeling.laars)}
          aria-label="Trek aan de laars van de vogelverschrikker"
          onClick={() => send({ type: 'laars' })}
        />
      )}
    </div>
  )
}
