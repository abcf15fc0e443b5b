import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { STREEK } from '@letterhaven/game-kit/onderdelen/oppervlak'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { useVeeg } from '@letterhaven/game-kit/onderdelen/use-veeg'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Bouwblad } from './bouwblad.tsx'
import { classify, classifyAvond } from './indeling.ts'
import { Kelderraam } from './kelderraam.tsx'
import { buurPlek, kaartMaat, lageKaarten } from './kaartmaat.ts'
import { kanErbij, metLadder } from './ladder.ts'
import { RaamKnop } from './raam-knop.tsx'
import { openRaam } from './rules.ts'
import type { Input, State } from './rules.ts'
import { Schets } from './schets.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

const PIJL: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a tap on a window does: wash it, open it, or hear its letters once. */
type Gereedschap = 'was' | 'open' | 'luister'

interface GereedschapProps {
  readonly nu: Gereedschap
  readonly onKies: (nieuw: Gereedschap) => void
}

/** The tools in the corner. One of cloth and crank is always in hand; the ear is for one window. */
function Kist({ nu, onKies }: GereedschapProps) {
  return (
    <div className="gw-kist">
      <button
        type="button"
        className="gw-tool"
        aria-pressed={nu !== 'open'}
        onClick={() => onKies('was')}
      >
        <SpelIcoon naam="druppel" />
        <span>
          <small>Goed?</small> Wassen
        </span>
      </button>
      <button
        type="button"
        className="gw-tool"
        aria-pressed={nu === 'open'}
        onClick={() => onKies('open')}
      >
        <SpelIcoon naam="potlood" />
        <span>
          <small>Fout?</small> Openmaken
        </span>
      </button>
      <button
        type="button"
        className="lhs-rond gw-oor"
        aria-label="Letters horen: kies een raam"
        aria-pressed={nu === 'luister'}
        onClick={() => onKies(nu === 'luister' ? 'was' : 'luister')}
      >
        <SpelIcoon naam="oor" />
      </button>
    </div>
  )
}

/** Writes at the window that is open, and moves the focus to its line when it opens. */
function useBouwen({ state, send }: Props) {
  const raam = openRaam(state)
  const plek = raam?.plek ?? -1
  const vak = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (plek < 0) return
    const { activeElement } = document
    vak.current?.focus({ preventScroll: true })
    // What had the focus takes it back, unless it went on to another place.
    return () => {
      const isWeg = document.activeElement === document.body
      if (isWeg && activeElement instanceof HTMLElement)
        activeElement.focus({ preventScroll: true })
    }
  }, [plek])
  const { onToets, letters } = useSchrijven({
    tegels: raam?.opgave.tegels ?? null,
    kan: raam !== null,
    onTegel: (tegel) => send({ type: 'leg', plek, tegel }),
    onTeken: (teken) => send({ type: 'teken', plek, teken }),
    onWis: () => send({ type: 'wis', plek }),
    onGeef: () => send({ type: 'klaar', plek }),
  })
  return { raam, vak, onToets, letters }
}

/**
 * The windows as buttons over the street. Drag or tap to wash, use the arrows to move, O to open a window and L to hear
 * its letters. Under an open window its word is made anew.
 */
export function Layer(props: Props) {
  const { state, send, maat, hand, letter, rustig } = props
  const { plekken, actief } = state
  const isAvond = metLadder(state)
  const lay = isAvond ? classifyAvond : classify
  const { ramen: vakken, kelder } = lay(maat.w, maat.h, plekken.length)
  const vlak = useRef<HTMLDivElement>(null)
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const [tool, setTool] = useState<Gereedschap>('was')
  const erbij = (plek: number): boolean => kanErbij(state, plek)
  const { wasSleep, handen } = useVeeg({
    vlak,
    vakken,
    watOp: (plek) => plekken[plek]?.item?.id ?? '',
    kan: canWipe,
    onStreek: (plek, streek) => send({ type: 'was', plek, ...streek }),
  })
  const bouw = useBouwen(props)
  const blad = useRef<HTMLElement>(null)

  const eerste = useRef(actief)
  useEffect(() => knoppen.current[eerste.current]?.focus({ preventScroll: true }), [])

  /** Returns whether a window can be wiped now; one that is out of reach gets the ladder first. */
  function canWipe(plek: number): boolean {
    const raam = plekken[plek]
    if (bouw.raam || raam?.stand !== 'open' || raam.opgave?.isOpen !== false) return false
    if (!erbij(plek)) send({ type: 'ladder', plek })
    return erbij(plek)
  }

  /** The street waits while a word is made: a tap on it points at the sill. */
  function showBlad(): void {
    if (rustig) return
    blad.current?.animate([{ translate: '0' }, { translate: '0 -14px' }, { translate: '0' }], 260)
  }

  function onKlik(plek: number): void {
    if (wasSleep()) return
    if (bouw.raam) return showBlad()
    if (tool === 'luister') setTool('was')
    if (tool !== 'luister' && !erbij(plek)) send({ type: 'ladder', plek })
    else if (tool === 'was') send({ type: 'was', plek, hoeveel: STREEK[hand] })
    else send({ type: tool, plek })
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
      knoppen.current[buurPlek(vakken, actief, richting)]?.focus()
    }
    const toets = e.key.toLowerCase()
    if (toets === 'l') send({ type: 'luister', plek: actief })
    if (toets === 'o') send({ type: erbij(actief) ? 'open' : 'ladder', plek: actief })
  }

  const laag = lageKaarten(plekken, vakken, letter)
  const letters = { '--lhs-kaartmaat': `${kaartMaat(plekken, vakken[0]?.w ?? 100, letter)}px` }
  return (
    // The list is also a surface to drag over. Its buttons offer every action to keys and screen readers.
    <div
      ref={vlak}
      className="gw-vlak"
      data-tool={bouw.raam ? undefined : tool}
      data-bouwt={bouw.raam ? '' : undefined}
      role="presentation"
      onKeyDown={onToets}
      {...handen}
    >
      <Schets w={maat.w} h={maat.h} aantal={plekken.length} isAvond={isAvond} />
      <ol className="gw-ramen" aria-label="Ramen" style={letters as CSSProperties}>
        {plekken.map((raam, plek) => {
          const hier = vakken[plek]
          return hier ? (
            <RaamKnop
              key={plek}
              raam={raam}
              knop={(el) => {
                knoppen.current[plek] = el
              }}
              vak={hier}
              isActief={plek === actief}
              isLaag={laag.has(plek)}
              kanErbij={erbij(plek)}
              wacht={bouw.raam !== null}
              onFocus={() => send({ type: 'kies', plek })}
              onClick={() => onKlik(plek)}
            />
          ) : null
        })}
      </ol>
      <Kelderraam vak={kelder} onWis={wipeKelder} />
      {bouw.raam ? (
        <Bouwblad
          {...{ state, letter, send }}
          raam={bouw.raam}
          blad={blad}
          vak={bouw.vak}
          letters={bouw.letters}
          breed={Math.min(maat.w, 620)}
        />
      ) : (
        <Kist nu={tool} onKies={setTool} />
      )}
    </div>
  )
}
