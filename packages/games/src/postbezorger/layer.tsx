import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Deur } from './deur.tsx'
import { Huizen } from './huizen.tsx'
import { classify, huisBij, isBijPop, popVak } from './indeling.ts'
import type { Input } from './rules.ts'
import { aantalHuizen, dezeStraat } from './straat.ts'
import type { State } from './straat.ts'
import { Sneeuwpop } from './sneeuwpop.tsx'
import { Tafel } from './tafel.tsx'
import { briefOp, deurBrief, handBrief, klaarVoor, openPlek } from './tas.ts'
import './layer.css'
import './tafel.css'

type Props = LayerProps<State, Input>

const PIJL: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Writes the word of the letter that was brought to a door, and leads the focus to its line and back to the houses. */
function useDeur({ state, send }: Props) {
  const brief = deurBrief(state)
  const plek = brief?.plek ?? -1
  const vlak = useRef<HTMLDivElement>(null)
  const vak = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    const doel = plek < 0 ? vlak.current?.querySelector<HTMLElement>('[data-begin]') : vak.current
    doel?.focus({ preventScroll: true })
  }, [plek])
  const { onToets, letters } = useSchrijven({
    tegels: brief?.opgave.tegels ?? null,
    kan: brief !== null,
    onTegel: (tegel) => send({ type: 'leg', plek, tegel }),
    onTeken: (teken) => send({ type: 'teken', plek, teken }),
    onWis: () => send({ type: 'wis', plek }),
    onGeef: () => send({ type: 'geef', plek }),
  })
  return { brief, vlak, vak, onToets, letters }
}

/** Takes letters out of the bag, lays them ready for houses, and rides there once every letter has one. */
function useTas({ state, send, maat }: Props, isAanDeur: boolean) {
  const [gepakt, setGepakt] = useState<number | null>(null)
  const huizen = dezeStraat(state)?.huizen ?? []
  const indeling = classify(maat.w, maat.h, aantalHuizen(state))
  const brief = isAanDeur ? null : handBrief(state, gepakt)

  function lay(plek: number, huis: number): void {
    setGepakt(null)
    send({ type: 'huis', plek, huis })
  }
  function onHuis(nr: number): void {
    if (isAanDeur) return
    if (brief) return lay(brief.plek, nr)
    const klaar = klaarVoor(state, huizen[nr] ?? '')
    // In lezen a letter is delivered by each tap; the words of the others are written one after the other.
    for (const { plek } of state.soort === 'lezen' ? klaar.slice(0, 1) : klaar)
      send({ type: 'rijd', plek })
  }
  function onPak(plek: number): void {
    if (isAanDeur || !briefOp(state, plek)) return
    setGepakt(plek)
    send({ type: 'kies', plek })
  }
  const { sleep, handenVan } = useSleep({
    vlak: '.po-vlak',
    kan: !isAanDeur,
    onLos: (los) => {
      if (isBijPop(indeling, los)) return send({ type: 'sneeuwpop', plek: los.nr })
      const huis = huisBij(indeling, los)
      if (huis !== null && briefOp(state, los.nr)) lay(los.nr, huis)
    },
  })
  const daad = isAanDeur ? 'niets' : brief ? 'leg' : 'rijd'
  return { indeling, brief, daad, sleep, handen: handenVan, onHuis, onPak } as const
}

/**
 * The houses over the picture, and the desk with the bag. Keys 1 to 5 take a letter, arrows lead along the houses, Enter lays it
 * ready there or rides there, and at the door the word is written.
 */
export function Layer(props: Props) {
  const { state, letter, send } = props
  const { brief, vlak, vak, letters, onToets: onDeurToets } = useDeur(props)
  const tas = useTas(props, brief !== null)
  const { indeling, sleep } = tas
  const boven = sleep ? huisBij(indeling, sleep) : null

  function onToets(e: KeyboardEvent): void {
    if (brief) return onDeurToets(e)
    if (e.repeat) return
    if (/^[1-5]$/.test(e.key)) tas.onPak(Number(e.key) - 1)
    const stap = PIJL[e.key]
    if (stap === undefined) return
    e.preventDefault()
    const knoppen = [...(vlak.current?.querySelectorAll<HTMLElement>('.po-huis') ?? [])]
    const nu = knoppen.findIndex((el) => el === document.activeElement)
    knoppen.at((nu + stap) % Math.max(1, knoppen.length))?.focus({ preventScroll: true })
  }

  return (
    // Keys work wherever the focus is on the square. Every action also has a button.
    <div ref={vlak} className="po-vlak" role="presentation" onKeyDown={onToets}>
      <span className="po-sneeuw" style={{ top: indeling.grond }} />
      <Huizen {...{ state, indeling, letter, boven }} daad={tas.daad} onHuis={tas.onHuis} />
      <Sneeuwpop
        vak={popVak(indeling)}
        onGeef={() => send({ type: 'sneeuwpop', plek: openPlek(state) })}
      />
      {sleep && (
        <span className="po-sleep" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {sleep.nr + 1}
        </span>
      )}
      <div className="po-paneel" style={plaatsVan(indeling.paneel)}>
        {brief ? (
          <Deur {...props} brief={brief} vak={vak} letters={letters} breed={indeling.paneel.w} />
        ) : (
          <Tafel {...props} {...tas} />
        )}
      </div>
    </div>
  )
}
