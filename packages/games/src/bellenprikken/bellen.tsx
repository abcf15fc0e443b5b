import type { CSSProperties, RefCallback } from 'react'
import { tegelNaam, tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { Sleep, useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { buurVan } from '@letterhaven/game-kit/onderdelen/raster'
import { inhoudVan, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import { naastDoel, opScherm, type Doel } from './doel.ts'
import type { Indeling } from './indeling.ts'
import type { Plaats } from './plaatsing.ts'
import type { Opgave, Vlucht } from './stand.ts'
import { isVer } from './wind.ts'

/** The colours of bubbles, by the place at which they were blown. */
const TINTEN = ['mint', 'roze', 'parel'] as const

interface BellenProps {
  readonly opgave: Opgave
  /** How large the screen is: no bubble is seen beyond its edge. */
  readonly scherm: Pick<Indeling, 'w' | 'h'>
  readonly plaatsen: readonly Plaats[]
  /** The bubble that is held, the one on which the buttons act, and the one at which the arrow keys are. */
  readonly vast: number | null
  readonly actief: number | undefined
  readonly bij: number
  readonly vlucht: Vlucht | null
  readonly dicht: boolean
  /** The lantern to which the word flies that was let go. */
  readonly lantaarn: { readonly x: number; readonly y: number } | undefined
  readonly doel: Doel | null
  readonly slepen: ReturnType<typeof useSleep>
  readonly onKies: (plek: number) => void
  readonly onBij: (plek: number) => void
  /** Called while a finger or the mouse is at a bubble, and with null after that. */
  readonly onWijs: (plek: number | null) => void
}

const naamVan = ({ stukken }: Opgave, bel: Geheel): string =>
  inhoudVan(stukken, bel).map(tegelNaam).join('')

/** Returns the name of a bubble: what is in it and what floats to its right, or what becomes of it when it is chosen now. */
function noem({ opgave, plaatsen, vast, vlucht }: BellenProps, bel: Geheel): string {
  const naam = naamVan(opgave, bel)
  if (vlucht?.isGoed)
    return vlucht.plek === bel.plek ? `${naam} vliegt. Verder` : `Knal ${naam} stuk`
  if (isVer(opgave, bel.plek)) return `Blaas ${naam} dichterbij`
  const houdt = opgave.bellen.find(({ plek }) => plek === vast)
  if (houdt === bel) return `Bel ${naam}, vast`
  if (houdt) return `Plak ${naamVan(opgave, houdt)} voor ${naam}`
  const nr = plaatsen.findIndex(({ plek }) => plek === bel.plek)
  const buur = buurVan(plaatsen, nr, 'rechts')
  const rechts = opgave.bellen.find(({ plek }) => buur !== null && plek === plaatsen[buur]?.plek)
  return rechts ? `Bel ${naam}, links van ${naamVan(opgave, rechts)}` : `Bel ${naam}`
}

/**
 * Returns where a bubble is seen: one that is dragged is under the finger, or beside the bubble to which it would stick, and always
 * whole on the screen. What it would stick to is found from where the finger is.
 */
function puntVan({ plaatsen, doel, scherm }: BellenProps, plaats: Plaats, sleep: Sleep | null) {
  const onder = sleep && doel && plaatsen.find(({ plek }) => plek === doel.plek)
  const punt = onder ? naastDoel(plaats, onder, doel.kant) : (sleep ?? plaats)
  return opScherm(punt, plaats, scherm)
}

/** Returns the style that places a bubble. */
function stijlVan(bellen: BellenProps, plaats: Plaats, sleep: Sleep | null): CSSProperties {
  const { a, b, letters } = plaats
  const { x, y } = puntVan(bellen, plaats, sleep)
  const { lantaarn } = bellen
  return {
    width: 2 * a,
    height: 2 * b,
    fontSize: letters,
    transform: `translate(${x - a}px, ${y - b}px)`,
    ...(lantaarn && { '--bp-x': `${lantaarn.x - x}px`, '--bp-y': `${lantaarn.y - y}px` }),
  } as CSSProperties
}

/** What stands in a bubble, with a seam between the pieces; what stands wrong is marked. */
function Inhoud({ opgave, bel, vlucht }: Pick<BellenProps, 'opgave' | 'vlucht'> & { bel: Geheel }) {
  return (
    <span className="bp-tekst">
      {inhoudVan(opgave.stukken, bel).map((stuk, nr) => (
        <span
          key={bel.stukken[nr]}
          data-vals={vlucht?.vals[nr] ? '' : undefined}
          data-barst={vlucht?.naden.includes(nr) ? '' : undefined}
        >
          {tegelTeken(stuk)}
        </span>
      ))}
    </span>
  )
}

/** Returns how a bubble looks: whether it is dragged, flies or makes room for one that does. */
const lijfStand = (plek: number, sleep: Sleep | null, vlucht: Vlucht | null) => ({
  'data-tint': TINTEN[plek % TINTEN.length],
  'data-sleep': sleep ? '' : undefined,
  'data-vlucht': vlucht?.plek === plek ? (vlucht.isGoed ? 'goed' : 'fout') : undefined,
  'data-weg': vlucht?.isGoed === false && vlucht.plek !== plek ? '' : undefined,
  'data-over': vlucht?.isGoed && vlucht.plek !== plek ? '' : undefined,
})

/** Returns what the button of a bubble shows of what would be done with it. */
const knopStand = (
  plek: number,
  { opgave, vast, actief, bij, doel, dicht, vlucht }: BellenProps,
) => ({
  'data-begin': plek === bij ? '' : undefined,
  'data-actief': plek === actief ? '' : undefined,
  'data-ver': isVer(opgave, plek) ? '' : undefined,
  'data-wacht': vast !== null && plek !== vast && !isVer(opgave, plek) ? '' : undefined,
  'data-doel': doel?.plek === plek ? doel.kant : undefined,
  'aria-pressed': plek === vast,
  'aria-disabled': dicht && !vlucht?.isGoed,
  tabIndex: plek === bij ? 0 : -1,
})

interface EenBelProps {
  readonly bellen: BellenProps
  readonly bel: Geheel
  readonly plaats: Plaats
  readonly knop: RefCallback<HTMLButtonElement>
}

/** One bubble: a button that holds it, or joins it to the one that is held. */
function EenBel({ bellen, bel, plaats, knop }: EenBelProps) {
  const { opgave, vlucht, slepen, onKies, onBij, onWijs } = bellen
  const { plek } = bel
  const sleep = slepen.sleep?.nr === plek ? slepen.sleep : null
  const eigen = vlucht?.plek === plek ? vlucht : null
  return (
    <li
      className="bp-bel"
      style={stijlVan(bellen, plaats, sleep)}
      {...lijfStand(plek, sleep, vlucht)}
    >
      <button
        ref={knop}
        type="button"
        aria-label={noem(bellen, bel)}
        {...knopStand(plek, bellen)}
        onFocus={() => onBij(plek)}
        onPointerEnter={() => onWijs(plek)}
        onPointerLeave={() => onWijs(null)}
        onClick={(e) => (e.detail === 0 || !slepen.wasSleep()) && onKies(plek)}
        {...slepen.handenVan(plek)}
      >
        {/* A new skin for what was stuck together: it squashes once, while the button itself stands still. */}
        <span
          key={bel.stukken.join()}
          className="bp-huid"
          data-heel={bel.naden.length > 0 || undefined}
        >
          <Inhoud opgave={opgave} bel={bel} vlucht={eigen} />
        </span>
      </button>
    </li>
  )
}

/** All bubbles, in the order of the places at which they were blown. */
export function Bellen(
  props: BellenProps & { readonly knop: (plek: number) => RefCallback<HTMLButtonElement> },
) {
  const { opgave, plaatsen, knop, vast, slepen } = props
  const over = opgave.bellen.filter(({ plek }) => !opgave.geknald.includes(plek))
  const bellen = over.toSorted((een, ander) => een.plek - ander.plek)
  return (
    // While one is held, the others wait for it.
    <ul
      className="bp-bellen"
      aria-label="Bellen"
      data-wacht={vast !== null || slepen.sleep !== null || undefined}
    >
      {bellen.map((bel) => {
        const plaats = plaatsen.find(({ plek }) => plek === bel.plek)
        return (
          plaats && (
            <EenBel key={bel.plek} bellen={props} bel={bel} plaats={plaats} knop={knop(bel.plek)} />
          )
        )
      })}
    </ul>
  )
}
