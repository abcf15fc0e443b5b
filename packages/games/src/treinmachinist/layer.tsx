import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Acties } from './acties.tsx'
import { isTekens, type AlleInput, type AlleStaat } from './alles.ts'
import { Bord } from './bord.tsx'
import { makeGrepen } from './grepen.ts'
import { LaatsteRit } from './laatste-rit.tsx'
import { classify, layMaten, ploegTop, TUSSEN, type Indeling, type Maten } from './indeling.ts'
import { Ploeg } from './ploeg.tsx'
import { Sporen } from './sporen.tsx'
import { sayTrein } from './tekst.ts'
import { Seinhuis } from './tekens/seinhuis.tsx'
import { toetsDaad, type Daad } from './toetsen.ts'
import { LICHT, Trein } from './trein.tsx'
import { useHand } from './use-hand.ts'
import { useRijd } from './use-rijd.ts'
import {
  ervoor,
  metBlauw,
  MINST,
  oordeelVan,
  treinVan,
  type Input,
  type State,
  type Werf,
} from './werf.ts'
import './layer.css'
import './wagon.css'
import './acties.css'

type Props = LayerProps<State, Input>

interface DaadDelen {
  readonly opgave: Werf
  readonly hand: ReturnType<typeof useHand>
  /** Called where a train is sent off before it has wagons. */
  readonly onVroeg: () => void
}

interface OnderProps extends Props {
  readonly opgave: Werf
  readonly greep: ReturnType<typeof useHand>
  readonly maten: Maten
  readonly isVroeg: boolean
  readonly isBreed: boolean
  /** Whether the shunter helps, and what changes that. */
  readonly hulp: { readonly aan: boolean; readonly wissel: () => void }
  readonly isOver: boolean
  readonly onOver: () => void
  readonly onVertrek: () => void
}

/** Reports once that a word was seen, because it could not be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws =
    !stem && state.soort === 'plakken' && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/** Remembers that a train was sent off too early, until anything is coupled. */
function useVroeg({ nummer, opgave }: State) {
  const beurt = `${nummer} ${opgave ? treinVan(opgave).join(' ') : ''}`
  const [vroeg, setVroeg] = useState('')
  return [vroeg === beurt, () => setVroeg(beurt)] as const
}

/** Remembers for which train the right one was asked for. */
function useOver({ item, fase }: State) {
  const [over, setOver] = useState('')
  const id = item?.id ?? ''
  return [over === id && fase === 'spelen', () => setOver(id)] as const
}

/** Returns another number where the focus begins anew: at each train, each try, and each wagon that comes or goes. */
const beginVan = ({ nummer, poging, opgave }: State): number =>
  nummer * 100 + poging * 20 + (opgave ? treinVan(opgave).length : 0)

/** What keys do in the yard, and what a tap does while a train leaves. */
function makeDaden({ state, send }: Props, bij: DaadDelen) {
  const { opgave, hand, onVroeg } = bij
  const trein = treinVan(opgave)
  const leave = (): void => {
    if (state.fase !== 'spelen') return
    if (trein.length < MINST) onVroeg()
    send({ type: 'vertrek' })
  }
  const perform = (daad: Daad, vlak: Element): void => {
    switch (daad.doe) {
      case 'loop':
        return walkFocus(vlak, '.tm-werf .tm-wagon', daad.stap)
      case 'spoor': {
        const [wagon] = opgave.sporen[daad.nr] ?? []
        return wagon === undefined ? undefined : hand.choose(wagon)
      }
      case 'vertrek':
        return leave()
      case 'wissel':
        return send({ type: 'wissel' })
      case 'los':
        return send({
          type: 'los',
          plek: opgave.duwt ? opgave.kop.length : opgave.kop.length - 1,
        })
    }
  }
  return {
    leave,
    ...makeGrepen({
      daadVan: toetsDaad,
      perform,
      isGoed: oordeelVan(state) === 'goed',
      next: () => send({ type: 'verder' }),
    }),
  }
}

/** Returns the sizes of everything as the style sheets read them. */
const stijlVan = (maten: Maten, indeling: Indeling, aantal: number) =>
  ({
    '--tm-maat': `${maten.maat}px`,
    '--tm-bord': `${maten.bord}px`,
    '--tm-wagon': `${maten.wagon}px`,
    '--tm-rij': `${maten.rij}px`,
    '--tm-lang': `${maten.lang}px`,
    '--tm-tussen': `${TUSSEN.spoor}px`,
    '--tm-voet': `${indeling.voet}px`,
    '--tm-weg': `${LICHT.na + aantal * LICHT.stap}ms`,
    paddingTop: indeling.loc.y - maten.rij,
  }) as CSSProperties

