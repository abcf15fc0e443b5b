import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { opToets } from '@letterhaven/game-kit/onderdelen/op-toets'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Briefje } from './briefje.tsx'
import { torenVak, type Indeling } from './indeling.ts'
import { indelingVan } from './indeling-van.ts'
import { layZin } from './indeling-zin.ts'
import { Kanon } from './kanon.tsx'
import { sayNoot } from './noot.ts'
import type { Input } from './rules.ts'
import { isInZin, magKijken, oordeelVan, type State } from './stand.ts'
import { Toetsen } from './toetsen.tsx'
import { Torens } from './torens.tsx'
import { doelMet } from './use-mikken.ts'
import { useZicht } from './use-zicht.ts'
import { Wind } from './wind.tsx'
import { zinToets } from './zintoets.ts'
import { Zintekens } from './zintekens.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

/** Tells the rules that a word is seen, because it cannot be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/** Reads the rule of a mistake aloud, once for each try. */
function useRegel({ state, send, stem }: Props): void {
  const { poging, opgave } = state
  const tekst = stem ? sayNoot(state) : null
  const dingen = opgave?.zin?.dingen ?? 0
  useEffect(() => {
    if (tekst !== null) send({ type: 'lees', tekst })
  }, [tekst, poging, dingen, send])
}

/** Returns where the hand of the first word points: at a tower, or at the fuse; null once it is known. */
function wijsVan({ nummer, poging, fase, opgave }: State, indeling: Indeling) {
  if (nummer > 0 || poging > 1 || fase !== 'spelen' || !opgave) return null
  const { kanon } = indeling
  if (opgave.doel === null) {
    const { x, y, w, h } = torenVak(indeling, 1)
    return { naar: 'toren', left: x + w / 2, top: y + h - 8 } as const
  }
  // No key is pointed at: it would be taken for the right one.
  if (opgave.zin ? opgave.zin.regel === '' : opgave.regel.length === 0) return null
  return { naar: 'vuur', left: kanon.x + kanon.h * 0.6, top: kanon.y + kanon.h * 0.6 } as const
}

/** The hand that shows the next gesture, until the first word was given. */
function Hand({ state, indeling }: { readonly state: State; readonly indeling: Indeling }) {
  const wijs = wijsVan(state, indeling)
  if (!wijs) return null
  const { naar, left, top } = wijs
  return (
    <span key={naar} className="sk-hand" data-naar={naar} style={{ left, top }} aria-hidden="true">
      <Wijshand />
    </span>
  )
}

interface OorProps extends Pick<Props, 'send' | 'stem'> {
  /** Whether a whole sentence is said. */
  readonly isZin: boolean
  readonly indeling: Indeling
  /** Whether the word may be looked at now. */
  readonly kan: boolean
  readonly onKijk: () => void
}

/** Says the word again, or shows it where it cannot be heard. */
const Oor = ({ send, stem, isZin, kan, indeling, onKijk }: OorProps) => (
  <button
    type="button"
    className="lhs-rond sk-oor"
    style={plaatsVan(indeling.oor)}
    aria-label={stem ? `Luister naar ${isZin ? 'de zin' : 'het woord'}` : 'Kijk nog eens'}
    aria-disabled={!stem && !kan}
    data-kijk={!stem || undefined}
    onClick={() => (stem ? send({ type: isZin ? 'hoor' : 'luister' }) : onKijk())}
  >
    <SpelIcoon naam={stem ? 'luister' : 'oog'} />
    {!stem && <span>Kijk nog eens</span>}
  </button>
)

/** Returns what a key of a keyboard does: it writes, aims, fires, or reads on after a mistake. */
function toetsenVan(
  { state, send }: Props,
  write: (input: Input) => void,
): (e: KeyboardEvent) => void {
  const kan = state.fase === 'spelen'
  const zin = state.opgave?.zin
  const typ = opToets({
    onTeken: (teken) => write({ type: 'teken', teken }),
    onWis: () => write({ type: 'wis' }),
    onGeef: () => send({ type: 'vuur' }),
  })
  return (e) => {
    const inZin = kan && zin ? zinToets(e, zin) : null
    if (inZin) {
      e.preventDefault()
      return write(inZin)
    }
    const doel = kan && state.opgave ? doelMet(e.key, state.opgave) : null
    if (doel !== null) {
      e.preventDefault()
      send({ type: 'mik', toren: doel })
    } else if (kan || e.key === 'Enter') typ(e)
  }
}

/** What belongs to the word of now: hearing it, the vane, and the note of a mistake. */
function Woordhulp({
  indeling,
  onKijk,
  ...props
}: Props & { readonly indeling: Indeling; readonly onKijk: () => void }) {
  const { state, send, stem, letter } = props
  const { opgave, fase, item } = state
  if (!item || fase === 'klaar') return null
  const kan = fase === 'spelen' && opgave !== null && opgave.keren > 0 && magKijken(opgave)
  return (
    <>
      <Oor {...{ send, stem, indeling, onKijk, kan }} isZin={isInZin(state)} />
      {opgave && opgave.wind !== 0 && <Wind wind={opgave.wind} onder={indeling.oor} />}
      <Briefje {...{ state, indeling, letter, stem }} onOver={() => send({ type: 'overslaan' })} />
    </>
  )
}

/** Castle, cannon and keys over the picture. */
export function Layer(props: Props) {
  const { state, send, maat, letter } = props
  const { opgave, fase, nummer } = state
  const basis = indelingVan(state, maat)
  // Once a line flies there is the castle to look at again.
  const isGroot = isInZin(state) && oordeelVan(state) !== 'goed'
  const zinvak = isGroot ? layZin(basis, readTekstschaal()) : null
  const indeling = zinvak ?? basis
  const vlak = useBegin(nummer)
  const vak = useRef<HTMLOutputElement>(null)
  const { isOpen, look } = useZicht(props)
  useGezien(props)
  useRegel(props)
  // Who writes goes on at the barrel, so that Enter fires and presses no other button.
  const write = (input: Input): void => {
    vak.current?.focus({ preventScroll: true })
    send(input)
  }
  const toetsen = {
    ...plaatsVan(indeling.toetsen),
    '--sk-toets': `${indeling.toets}px`,
  } as CSSProperties
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="sk-vlak"
      role="presentation"
      onKeyDown={(e) => toetsenVan(props, write)(e)}
    >
      <Torens {...{ state, indeling, letter, send }} vrijTot={zinvak?.vrijTot ?? null} />
      <Woordhulp {...props} indeling={indeling} onKijk={look} />
      <Kanon {...{ state, indeling, letter, isOpen, vak, send }} />
      {fase !== 'klaar' && (
        <div className="sk-toetsen" style={toetsen} data-dicht={opgave?.doel === null || undefined}>
          <Toetsen
            {...{ state, maat }}
            dicht={fase !== 'spelen'}
            onTeken={(teken) => write({ type: 'teken', teken })}
            onWis={() => write({ type: 'wis' })}
          />
        </div>
      )}
      {zinvak && opgave?.zin && (
        <Zintekens indeling={zinvak} zin={opgave.zin} dicht={fase !== 'spelen'} write={write} />
      )}
      <Hand {...{ state, indeling }} />
    </div>
  )
}
