import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Bord } from './bord.tsx'
import { TIK_KRACHT, useArmen, useTrekker } from './use-handen.ts'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { letterMaat } from './kaartmaat.ts'
import type { Input, Kant, State } from './rules.ts'
import { Schets } from './schets.tsx'
import './layer.css'

const KANTEN: readonly { kant: Kant; naam: string }[] = [
  { kant: 'links', naam: 'Linker flipper' },
  { kant: 'rechts', naam: 'Rechter flipper' },
]

type Doelstand = 'open' | 'doel' | 'goed' | 'fout'

function standVan({ opgave, gegeven, item }: State, plek: number): Doelstand {
  if (opgave?.doel !== plek) return 'open'
  if (gegeven === null) return 'doel'
  return gegeven === item?.word ? 'goed' : 'fout'
}

const NAAM: Record<Doelstand, string> = {
  open: '',
  doel: ', gekozen',
  goed: ', goed',
  fout: ', dat was het niet',
}

interface DoelenProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: LayerProps<State, Input>['letter']
  readonly onKies: (plek: number) => void
  readonly lijst: React.RefObject<HTMLOListElement | null>
}

/** What could fill the gap, each on its target. */
function Doelen({ state, indeling, letter, onKies, lijst }: DoelenProps) {
  const delen = state.opgave?.delen ?? []
  const langste = Math.max(2, ...delen.map((deel) => deel.length))
  const r = indeling.doelen[0]?.r ?? 40
  const maat = letterMaat({ tekens: langste, breed: r * 1.9, meest: r * 0.66 }, letter)
  return (
    <ol className="fk-doelen" ref={lijst} aria-label="Wat ontbreekt er?">
      {indeling.doelen.map(({ midden: [x, y] }, plek) => {
        const deel = delen[plek]
        const stand = standVan(state, plek)
        return (
          <li
            key={x}
            style={{ left: x, top: y }}
            hidden={state.opgave !== null && deel === undefined}
          >
            <button
              type="button"
              className="fk-doel"
              data-stand={stand}
              data-begin={plek === 0 ? '' : undefined}
              aria-disabled={deel === undefined || state.gegeven !== null}
              aria-keyshortcuts={String(plek + 1)}
              style={{ minWidth: r * 2, minHeight: Math.max(48, r * 1.7) }}
              onClick={() => onKies(plek)}
            >
              {deel !== undefined && (
                <>
                  <span className="lhs-kaart" style={{ fontSize: maat }}>
                    {deel === '' ? '–' : deel}
                  </span>
                  <span className="lhs-alleen-gehoord">
                    {deel === '' ? 'niets' : ''}
                    {NAAM[stand]}
                  </span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The board, targets, plunger and arms as buttons over the cabinet. */
export function Layer(props: LayerProps<State, Input>) {
  const { state, send, maat, rustig, hand, letter, stem } = props
  const indeling = classify(maat.w, maat.h)
  const lijst = useRef<HTMLOListElement>(null)
  const armen = useArmen(send)
  const trekker = useTrekker(send)
  const isDirect = rustig || hand === 'licht'
  const { opgave } = state
  const ligtKlaar = opgave?.bal === 'klaar' && state.gegeven === null

  const woordId = state.item?.id
  useEffect(() => {
    // A word with fewer targets may have taken away the one with the focus.
    if (woordId !== undefined && document.activeElement === document.body)
      lijst.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [woordId])

  const shoot = () => send({ type: 'schiet', kracht: TIK_KRACHT })

  function choose(plek: number): void {
    if (isDirect) send({ type: 'geef', plek })
    else if (opgave?.doel === plek) shoot()
    else send({ type: 'richt', plek })
  }

  function loop(e: KeyboardEvent): void {
    const knoppen = [...(lijst.current?.querySelectorAll('button') ?? [])]
    const hier = knoppen.findIndex((knop) => knop === document.activeElement)
    const stap = { ArrowLeft: -1, ArrowRight: 1 }[e.key]
    if (stap === undefined) return
    e.preventDefault()
    knoppen[(hier + stap + knoppen.length) % knoppen.length]?.focus()
  }

  /** Shoots on space, except on a target that was not chosen: there, space chooses it. */
  function spatie(e: KeyboardEvent): void {
    const gekozen = lijst.current?.querySelector('[data-stand="doel"]')
    const inLijst = lijst.current?.contains(document.activeElement)
    if (!gekozen || (inLijst && gekozen !== document.activeElement)) return
    e.preventDefault()
    shoot()
  }

  function onToets(e: KeyboardEvent): void {
    const plek = ['1', '2', '3'].indexOf(e.key)
    if (plek >= 0 && !e.repeat) return choose(plek)
    if (e.key.toLowerCase() === 'l') send({ type: 'luister' })
    if (isDirect || ligtKlaar) {
      if (e.key === ' ' && !isDirect) spatie(e)
      return loop(e)
    }
    armen.toets(e, true)
  }

  function onVinger(e: PointerEvent<HTMLDivElement>): void {
    if (isDirect || (e.target as Element).closest('button')) return
    armen.druk(
      e,
      e.clientX - e.currentTarget.getBoundingClientRect().left < maat.w / 2 ? 'links' : 'rechts',
    )
  }

  const { baan, k } = indeling
  const bed = { left: baan.x, top: baan.bal - 20 * k, height: Math.max(64, 130 * k) }
  return (
    // The whole field is a surface to flip on. Its buttons offer every action to keys and screen readers.
    <div
      className="fk-vlak"
      role="presentation"
      onKeyDown={onToets}
      onKeyUp={(e) => !isDirect && armen.toets(e, false)}
      onPointerDown={onVinger}
      onPointerUp={armen.los}
      onPointerCancel={armen.los}
    >
      <Schets indeling={indeling} />
      <Bord {...{ state, indeling, letter, stem }} onLuister={() => send({ type: 'luister' })} />
      <Doelen {...{ state, indeling, letter, lijst }} onKies={choose} />
      {!isDirect && (
        <>
          <button
            type="button"
            className="fk-trekker"
            style={bed}
            data-klaar={ligtKlaar && opgave.doel !== null ? 'ja' : 'nee'}
            aria-label="Schiet de bal"
            aria-disabled={!ligtKlaar || opgave.doel === null}
            aria-keyshortcuts="Space"
            {...trekker}
            onClick={(e) => e.detail === 0 && shoot()}
          />
          {KANTEN.map(({ kant, naam }, i) => (
            <button
              key={kant}
              type="button"
              className="fk-knop"
              style={{ left: indeling.knoppen[i]?.[0], top: indeling.knoppen[i]?.[1] }}
              aria-label={naam}
              aria-keyshortcuts={i === 0 ? 'Z' : 'M'}
              onPointerDown={(e) => armen.druk(e, kant)}
              onPointerLeave={armen.los}
              onClick={(e) => e.detail === 0 && armen.tik(kant)}
            />
          ))}
        </>
      )}
    </div>
  )
}
