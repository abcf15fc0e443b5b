import type { CSSProperties } from 'react'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { splitVorm } from './herstel.ts'
import { isBegin } from './hulp.ts'
import type { Indeling } from './indeling.ts'
import { nootVan } from './noot.ts'
import type { State } from './stand.ts'

interface BriefjeProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
  readonly onOver: () => void
}

/** What the button beside the form takes of the width, for letters of the usual size, and the frame of the note. */
const OVER = 92
const LIJST = 22
/** A card keeps more room for its edge than this note has; the line of the form takes so much of its height. */
const RUIM = { w: 26, h: 10, vorm: 48 } as const
/** The least and most size of a rule, and the most of the form above it. */
const ZIN = { minst: 15, meest: 24 } as const
const VORM = 30

/** What was written, with the whole sound that is wrong marked, or the place where one is missing. */
function Gaf({ gaf, item }: { readonly gaf: string; readonly item: Item }) {
  const { voor, mis, na } = isBegin(item, gaf)
    ? { voor: gaf, mis: '', na: '' }
    : splitVorm(item, gaf)
  return (
    <>
      {voor}
      {mis === '' ? <i /> : <s>{mis}</s>}
      {na}
    </>
  )
}

/** The note in the sky after a mistake: what was written, the rule that it breaks, and leaving it. */
export function Briefje({ state, indeling, letter, stem, onOver }: BriefjeProps) {
  const { item, fase, poging } = state
  const noot = nootVan(state, stem)
  if (!item || !noot) return null
  const { x, y, w, h } = indeling.lucht
  const { gaf, kop = '', isGoed = false, zin } = noot
  const schaal = readTekstschaal()
  const over = OVER * Math.min(1.4, schaal)
  const kaart = { w: w - LIJST + RUIM.w, h: h - RUIM.vorm + RUIM.h, schaal }
  const breed = w - LIJST - over
  const stijl = {
    left: x,
    top: y,
    width: w,
    '--sk-zin': `${Math.min(ZIN.meest, Math.max(ZIN.minst, zinMaat(zin, kaart, letter)))}px`,
    '--sk-vorm': `${letterMaat([gaf ?? kop], letter, { breed, min: ZIN.minst, max: VORM })}px`,
  } as CSSProperties
  return (
    <div className="sk-briefje" style={stijl}>
      <b className="sk-gaf" data-goed={isGoed || undefined}>
        {gaf === null ? kop : <Gaf gaf={gaf} item={item} />}
      </b>
      {fase === 'spelen' && poging > 1 && !isGoed && (
        <button type="button" className="sk-over" style={{ width: over }} onClick={onOver}>
          Sla over
        </button>
      )}
      <p>{zin}</p>
    </div>
  )
}
