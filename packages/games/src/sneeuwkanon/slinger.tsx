import { Fragment, type CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Indeling } from './indeling.ts'
import { SLINGER, type Deel } from './kasteel.ts'
import { delenVan, isInZin, isZinTijd, oordeelVan, type State } from './stand.ts'
import { losVan, findWoord } from './zinslip.ts'
import './slinger.css'

interface SlingerProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
}

/** How many lamps hang unlit where a sentence is going to hang. */
const LAMPJES = 7
/** How much of the sky the lanterns of earlier sentences take. */
const LAMPEN = { deel: 0.36, meest: 34 } as const

/** The sentence of a garland, each word a flag on its rope; the one that counts has light in it. */
function Vlaggen({ deel, isNieuw }: { readonly deel: Deel; readonly isNieuw: boolean }) {
  const tekst = deel.stukken.join('')
  const { van, tot } = findWoord(tekst, tekst, deel.woord ?? '')
  return losVan(tekst).map((los, nr) => (
    <Fragment key={nr}>
      <span
        className="sk-vlag"
        data-licht={(los.van < tot && los.tot > van) || undefined}
        data-nieuw={isNieuw || undefined}
        style={{ '--sk-nr': nr } as CSSProperties}
      >
        {tekst.slice(los.van, los.tot)}
      </span>{' '}
    </Fragment>
  ))
}

/** The garland over the castle: the newest sentence whole, of earlier ones their words as lanterns. Before one comes its lamps hang ready. */
export function Slinger({ state, indeling, letter }: SlingerProps) {
  const zinnen = delenVan(state).filter(({ toren }) => toren === SLINGER)
  const nieuwste = zinnen.at(-1)
  const isWachtend = isZinTijd(state)
  if (!nieuwste && !isWachtend) return null
  const eerder = zinnen.slice(0, -1)
  const { lucht, kasteel } = indeling
  const lamp = eerder.length > 0 ? Math.min(LAMPEN.meest, lucht.h * LAMPEN.deel) : 0
  const schaal = readTekstschaal()
  const tekst = nieuwste?.stukken.join('') ?? ''
  // Every flag has an edge, which takes about as much as two letters.
  const vlaggen = tekst + '  '.repeat(losVan(tekst).length)
  const maat = zinMaat(vlaggen, { w: lucht.w + 10, h: lucht.h - lamp - 6, schaal }, letter)
  const stijl = {
    '--sk-vlag': `${maat}px`,
    '--sk-lamp': `${Math.max(11, lamp * 0.5)}px`,
  } as CSSProperties
  const isNieuw = oordeelVan(state) === 'goed' && isInZin(state)
  return (
    <span className="sk-slinger" style={stijl}>
      <i className="sk-mast" style={{ height: kasteel.y - lucht.y + 7 }} />
      <i className="sk-mast" style={{ height: kasteel.y - lucht.y + 7 }} />
      {eerder.length > 0 && (
        <span className="sk-lantaarns">
          {eerder.map(({ woord }, nr) => (
            <span key={nr}>{woord}</span>
          ))}
        </span>
      )}
      {nieuwste && (
        <span className="sk-vlaggen">
          <Vlaggen key={zinnen.length} deel={nieuwste} isNieuw={isNieuw} />
        </span>
      )}
      {isWachtend && (
        <span className="sk-lampjes" aria-hidden="true">
          {Array.from({ length: LAMPJES }, (_, nr) => (
            <i key={nr} />
          ))}
        </span>
      )}
    </span>
  )
}
