import type { CSSProperties } from 'react'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { nuStuk, type Input } from './rules.ts'
import { eigenStukken, type State } from './stand.ts'
import { klankOp, WIEL_KORT, WIEL_NAAM, WIELEN, type Wiel } from './wielen.ts'

interface WielRijProps {
  readonly state: State
  readonly indeling: Indeling
  readonly send: (input: Input) => void
}

/** What a wheel stands for: a caterpillar that stretches, a beetle that is short, and lips that close. */
const BEELD: Readonly<Record<Wiel, string>> = {
  lang: 'M4 20a6 6 0 0 1 12-2a6 6 0 0 1 11-1a6 6 0 0 1 11 0a6 6 0 0 1 11 1a6 6 0 0 1 7 2v4H4z',
  kort: 'M17 25a13 15 0 0 1 26 0z',
  medeklinker: 'M10 14q10-10 20-4q10-6 20 4q-9 12-20 12t-20-12z',
}

/** The picture of a wheel. */
const Beeld = ({ wiel }: { readonly wiel: Wiel }) => (
  <svg className="sm-beeld" viewBox="0 0 60 28" aria-hidden="true">
    <path d={BEELD[wiel]} />
    {wiel === 'lang' && <path className="sm-oogje" d="M51 17v.5M47 11l-2-5M53 12l2-5" />}
    {wiel === 'kort' && <path className="sm-oogje" d="M36 18v.5M30 10v15M36 10l4-5" />}
    {wiel === 'medeklinker' && <path className="sm-oogje" d="M11 14q19 5 38 0" />}
  </svg>
)

/** What the wheels are about now: a piece, those that do not take it, and the one on which it lies ready. */
interface Gevraagd {
  readonly tekst: string
  readonly dicht: readonly Wiel[]
  readonly ligt: Wiel | null
}

/** Returns what the wheels are about; null where they are not asked. */
function gevraagdVan({ item, opgave, fase }: State): Gevraagd | null {
  if (!item || !opgave || fase !== 'spelen') return null
  const { spelling, wielen } = opgave
  if (spelling?.stap === 'wiel') {
    const { stuk, dicht, wiel } = spelling
    return { tekst: item.syllables?.[stuk] ?? '', dicht, ligt: wiel }
  }
  const stuk = nuStuk({ item, opgave })
  if (!stuk || !wielen) return null
  return { tekst: eigenStukken(opgave)[stuk.nr] ?? '', dicht: wielen.spuugt, ligt: null }
}

/** The three wheels, over the millstones that are painted there: what is heard at the end of the piece of now. */
export function WielRij({ state, indeling, send }: WielRijProps) {
  const gevraagd = gevraagdVan(state)
  if (!gevraagd) return null
  const { tekst, dicht, ligt } = gevraagd
  const isKlaargelegd = state.opgave?.spelling !== null
  return (
    <span className="sm-wielen" data-rij="">
      {WIELEN.map((wiel, nr) => {
        const { x = 0, y = 0, r = 0 } = indeling.stenen[nr] ?? {}
        const isDicht = dicht.includes(wiel)
        return (
          <button
            key={wiel}
            type="button"
            className="sm-wiel"
            data-begin={nr === 0 ? '' : undefined}
            data-klein={r < RUIM || undefined}
            aria-keyshortcuts={`${nr + 1}`}
            aria-disabled={isDicht}
            aria-pressed={isKlaargelegd ? ligt === wiel : undefined}
            style={
              {
                ...plaatsVan({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }),
                '--sm-straal': `${Math.round(r)}px`,
              } as CSSProperties
            }
            onClick={() => !isDicht && send({ type: 'wiel', wiel })}
          >
            <em className="lhs-alleen-gehoord">{WIEL_NAAM[wiel]}</em>
            <Beeld wiel={wiel} />
            <b aria-hidden="true">{klankOp(wiel, tekst)}</b>
            <span aria-hidden="true">{WIEL_KORT[wiel]}</span>
          </button>
        )
      })}
    </span>
  )
}

/** A smaller wheel has no room for its picture. */
const RUIM = 44
