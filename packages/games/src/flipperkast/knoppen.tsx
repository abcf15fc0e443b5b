import type { CSSProperties } from 'react'
import { dierVan, instapMet, metTrein, wachtOp, type Kant } from './achtbaan.ts'
import type { Indeling } from './indeling.ts'
import { hoogstVan, isRecord, RECORD, type State } from './stand.ts'
import type { useArmen } from './use-handen.ts'

/** How far the button that shoots goes on beyond the middle of the flipper's whose place it takes, in px. */
const SCHIET_PX = 30
/** Half the width of a round flipper button, in px. */
const HALF = 28
/** What stands on the flippers once the ball can be shot. */
const SCHIET = 'Schiet'
const KANTEN: readonly { kant: Kant; naam: string; pijl: string }[] = [
  { kant: 'links', naam: 'Linker flipper', pijl: 'ArrowLeft' },
  { kant: 'rechts', naam: 'Rechter flipper', pijl: 'ArrowRight' },
]

/** A flipper keeps its outer edge where it is when it becomes as wide as its word. */
function plaatsVan({ knoppen, knopBreed, w }: Indeling, i: number): CSSProperties {
  const [x, top] = knoppen[i] ?? [0, 0]
  const kant = i === 0 ? { left: x - HALF } : { right: w - x - HALF }
  const breed: Record<string, string> = { '--fk-breed': `${knopBreed}px` }
  return { ...kant, top, ...breed }
}

interface KnoppenProps {
  readonly indeling: Indeling
  readonly klaar: boolean
  readonly isDirect: boolean
  readonly armen: ReturnType<typeof useArmen>
  /** Whether there is a choice between the flippers where a ball flies by itself as well. */
  readonly kiest: boolean
  /** Returns who rides along with a flipper, as a part of its name. */
  readonly wie: (kant: Kant) => string
  readonly onBank: (kant?: Kant) => void
}

/** Returns who rides along when a flipper shoots; '' where nobody waits. */
export function wieMet(state: State, kant: Kant): string {
  const instap = state.opgave && metTrein(state) ? instapMet(state.opgave, kant) : null
  return instap && state.opgave ? `: de ${dierVan(wachtOp(state.opgave, instap))} mag mee` : ''
}

/** The buttons under the flippers; in calm play there is one that shoots, unless it matters which. */
export function Knoppen({ indeling, klaar, isDirect, kiest, wie, armen, onBank }: KnoppenProps) {
  const { knoppen } = indeling
  if (isDirect && !kiest)
    return (
      <button
        type="button"
        className="fk-schiet"
        data-klaar={klaar ? '' : undefined}
        aria-disabled={!klaar}
        // From its right, because it is as wide as its word.
        style={{ right: `calc(100% - ${knoppen[1][0] + SCHIET_PX}px)`, top: knoppen[1][1] }}
        onClick={() => onBank()}
      >
        {SCHIET}
      </button>
    )
  return KANTEN.map(({ kant, naam, pijl }, i) => (
    <button
      key={kant}
      type="button"
      className="fk-knop"
      data-kant={kant}
      data-klaar={klaar ? '' : undefined}
      style={plaatsVan(indeling, i)}
      aria-label={`${naam}${klaar ? `: ${SCHIET}` : ''}${wie(kant)}`}
      aria-keyshortcuts={pijl}
      onPointerDown={(e) => !isDirect && armen.druk(e, kant)}
      onPointerUp={armen.los}
      onPointerLeave={armen.los}
      onClick={(e) => {
        if (isDirect) onBank(kant)
        else if (e.detail === 0) armen.tik(kant)
      }}
    >
      {klaar ? (
        <>
          <span>{SCHIET}</span>
          <svg className="fk-baanpijl" data-kant={kant} viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 15L14 4M6 3.5H14.5V12" />
          </svg>
        </>
      ) : (
        <i className="fk-pijl" data-kant={kant} />
      )}
    </button>
  ))
}

interface VroegProps {
  readonly keer: number
  readonly indeling: Indeling
  /** Whether a mistake stands in the gap, which waits for another letter. */
  readonly isMis: boolean
}

/** What a flipper waits for, in one short sentence over the ball. */
export function Vroeg({ keer, indeling, isMis }: VroegProps) {
  const [[links], [rechts]] = indeling.knoppen
  const top = indeling.wacht[1] - indeling.bal * 3.4
  if (keer === 0) return null
  return (
    <output key={keer} className="fk-vroeg" style={{ left: (links + rechts) / 2, top }}>
      {isMis ? 'Typ het eerst anders!' : 'Typ eerst de letters!'}
    </output>
  )
}

/** How often in a row the ball is kept up, beside it, with the most of this round. A crown says that there never was more. */
export function HoogTel({ state, indeling }: { state: State; indeling: Indeling }) {
  const { fase, opgave } = state
  if (fase !== 'spelen' || !opgave || opgave.hoog < 2) return null
  const { wacht, armen, armLengte } = indeling
  const [left, top] = [wacht[0] - armLengte * 0.8, armen[0][1] - armLengte * 0.12]
  return (
    <span className="fk-hoog" aria-hidden="true" style={{ left, top }}>
      <b key={opgave.hoog}>{opgave.hoog}×</b>
      {opgave.hoogst >= RECORD && (
        <small data-record={isRecord(opgave) ? '' : undefined}>record {hoogstVan(opgave)}</small>
      )}
    </span>
  )
}
