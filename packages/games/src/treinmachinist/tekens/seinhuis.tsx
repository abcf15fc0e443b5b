import { useState, type CSSProperties } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { makeGrepen } from '../grepen.ts'
import { ploegTop, type Indeling } from '../indeling.ts'
import { Ploeg } from '../ploeg.tsx'
import { TEKEN_LICHT } from './licht.ts'
import { KOPPELING, layStoet, type StoetMaten } from './maten.ts'
import { Paneel, type Hulp } from './paneel.tsx'
import { StoetTrein } from './stoet-trein.tsx'
import {
  eersteEinde,
  heeftTeken,
  missersVan,
  tekenOordeel,
  tekstIn,
  type Stoet,
  type TekenInput,
  type TekenState,
} from './stoet.ts'
import { tekenDaad, type TekenDaad } from './toetsen.ts'
import { useRijden } from './use-rijden.ts'
import './tekens.css'
import './paneel.css'
import './rit.css'

interface Props extends LayerProps<TekenState, TekenInput> {
  readonly state: TekenState
  readonly opgave: Stoet
  readonly indeling: Indeling
}

/** How far above its wagon a place can be tapped (tekens.css), in px. */
const GREEP = 11

/** Remembers for which text something was asked: a sign without a coupling, or the right text. It is over when anything changes. */
function useBeurtvlag(beurt: string) {
  const [bij, setBij] = useState('')
  return [bij === beurt, () => setBij(beurt)] as const
}

const stijlVan = (maten: StoetMaten, { voet }: Indeling, { woorden }: Stoet) =>
  ({
    '--tm-maat': `${maten.maat}px`,
    '--tm-bord': `${maten.bord}px`,
    '--tm-wagon': `${maten.wagon}px`,
    '--tm-rij': `${maten.rij}px`,
    '--tm-achter': `${KOPPELING.achter}px`,
    '--tm-voor': `${KOPPELING.voor}px`,
    '--tm-voet': `${voet}px`,
    '--tm-weg': `${TEKEN_LICHT.na + woorden.length * TEKEN_LICHT.stap}ms`,
  }) as CSSProperties

/** What a hand and keys do with a train without its marks. */
function makeDaden(
  { state, opgave, send }: Props,
  bij: { readonly kan: boolean; readonly onVroeg: () => void },
) {
  const { kies } = opgave
  const hang = (teken: string, plek = kies): void => {
    if (!bij.kan) return
    if (plek === null) return bij.onVroeg()
    send({ type: 'hang', plek, teken })
  }
  const leave = (): void => {
    if (!bij.kan) return
    if (!heeftTeken(opgave)) bij.onVroeg()
    send({ type: 'vertrek' })
  }
  const wipe = (plek: number | null): void => {
    const teken = (opgave.plekken[plek ?? -1] ?? '').at(-1)
    if (teken !== undefined && plek !== null) hang(teken, plek)
  }
  /** The place whose button has the focus, and else where the trolley stands. */
  const plekBij = (): number | null => {
    const nr = document.activeElement?.getAttribute('data-nr') ?? null
    return nr === null ? kies : Number(nr)
  }
  const perform = (daad: TekenDaad, vlak: Element): void => {
    switch (daad.doe) {
      case 'loop':
        return walkFocus(vlak, '.tm-stoet .tm-deel', daad.stap)
      case 'hang':
        return opgave.tekens.includes(daad.teken) ? hang(daad.teken, plekBij()) : undefined
      case 'wis':
        return wipe(plekBij())
      case 'vertrek':
        return leave()
    }
  }
  return {
    hang,
    leave,
    ...makeGrepen({
      daadVan: tekenDaad,
      perform,
      isGoed: tekenOordeel(state) === 'goed',
      next: () => send({ type: 'verder' }),
    }),
  }
}

/** The tool of a later stage: the trolley that rides along, or the shutters of the wagons. */
function useGereedschap({ state: { trap }, opgave, send, rustig }: Props, kan: boolean) {
  const rijden = useRijden({ opgave, kan, isStil: rustig, send })
  const [isOpen, setOpen] = useState(false)
  const { rijdt, wissel } = rijden
  const hulp: readonly (Hulp | null)[] = [
    null,
    { naam: rijdt ? 'Stop' : 'Rijd', aan: rijdt, perform: wissel },
    { naam: 'Alles open', aan: isOpen, perform: () => setOpen(!isOpen) },
  ]
  return { rijden, hulp: hulp[trap - 1] ?? null, metLuiken: trap === 3 && !isOpen }
}

/** Where a hand shows what to do: at the first text, until anything was done. */
const wijstNaar = ({ state, opgave }: Props): number | null =>
  state.nummer === 0 && opgave.kies === null && !heeftTeken(opgave) ? eersteEinde(opgave) : null

/** A text without its marks: hang signs between the wagons of its train, and let the sentences leave. */
export function Seinhuis(props: Props) {
  const { state, opgave, indeling, send, letter } = props
  const vlak = useBegin(state.nummer * 10 + state.poging)
  const [isVroeg, onVroeg] = useBeurtvlag(`${state.nummer} ${opgave.plekken.join()} ${opgave.kies}`)
  const [wilOver, onOver] = useBeurtvlag(state.item?.id ?? '')
  const isOver = wilOver && state.fase === 'spelen'
  const kan = state.fase === 'spelen' && !isOver
  const schaal = readTekstschaal()
  const maten = layStoet(indeling, opgave.woorden, {
    letter,
    schaal,
    tekens: opgave.tekens.length,
    metHulp: state.trap > 1,
  })
  const { rijden, hulp, metLuiken } = useGereedschap(props, kan)
  const { hang, leave, onToets, onTik } = makeDaden(props, { kan, onVroeg })
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="tm-vlak"
      role="presentation"
      data-breed={indeling.isBreed || undefined}
      data-laag={indeling.isLaag || undefined}
      data-vast={maten.isVast || undefined}
      data-trap={state.trap}
      style={{ ...stijlVan(maten, indeling, opgave), paddingTop: indeling.loc.y - maten.rij }}
      onKeyDown={onToets}
      onClick={onTik}
    >
      {tekenOordeel(state) === 'goed' && <i className="tm-donker" />}
      <StoetTrein
        key={state.item?.id}
        {...{ state, opgave, maten, letter, kan }}
        locBreed={indeling.loc.w}
        metPlek={isEigen(opgave) || missersVan(state) > 1}
        wijst={kan ? wijstNaar(props) : null}
        metLuiken={metLuiken}
        onPlek={(plek) => {
          rijden.stop()
          send({ type: 'rol', plek })
        }}
      />
      <Paneel
        {...{ state, opgave, kan, isVroeg, isOver, onOver }}
        hoog={maten.paneel}
        hulp={hulp}
        onTeken={hang}
        onVertrek={leave}
        onVerder={() => send({ type: isOver ? 'overslaan' : 'verder' })}
      />
      <output className="lhs-alleen-gehoord">{`De trein: ${tekstIn(opgave)}`}</output>
      <Ploeg top={ploegTop(indeling, maten.wagon + GREEP)} onDuw={() => send({ type: 'ploeg' })} />
    </div>
  )
}

/** Whether the odd place has signs of the child's own: those are shown at once, a bare one only after a second mistake. */
const isEigen = ({ raar, mis }: Stoet): boolean => raar !== null && (mis?.[raar.plek] ?? '') !== ''
