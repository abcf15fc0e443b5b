import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { opToets } from '@letterhaven/game-kit/onderdelen/op-toets'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { metAchtbaan, type Kant } from './achtbaan.ts'
import { Bord } from './bord.tsx'
import { isOpDing } from './dingen.ts'
import { ALLES_VANAF, kanGeven, rijenVan, zichtbaar } from './gat.ts'
import { classify, lampenVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import type { Rond } from './verdeling.ts'
import { HoogTel, Knoppen, Vroeg, wieMet } from './knoppen.tsx'
import type { Input } from './rules.ts'
import { Schets } from './schets.tsx'
import { lampStanden } from './scene-lampen.ts'
import { oordeelVan } from './stand.ts'
import type { State } from './stand.ts'
import { regelVan } from './tekst.ts'
import { Toetsen } from './toetsen.tsx'
import { KANT_TOETS, useArmen, useVroeg } from './use-handen.ts'
import { zinOnder } from './zin.ts'
import './layer.css'
import './wenk.css'

type Props = LayerProps<State, Input>
type Kader = Indeling['bord']

/** The part of a lamp that its letter takes. */
const LETTERDEEL = 1.05

const plaatsVan = ([left, top, width, height]: Kader) => ({ left, top, width, height })

/** Tells the rules that a word is not heard but read in its sentence, known by its picture, or seen for a moment. */
function useStil({ state, send, stem }: Props): void {
  const { fase, opgave, item } = state
  const isNieuws = !stem && fase === 'spelen' && opgave?.hoe === 'gehoord'
  const gezien = !item?.picture && zinOnder({ state, stem }) === null
  useEffect(() => {
    if (isNieuws) send({ type: 'stil', gezien })
  }, [isNieuws, gezien, send])
}

/** Reads the rule of a mistake aloud, once for each try. */
function useRegel({ state, send }: Props): void {
  const { fase, poging } = state
  const tekst = fase === 'spelen' && poging > 1 ? regelVan(state) : null
  useEffect(() => {
    if (tekst !== null) send({ type: 'lees', tekst })
  }, [tekst, poging, send])
}

/** What is next: the letters (typ), the shot (schiet), or nothing of the pupil's. */
function wenkVan({ fase, opgave }: State): 'typ' | 'schiet' | undefined {
  if (fase !== 'spelen' || opgave?.bal !== 'wacht') return undefined
  return kanGeven(opgave) ? 'schiet' : 'typ'
}

/** Returns whether a mistake is only looked at, and may be mended at once. */
const isNaFout = (state: State): boolean =>
  state.fase === 'kijken' && state.poging < MEESTE_POGINGEN && oordeelVan(state) === 'fout'

/** The place where the first lamp is going to rise: the ball has no goal before a letter is typed. */
function Leeglamp({ indeling }: { readonly indeling: Indeling }) {
  const [lamp] = lampenVan(indeling, 1)
  if (!lamp) return null
  const { midden, r } = lamp
  return (
    <span
      className="fk-leeglamp"
      aria-hidden="true"
      style={{ left: midden[0], top: midden[1], width: r * 1.8, fontSize: r }}
    >
      ?
    </span>
  )
}

/** The letters on the lamps in the field, or the place where the first one is going to stand. */
function Lampletters({ state, indeling }: Pick<Props, 'state'> & { readonly indeling: Indeling }) {
  const { opgave } = state
  if (!opgave) return null
  if (opgave.regel.length === 0) return <Leeglamp indeling={indeling} />
  const standen = lampStanden(state)
  return lampenVan(indeling, opgave.regel.length).map(({ midden: [left, top], r }, i) => (
    <span
      key={i}
      className="fk-letter"
      data-stand={standen[i]}
      aria-hidden="true"
      style={{ left, top, fontSize: r * LETTERDEEL }}
    >
      {zichtbaar(opgave.regel[i] ?? '')}
    </span>
  ))
}

/** The owl in the cabinet, which can be touched as well as hit. */
function UilKnop({ plaats: { midden }, onWek }: { readonly plaats: Rond; onWek: () => void }) {
  const [left, top] = midden
  return (
    <button
      type="button"
      className="fk-uil"
      style={{ left, top }}
      aria-label="Slapende uil"
      onClick={onWek}
    />
  )
}

/** The board, the lamps' letters, flippers and keys over the cabinet. */
export function Layer(props: Props) {
  const { state, maat, rustig, hand } = props
  const indeling = classify(maat.w, maat.h, rijenVan(state.groep))
  const vlak = useBegin(state.nummer)
  const vak = useRef<HTMLOutputElement>(null)
  const isDirect = rustig || hand === 'licht'
  const { fase } = state
  const wenk = wenkVan(state)
  const klaar = wenk === 'schiet'
  const vroeg = useVroeg(props.send, state)
  const { send } = vroeg
  const armen = useArmen(send)
  useStil(props)
  useRegel(props)
  const toVak = (): void => vak.current?.focus({ preventScroll: true })
  const bank = (kant?: Kant): void =>
    send({ type: 'bank', ...(kant === undefined ? {} : { kant }) })
  const kiest = metAchtbaan(state)
  const shoot = (): void => (isDirect ? bank() : armen.tik('links'))

  const kanTypen = fase === 'spelen' || isNaFout(state)
  // Who mends a mistake while it is still looked at loses no letter by it.
  function edit(input: Input): void {
    if (fase !== 'spelen') send({ type: 'verder' })
    send(input)
  }

  function onToets(e: KeyboardEvent): void {
    if ((!isDirect && armen.toets(e, true)) || !kanTypen) return
    const kant = kiest ? KANT_TOETS[e.key] : undefined
    if (kant) return bank(kant)
    opToets({
      onTeken: (teken) => {
        if (teken === ' ' && state.groep < ALLES_VANAF) return
        // Who types goes on at the word, so that Enter shoots and does not press the button of before.
        toVak()
        edit({ type: 'teken', teken })
      },
      onWis: () => edit({ type: 'wis' }),
      onGeef: () => klaar && shoot(),
    })(e)
  }

  function onVinger(e: PointerEvent<HTMLDivElement>): void {
    if (isDirect || (e.target as Element).closest('button, .fk-paneel, .fk-bord')) return
    const [x, , w] = indeling.kast
    const { left, top } = e.currentTarget.getBoundingClientRect()
    const punt = { x: e.clientX - left, y: e.clientY - top }
    // While nothing can be shot, who touches a thing in the field means that thing.
    const isRust = wenk === 'typ' && state.opgave?.vrij === false
    if (isRust && isOpDing(indeling, state, punt)) return
    armen.druk(e, punt.x < x + w / 2 ? 'links' : 'rechts')
  }

  const isKrap = indeling.opstelling === 'krap'
  return (
    // The whole field is a surface to flip on. Its buttons offer every action to keys and screen readers.
    <div
      ref={vlak}
      className="fk-vlak"
      role="presentation"
      data-opstelling={indeling.opstelling}
      data-wenk={wenk}
      data-vroeg={vroeg.keer > 0 ? vroeg.keer % 2 : undefined}
      onKeyDown={onToets}
      onKeyUp={(e) => !isDirect && armen.toets(e, false)}
      onPointerDown={onVinger}
      onPointerUp={armen.los}
      onPointerCancel={armen.los}
    >
      <Schets indeling={indeling} trap={state.trap} />
      {!isKrap && <Lampletters state={state} indeling={indeling} />}
      <div className="fk-bordvak" style={isKrap ? undefined : plaatsVan(indeling.bord)}>
        <Bord {...props} indeling={indeling} vak={vak} />
      </div>
      {state.poging > 1 && fase === 'spelen' && (
        <button
          type="button"
          className="fk-over"
          style={{ left: indeling.over[0], top: indeling.over[1] }}
          onClick={() => {
            toVak()
            send({ type: 'overslaan' })
          }}
        >
          Sla over
        </button>
      )}
      {indeling.uil && <UilKnop plaats={indeling.uil} onWek={() => send({ type: 'uil' })} />}
      <Vroeg keer={vroeg.keer} indeling={indeling} isMis={state.poging > 1} />
      <HoogTel {...{ state, indeling }} />
      <Knoppen
        {...{ indeling, klaar, isDirect, kiest, armen }}
        wie={(kant) => wieMet(state, kant)}
        onBank={bank}
      />
      <div
        className="fk-paneel"
        style={
          {
            '--fk-toets': `${indeling.toets}px`,
            ...(isKrap ? {} : plaatsVan(indeling.toetsen)),
          } as CSSProperties
        }
      >
        <Toetsen
          state={state}
          dicht={!kanTypen}
          onTeken={(teken) => edit({ type: 'teken', teken })}
          onWis={() => edit({ type: 'wis' })}
        />
      </div>
    </div>
  )
}
