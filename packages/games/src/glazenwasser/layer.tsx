import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { STREEK } from '@letterhaven/game-kit/onderdelen/oppervlak'
import { useVeeg } from '@letterhaven/game-kit/onderdelen/use-veeg'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Bord } from './bord.tsx'
import { Bouwblad } from './bouwblad.tsx'
import { Gereedschap } from './gereedschap.tsx'
import { INDELINGEN } from './indeling.ts'
import { Kelderraam } from './kelderraam.tsx'
import { buurPlek, kaartMaat, lageKaarten } from './kaartmaat.ts'
import { keuzeVakken, omRaam } from './keuzevak.ts'
import { kanErbij } from './ladder.ts'
import { metRijen } from './lichtrij.ts'
import { RaamKnop } from './raam-knop.tsx'
import type { Input, State } from './rules.ts'
import { Schets } from './schets.tsx'
import { isBegin, isHalf, isVrijeKeus, standVan, teHerstellen, uurVan } from './stand.ts'
import { useBouwen } from './use-bouwen.ts'
import { useKlop } from './use-klop.ts'
import './layer.css'

type Props = LayerProps<State, Input>

const PIJL: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** With letters this much larger than usual the tools have words, and stand below the street. */
const GROTE_TEKST = 1.6

/** How the tools of a window call for a hand that taps the glass once more: a ring of light round them, twice. */
const ROEP = [
  { outline: '0 solid rgb(255 210 63 / 0)' },
  { outline: '9px solid rgb(255 210 63 / 0.95)' },
  { outline: '0 solid rgb(255 210 63 / 0)' },
]

/**
 * The windows as buttons over the street. Who chooses one by a tap or with the arrows finds its tools at that very window: one press
 * on the sponge washes it, and so does a drag over the glass; O opens it and L says its letters. Under an open window its word is
 * made anew.
 */
