import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { opToets } from '@letterhaven/game-kit/onderdelen/op-toets'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { dierVan, instapMet, metAchtbaan, metTrein, wachtOp, type Kant } from './achtbaan.ts'
import { Bord } from './bord.tsx'
import { ALLES_VANAF, kanGeven, zichtbaar } from './gat.ts'
import { classify, lampenVan } from './indeling.ts'
import type { Indeling, Rond } from './indeling.ts'
import type { Input } from './rules.ts'
import { Schets } from './schets.tsx'
import { lampStanden } from './scene-lampen.ts'
import type { State } from './stand.ts'
import { regelVan } from './tekst.ts'
import { KANT_TOETS, useArmen, useVroeg } from './use-handen.ts'
import { zinOnder } from './zin.ts'
import './layer.css'

type Props = LayerProps<State, Input>
type Kader = Indeling['bord']

const KANTEN: readonly { kant: Kant; naam: string; pijl: string }[] = [
  { kant: 'links', naam: 'Linker flipper', pijl: 'ArrowLeft' },
  { kant: 'rechts', naam: 'Rechter flipper', pijl: 'ArrowRight' },
]
/** How far the button that shoots goes on beyond the middle of the flipper's whose place it takes, in px. */
const SCHIET_PX = 30
const SPATIE = [' ']
const GEEN: readonly string[] = []
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

/** The letters on the lamps in the field. */
function Lampletters({ state, indeling }: Pick<Props, 'state'> & { readonly indeling: Indeling }) {
  const regel = state.opgave?.regel ?? GEEN
  const standen = lampStanden(state)
  return lampenVan(indeling, regel.length).map(({ midden: [left, top], r }, i) => (
    <span
      key={i}
      className="fk-letter"
      data-stand={standen[i]}
      aria-hidden="true"
      style={{ left, top, fontSize: r * LETTERDEEL }}
    >
      {zichtbaar(regel[i] ?? '')}
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

interface KnoppenProps {
  readonly indeling: Indeling
  readonly klaar: boolean
  readonly isDirect: boolean
  readonly armen: ReturnType<typeof useArmen>
  /** Whether there is a choice between the flippers where a ball flies by itself as well. */
  readonly kiest: boolean
  /** Returns who rides along with a flipper, as a part of its name. */
  readonly wie: (kant: Kant) => string
  readonly onBank: (kant?: Kant) => void
}

/** Returns who rides along when a flipper shoots; '' where nobody waits. */
function wieMet(state: State, kant: Kant): string {
  const instap = state.opgave && metTrein(state) ? instapMet(state.opgave, kant) : null
  return instap && state.opgave ? `: de ${dierVan(wachtOp(state.opgave, instap))} mag mee` : ''
}

/** The buttons under the flippers; in calm play there is one that shoots, unless it matters which. */
function Knoppen({ indeling, klaar, isDirect, kiest, wie, armen, onBank }: KnoppenProps) {
  const { knoppen } = indeling
  if (isDirect && !kiest)
    return (
      <button
        type="button"
        className="fk-schiet"
        data-klaar={klaar ? '' : undefined}
        aria-disabled={!klaar}
        // From its right, because it is as wide as its word.
        style={{ right: `calc(100% - ${knoppen[1][0] + SCHIET_PX}px)`, top: knoppen[1][1] }}
        onClick={() => onBank()}
      >
        Schiet
      </button>
    )
  return KANTEN.map(({ kant, naam, pijl }, i) => (
    <button
      key={kant}
      type="button"
      className="fk-knop"
      data-klaar={klaar ? '' : undefined}
      style={{ left: knoppen[i]?.[0], top: knoppen[i]?.[1] }}
      aria-label={`${naam}${wie(kant)}`}
      aria-keyshortcuts={pijl}
      onPointerDown={(e) => !isDirect && armen.druk(e, kant)}
      onPointerUp={armen.los}
      onPointerLeave={armen.los}
      onClick={(e) => {
        if (isDirect) onBank(kant)
        else if (e.detail === 0) armen.tik(kant)
      }}
    >
      <i className="fk-pijl" data-kant={kant} />
    </button>
  ))
}

/** The keys with which the gap is filled. */
function Toetsen({ state, send }: Pick<Props, 'state' | 'send'>) {
  const { groep, land, fase } = state
  const metAlles = groep >= ALLES_VANAF
  return (
    <LetterToetsen
      volgorde={volgordeVan({ jaargroep: groep, land })}
      extra={metAlles ? SPATIE : GEEN}
      hoofdletters={metAlles}
      dicht={fase !== 'spelen'}
      onTeken={(teken) => send({ type: 'teken', teken })}
      onWis={() => send({ type: 'wis' })}
    />
  )
}

/** What a flipper waits for. */
function Vroeg({ keer, indeling }: { readonly keer: number; readonly indeling: Indeling }) {
  const [[links, top], [rechts]] = indeling.knoppen
  if (keer === 0) return null
  return (
    <output key={keer} className="fk-vroeg" style={{ left: (links + rechts) / 2, top }}>
      Typ eerst wat er mist!
    </output>
  )
}

/** The board, the lamps' letters, flippers and keys over the cabinet. */
export function Layer(props: Props) {
  const { state, maat, rustig, hand } = props
  const indeling = classify(maat.w, maat.h)
  const vlak = useBegin(state.nummer)
  const vak = useRef<HTMLOutputElement>(null)
  const isDirect = rustig || hand === 'licht'
  const { opgave, fase } = state
  const klaar = fase === 'spelen' && opgave?.bal === 'wacht' && kanGeven(opgave)
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

  function onToets(e: KeyboardEvent): void {
    if ((!isDirect && armen.toets(e, true)) || fase !== 'spelen') return
    const kant = kiest ? KANT_TOETS[e.key] : undefined
    if (kant) return bank(kant)
    opToets({
      onTeken: (teken) => {
        if (teken === ' ' && state.groep < ALLES_VANAF) return
        // Who types goes on at the word, so that Enter shoots and does not press the button of before.
        toVak()
        send({ type: 'teken', teken })
      },
      onWis: () => send({ type: 'wis' }),
      onGeef: () => klaar && shoot(),
    })(e)
  }

  function onVinger(e: PointerEvent<HTMLDivElement>): void {
    if (isDirect || (e.target as Element).closest('button, .fk-paneel, .fk-bord')) return
    const [x, , w] = indeling.kast
    const links = e.clientX - e.currentTarget.getBoundingClientRect().left < x + w / 2
    armen.druk(e, links ? 'links' : 'rechts')
  }

  const isKrap = indeling.opstelling === 'krap'
  return (
    // The whole field is a surface to flip on. Its buttons offer every action to keys and screen readers.
    <div
      ref={vlak}
      className="fk-vlak"
      role="presentation"
      data-opstelling={indeling.opstelling}
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
      <Vroeg keer={vroeg.keer} indeling={indeling} />
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
        <Toetsen {...{ state, send }} />
      </div>
    </div>
  )
}
