import type { CSSProperties, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Acties } from './acties.tsx'
import { Bed } from './bed.tsx'
import { Bord } from './bord.tsx'
import type { Keus } from './delen.ts'
import { UITGANGEN, VOOR } from './enten.ts'
import { Letterbak } from './letterbak.tsx'
import { breedteVan, classify, layStukken, SNEE, type Indeling } from './indeling.ts'
import type { Input } from './invoer.ts'
import { oordeelVan, type Opgave, type State } from './stand.ts'
import { toetsDaad, type Daad } from './toetsen.ts'
import { Trek } from './trek.tsx'
import { useKeus } from './use-keus.ts'
import { Wenk } from './wenk.tsx'
import { WERKEN, type Werk } from './werken.ts'
import { WortelRij } from './wortel-rij.tsx'
import { isKorter } from './wortel.ts'
import { sayNu } from './zeg.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** Returns in how many rows the pieces of a carrot stand. */
function rijenVan({ gewas: { letters, deel, ge, uitgang } }: Opgave, indeling: Indeling): number {
  const ent = [ge === null ? null : VOOR, uitgang].filter((een) => een !== null)
  const aantal = breedteVan([...letters.slice(deel[0], deel[1]), ...ent], readTekstschaal())
  return Math.ceil(aantal / layStukken(indeling, aantal).perRij)
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

/** The carrot: in the ground, or out of it with its cuts. */
function Plaats({ state, opgave, infinitief, indeling, kies, send }: Omit<BakProps, 'slepen'>) {
  const { kan, keus, choose, laatst } = kies
  const hoog = (SNEE + indeling.letter) * rijenVan(opgave, indeling)
  return (
    <div className="wb-plaats" style={{ height: hoog }}>
      {opgave.isUit ? (
        <WortelRij
          {...{ state, opgave, kan, keus, indeling, send }}
          schaal={readTekstschaal()}
          begin={laatst}
          onKeus={choose}
        />
      ) : (
        <Trek kan={state.fase === 'spelen'} {...{ infinitief, send }} />
      )}
    </div>
  )
}

/** What fell: to be taken instead while it is cut, and to cut anew later on. */
function Los({ opgave, kan, send }: Pick<BakProps, 'opgave' | 'send'> & { readonly kan: boolean }) {
  const { los, letters } = opgave.gewas
  if (los === null || (opgave.werk === 'knip' && opgave.gewas.deel[0] > 0)) return null
  const tekst = letters.slice(los[0], los[1]).join('')
  const isKnip = opgave.werk === 'knip'
  return (
    <button
      type="button"
      className={isKnip ? 'wb-los' : 'wb-los wb-af'}
      aria-label={
        isKnip
          ? `Neem ${tekst}, in plaats van wat je hebt`
          : `Wis de knip voor ${tekst}. Knip anders`
      }
      aria-disabled={!kan}
      onClick={() => kan && send(isKnip ? { type: 'ruil' } : { type: 'werk', werk: 'knip' })}
    >
      <b>{tekst}</b>
      <small>
        <SpelIcoon naam={isKnip ? 'vink' : 'potlood'} />
        {isKnip ? 'Neem dit' : 'Knip anders'}
      </small>
    </button>
  )
}

interface TochProps extends Pick<BakProps, 'send'> {
  readonly naam?: string
  readonly tekst: string
  readonly werk: Werk
}

/** Goes back to where nothing was done, of which nothing on the carrot can be tapped. */
const Toch = ({ naam, tekst, werk, send }: TochProps) => (
  <button
    type="button"
    className="wb-los wb-af"
    aria-label={naam}
    onClick={() => send({ type: 'werk', werk })}
  >
    <small>
      <SpelIcoon naam="potlood" />
      {tekst}
    </small>
  </button>
)

/** Goes back from the stem to the cut, unless that was right and only the letters are mended: then nothing lies there. */
function NaarKnip({ opgave, kan, send }: Parameters<typeof Los>[0]) {
  if (opgave.gewas.los !== null) return <Los {...{ opgave, kan, send }} />
  if (isKorter(opgave.gewas)) return null
  return (
    <Toch naam="Verander de knip. Toch iets eraf" tekst="Toch iets eraf" werk="knip" send={send} />
  )
}

/** What lies ready below the carrot for what is done now, and nothing else. */
function Keuzes({ state, opgave, indeling, kies, slepen, send }: Omit<BakProps, 'infinitief'>) {
  const { kan, keus, choose } = kies
  const { word = '', werkwoord } = state.item ?? {}
  if (!kan || !werkwoord) return null
  if (keus !== null)
    return (
      <Letterbak
        {...{ opgave, keus, indeling, send }}
        item={{ vorm: word, werkwoord }}
        onDicht={() => choose(null)}
      />
    )
  if (opgave.werk === 'blad') return <Bed {...{ opgave, kan, send, slepen }} />
  if (opgave.werk === 'geef')
    return opgave.gewas.uitgang === null ? (
      <Toch tekst="Toch iets erachter" werk="blad" send={send} />
    ) : null
  if (opgave.werk === 'stam') return <NaarKnip {...{ opgave, kan, send }} />
  return <Los {...{ opgave, kan, send }} />
}

/** The carrot, what is next, what lies ready for it, and what goes on: each keeps its place. */
function Bak(props: BakProps) {
  const { state, opgave, indeling, kies, send } = props
  return (
    <div
      className="wb-bak"
      style={plaatsVan(indeling.bak)}
      data-vast={!opgave.isUit || undefined}
      data-laag={indeling.isLaag || undefined}
    >
      <Plaats {...props} />
      <Wenk {...{ state }} keus={kies.keus} />
      <div className="wb-keuzes">
        <Keuzes {...props} />
      </div>
      <Acties
        {...{ opgave, send }}
        kan={kies.kan}
        isHerstel={kies.kan && state.poging > 1}
        isGoed={oordeelVan(state) === 'goed'}
      />
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
  const { item, opgave } = state
  const indeling = classify(maat.w, maat.h, Boolean(opgave?.nat))
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
      isHerstel: state.poging > 1,
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
  // On a narrow screen what leaves a mistake stands where the boot is.
  const isHerstel = state.poging > 1 && indeling.w < 480
  /** What is beside the tray closes it, and what is right waits for nobody who taps. */
  const opTik = (e: MouseEvent): void => {
    if (e.target instanceof Element && e.target.closest('button')) return
    if (oordeelVan(state) === 'goed') return send({ type: 'verder' })
    choose(null)
    const isStam = e.target instanceof Element && e.target.closest('[data-soort="letter"]') !== null
    if (kan && isStam && WERKEN.indexOf(opgave.werk) > 1) send({ type: 'werk', werk: 'stam' })
  }
  const stijl = {
    '--wb-tegel': `${indeling.tegel}px`,
    '--wb-grond': `${indeling.grond}px`,
    '--wb-diep': `${indeling.diep}px`,
    '--wb-keuzes': `${indeling.keuzes}px`,
    '--wb-groot': 0.34 + 0.06 * readTekstschaal(),
  } as CSSProperties
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="wb-vlak"
      role="presentation"
      style={stijl}
      onKeyDown={opToets}
      onClick={opTik}
    >
      <Bord
        {...{ state, letter, stem }}
        werkwoord={item.werkwoord}
        vak={indeling.bord}
        groot={indeling.zin}
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
      {keus === null && !isHerstel && (
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