export function Layer(props: Props) {
  const { state, send, maat, hand, letter, stem, rustig } = props
  const { plekken, actief } = state
  const uur = uurVan(state)
  const { ramen: vakken, sier, kelder, keuze } = INDELINGEN[uur](maat.w, maat.h, plekken.length)
  const vlak = useRef<HTMLDivElement>(null)
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  // With a light hand the tools come by a press: a light that walks past every window would drop them everywhere.
  const [gekozen, setGekozen] = useState(-1)
  const knopVan = (plek: number): HTMLButtonElement | null => knoppen.current[plek] ?? null
  const erbij = (plek: number): boolean => kanErbij(state, plek)
  const { wasSleep, handen } = useVeeg({
    vlak,
    vakken,
    watOp: (plek) => plekken[plek]?.item?.id ?? '',
    kan: canWipe,
    onStreek: (plek, streek) => send({ type: 'was', plek, ...streek }),
  })
  const bouw = useBouwen(props, knopVan)
  const { knock, knockSier } = useKlop(props, sier)
  const blad = useRef<HTMLElement>(null)

  const eerste = useRef(actief)
  useEffect(() => knoppen.current[eerste.current]?.focus({ preventScroll: true }), [])

  /** Returns whether a window can be wiped now; one that is out of reach gets the ladder first. */
  function canWipe(plek: number): boolean {
    const raam = plekken[plek]
    if (bouw.raam || raam?.stand !== 'open' || raam.opgave?.isOpen !== false) return false
    if (mendFirst()) return false
    if (!erbij(plek)) send({ type: 'ladder', plek })
    return erbij(plek)
  }

  /** The street waits while a word is made: a tap on it points at the sill. */
  function showBlad(): void {
    if (rustig) return
    blad.current?.animate([{ translate: '0' }, { translate: '0 -14px' }, { translate: '0' }], 260)
  }

  const wash = (plek: number): void => send({ type: 'was', plek, hoeveel: STREEK.licht })

  /** Brings whoever turns elsewhere to the window whose mistake is shown: its word is made before it is forgotten. */
  function mendFirst(): boolean {
    const plek = teHerstellen(state)
    if (plek !== null) send({ type: 'open', plek })
    return plek !== null
  }

  /** A window was chosen already: its tools call, and a hand on the keys goes to them. */
  function callTools(plek: number, metHand: boolean): void {
    const tools = [...(knopVan(plek)?.parentElement?.querySelectorAll('.gw-tool') ?? [])]
    if (!metHand && hand !== 'licht') (tools[0] as HTMLElement | undefined)?.focus()
    if (!rustig) for (const tool of tools) tool.animate(ROEP, { duration: 420, iterations: 2 })
  }

  /** A tap chooses a window, which answers nothing yet; where nothing is to be judged somebody looks out. */
  function onKlik(plek: number, e: MouseEvent): void {
    const raam = plekken[plek]
    if (wasSleep() || !raam) return
    if (bouw.raam) return showBlad()
    if (mendFirst()) return
    setGekozen(plek)
    if (standVan(raam) !== 'vuil') return knock(plek)
    if (!erbij(plek)) return send({ type: 'ladder', plek })
    if (hasTools(plek)) callTools(plek, e.detail > 0)
    send({ type: 'kies', plek })
  }

  /** Uses a tool at the window that was chosen, unless the finger was wiping over it. */
  const withTool = (perform: (plek: number) => void) => (): void => {
    if (!wasSleep() && !mendFirst()) perform(actief)
  }

  /** Wipes the cellar window in passing: the turn stays with the window that is being played, or goes to the next. */
  function wipeKelder(): void {
    const open = (plek: number): boolean => plekken[plek]?.stand === 'open'
    const plek = open(actief) ? actief : plekken.findIndex((_, nr) => open(nr))
    if (bouw.raam) showBlad()
    else if (!wasSleep() && plek >= 0) send({ type: 'kelder', plek })
  }

  function onToets(e: KeyboardEvent): void {
    if (bouw.raam) return bouw.onToets(e)
    const richting = PIJL[e.key]
    if (richting) {
      e.preventDefault()
      knopVan(buurPlek(vakken, actief, richting))?.focus()
    }
    const toets = e.key.toLowerCase()
    // Keys open with O, so that Enter washes for a light hand as well.
    if (toets === 'enter' && hand === 'licht' && e.target === knopVan(actief)) {
      e.preventDefault()
      if (erbij(actief) && !e.repeat) wash(actief)
    }
    if (toets === 'l') send({ type: 'luister', plek: actief })
    if (toets === 'o') send({ type: erbij(actief) ? 'open' : 'ladder', plek: actief })
  }

  /** Returns whether the tools stand at this window now. */
  function hasTools(plek: number): boolean {
    const raam = plekken[plek]
    if (plek !== actief || bouw.raam || !raam || standVan(raam) !== 'vuil') return false
    const komtVanzelf = hand !== 'licht' && !isVrijeKeus(state)
    return erbij(plek) && (komtVanzelf || gekozen === plek)
  }

  const laag = lageKaarten(plekken, vakken, letter)
  const ruim = laag.size === 0 && readTekstschaal() < GROTE_TEKST ? keuze : null
  const letters = { '--lhs-kaartmaat': `${kaartMaat(plekken, vakken[0]?.w ?? 100, letter)}px` }
  return (
    // The list is also a surface to drag over. Its buttons offer every action to keys and screen readers.
    <div
      ref={vlak}
      className="gw-vlak"
      data-uur={uur}
      data-bouwt={bouw.raam ? '' : undefined}
      role="presentation"
      onKeyDown={onToets}
      onClick={(e) => {
        if (!bouw.raam && !wasSleep()) knockSier(e)
      }}
      {...handen}
    >
      <Schets w={maat.w} h={maat.h} aantal={plekken.length} uur={uur} />
      <ol className="gw-ramen" aria-label="Ramen" style={letters as CSSProperties}>
        {plekken.map((raam, plek) => {
          const hier = vakken[plek]
          if (!hier) return null
          const aan = hasTools(plek)
          const bij = aan && ruim ? keuzeVakken(hier, ruim) : null
          return (
            <RaamKnop
              key={plek}
              raam={raam}
              knop={(el) => {
                knoppen.current[plek] = el
              }}
              vak={omRaam(hier)}
              hoog={bij?.hoog ?? omRaam(hier).h}
              isActief={plek === actief}
              isLaag={laag.has(plek)}
              kanErbij={erbij(plek)}
              wacht={bouw.raam !== null}
              onFocus={() => send({ type: 'kies', plek })}
              onClick={(e) => onKlik(plek, e)}
            >
              {aan && (
                <Gereedschap
                  vakken={bij}
                  raam={() => knopVan(plek)}
                  isEerste={isBegin(state) && !rustig}
                  isHalf={isHalf(raam)}
                  onWas={withTool(wash)}
                  onOpen={withTool((nr) => send({ type: 'open', plek: nr }))}
                  onLuister={withTool((nr) => send({ type: 'luister', plek: nr }))}
                />
              )}
            </RaamKnop>
          )
        })}
      </ol>
      <Kelderraam vak={kelder} onWis={wipeKelder} />
      {metRijen(state) && !bouw.raam && (
        <Bord state={state} gekozen={hasTools(actief) ? actief : -1} />
      )}
      {bouw.raam && (
        <Bouwblad
          {...{ state, letter, stem, send }}
          raam={bouw.raam}
          blad={blad}
          vak={bouw.vak}
          letters={bouw.letters}
          breed={Math.min(maat.w, 620)}
        />
      )}
    </div>
  )
}
