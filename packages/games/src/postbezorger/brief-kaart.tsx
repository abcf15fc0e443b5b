import type { CSSProperties } from 'react'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Sleep, useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Indeling } from './indeling.ts'
import type { Brief, State } from './rules.ts'

interface BriefProps {
  readonly state: State
  readonly item: Item
  readonly opgave: Brief
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
  readonly sleep: Sleep | null
  readonly handen: ReturnType<ReturnType<typeof useSleep>['handenVan']>
  readonly onLuister: () => void
}

const standVan = ({ gegeven, item }: State): 'open' | 'goed' | 'fout' =>
  gegeven === null ? 'open' : gegeven === item?.word ? 'goed' : 'fout'

/** The width of the gap, in letters. */
const GAT_TEKENS = 2

/** Returns where the letter goes when it is right: into the house, as small as its box. */
function weg({ brief, borden, grond }: Indeling, plek: number): CSSProperties {
  const bord = borden[plek]
  if (!bord) return {}
  const dx = bord.x + bord.w / 2 - (brief.x + brief.w / 2)
  const dy = (bord.y + bord.h + grond) / 2 - (brief.y + brief.h / 2)
  return { '--po-dx': `${dx}px`, '--po-dy': `${dy}px` } as CSSProperties
}

/** The word with its gap, or what was given for it. */
function Woord({ state, opgave }: Pick<BriefProps, 'state' | 'opgave'>) {
  const { gegeven, item } = state
  const stand = standVan(state)
  if (gegeven !== null && stand !== 'open')
    return <Woordkaart stand={stand} vorm={gegeven} graphemes={item?.graphemes ?? []} />
  return (
    <span className="po-woord">
      {opgave.voor}
      <span className="po-gat">
        <span className="lhs-alleen-gehoord"> … </span>
      </span>
      {opgave.na}
    </span>
  )
}

/** The sentence on the letter. Its word looks as it does on the line above. */
function Zin({ opgave: { zin, voor, na }, over }: { opgave: Brief; over: boolean }) {
  return (
    <span className="po-zin">
      {zin?.voor}
      {over ? <b>{zin?.woord}</b> : zin && `${voor}…${na}`}
      {zin?.na}
    </span>
  )
}

/** Returns the letter size beside ear and stamp. A wrong form is shown above the right one, so it is smaller. */
function maatVan({ state, opgave, indeling, letter, item }: BriefProps, naast: number): number {
  const { brief } = indeling
  const langste = opgave.voor + 'x'.repeat(GAT_TEKENS) + opgave.na
  const maat = letterMaat([item.word, state.gegeven ?? '', langste], letter, {
    breed: brief.w - naast - 24,
    max: Math.min(54, brief.h * (opgave.zin ? 0.34 : 0.44)),
  })
  return standVan(state) === 'fout' ? Math.min(maat, brief.h * 0.3) : maat
}

/** The letter. It is dragged to a house, or stays where it is while a house is tapped. */
export function BriefKaart(props: BriefProps) {
  const { state, opgave, indeling, stem, sleep, handen, onLuister } = props
  const { brief } = indeling
  const stand = standVan(state)
  const postzegel = brief.w < 480 ? 0 : 70
  const maat = maatVan(props, postzegel + (stem ? 62 : 0))
  const sleepplek = sleep && {
    translate: `${sleep.x - brief.x - brief.w / 2}px ${sleep.y - brief.y - brief.h / 2}px`,
    scale: '0.6',
  }
  const plaats = {
    left: brief.x,
    top: brief.y,
    width: brief.w,
    height: brief.h,
    fontSize: maat,
    '--lhs-kaartmaat': `${maat}px`,
    ...weg(indeling, opgave.vormen.indexOf(state.gegeven ?? '')),
    ...sleepplek,
  }
  return (
    <section
      className="po-brief"
      aria-label="De brief"
      data-stand={stand}
      data-sleep={sleep ? 'ja' : undefined}
      style={plaats}
      {...handen}
    >
      {stem && (
        <button
          type="button"
          className="lhs-rond po-oor"
          aria-label="Luister naar het woord"
          onPointerDown={(e) => e.stopPropagation()}
          onClick={onLuister}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <p>
        <Woord {...{ state, opgave }} />
        {stand !== 'fout' && <Zin opgave={opgave} over={stand === 'goed'} />}
      </p>
      {postzegel > 0 && <span className="po-zegel" aria-hidden="true" />}
    </section>
  )
}