/** The sign and the buttons under the train. */
function Onder(props: OnderProps) {
  const { state, opgave, send, greep, maten, isBreed, hulp } = props
  const voor = greep.vast === null ? null : ervoor(opgave, greep.vast)
  return (
    <div className="tm-onder" style={{ minHeight: maten.isKrap ? undefined : maten.onder }}>
      <Bord {...props} breed={isBreed ? props.maat.w * 0.5 : props.maat.w - 40} vast={greep.vast} />
      <Acties
        {...{ state, opgave, send }}
        onVertrek={props.onVertrek}
        voor={voor === null ? null : (opgave.wagons[voor] ?? null)}
        onOpzij={greep.setVoorsteOpzij}
        metHulp={state.trap > 1 ? hulp.aan : null}
        onHulp={hulp.wissel}
        isOver={props.isOver}
        onOver={props.onOver}
      />
    </div>
  )
}

/** The yard while a train is put together. */
function Emplacement(props: Props & { readonly opgave: Werf; readonly indeling: Indeling }) {
  const { state, send, maat, letter, rustig, opgave, indeling } = props
  const vlak = useBegin(beginVan(state))
  const [aan, setAan] = useState(false)
  const metHulp = aan && state.trap > 1
  const rijd = useRijd(vlak, `${state.nummer} ${maat.w}`, rustig)
  const hand = useHand({ state, send, vlak, rijd, metHulp })
  const [isVroeg, onVroeg] = useVroeg(state)
  const [isOver, onOver] = useOver(state)
  const maten = layMaten(indeling, opgave, {
    letter,
    schaal: readTekstschaal(),
    metBlauw: metBlauw(state),
    metHulp: state.trap > 1,
  })
  const { leave, onToets, onTik } = makeDaden(props, { opgave, hand, onVroeg })
  const kan = state.fase === 'spelen' && !isOver
  const aantal = treinVan(opgave).length
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="tm-vlak"
      role="presentation"
      data-breed={indeling.isBreed || undefined}
      data-laag={indeling.isLaag || undefined}
      data-krap={maten.isKrap || undefined}
      style={stijlVan(maten, indeling, aantal)}
      onKeyDown={onToets}
      onClick={onTik}
    >
      {oordeelVan(state) === 'goed' && <i className="tm-donker" />}
      {/* Wagons come first for who steps through them, then the signal, then what is coupled already. */}
      <Sporen
        key={`s${state.nummer}`}
        {...{ opgave, maten, letter, kan, metHulp, hand }}
        doetVoor={kan && state.nummer === 0 && state.poging === 1 && aantal === 0}
      />
      <Onder
        {...props}
        {...{ maten, isVroeg, isOver, onOver }}
        greep={hand}
        isBreed={indeling.isBreed}
        hulp={{ aan: metHulp, wissel: () => setAan(!aan) }}
        onVertrek={leave}
      />
      <Trein
        key={state.nummer}
        {...{ state, opgave, maten, kan, send }}
        locBreed={indeling.loc.w}
      />
      <output className="lhs-alleen-gehoord">{sayTrein(state)}</output>
      <Ploeg top={ploegTop(indeling, maten.wagon)} onDuw={() => send({ type: 'ploeg' })} />
    </div>
  )
}

/** The yard: the train that is read, the sign, and the sidings with their wagons. Tap a wagon to couple it. */
function Rangeren(props: Props & { readonly indeling: Indeling }) {
  useGezien(props)
  const { opgave } = props.state
  return opgave && <Emplacement {...props} opgave={opgave} />
}

/** What is played: a train that is coupled, or one that is uncoupled where its sentences end. */
export function Layer(props: LayerProps<AlleStaat, AlleInput>) {
  const { state, maat } = props
  const indeling = classify(maat.w, maat.h)
  if (state.fase === 'klaar') return <LaatsteRit state={state} indeling={indeling} />
  if (isTekens(state))
    return state.opgave && <Seinhuis {...props} {...{ state, indeling }} opgave={state.opgave} />
  return <Rangeren {...props} {...{ state, indeling }} />
}
