import type { MouseEvent } from 'react'
import type { Maten } from './indeling.ts'
import { findKoppeling } from './koppeling.ts'
import { Meerijder } from './meerijders.tsx'
import { Wagon } from './wagon.tsx'
import { stationsVan } from './ronde.ts'
import { metBlauw, oordeelVan, type Input, type State, type Werf } from './werf.ts'

interface TreinProps {
  readonly state: State
  readonly opgave: Werf
  readonly maten: Maten
  readonly locBreed: number
  readonly kan: boolean
  readonly send: (input: Input) => void
}

/** How long after a train left its first window lights up, and each next one, in ms. */
export const LICHT = { na: 250, stap: 210 } as const

/** The blue engine, which pushes. It faces the train. */
const BlauweLoc = ({ duwt, kan, onKies }: { duwt: boolean; kan: boolean; onKies: () => void }) => (
  <button
    type="button"
    className="tm-blauw"
    aria-pressed={duwt}
    aria-disabled={!kan}
    aria-label="Koppel bij de blauwe loc, aan het einde"
    onClick={onKies}
  >
    <svg viewBox="0 0 110 80" aria-hidden="true">
      <path className="tm-db" d="M8 30h60V14h36v50H8z" />
      <path className="tm-dd" d="M62 8h46v10H62z" />
      <path className="tm-dr" d="M78 24h18v16H78z" />
      <path className="tm-dd" d="M16 8h14v22H16zM2 44h8v16H2z" />
      <path className="tm-dg" d="M12 34h48v6H12z" />
      <circle cx="26" cy="66" r="11" />
      <circle cx="56" cy="66" r="11" />
      <circle cx="88" cy="66" r="11" />
    </svg>
  </button>
)

/** Where the next wagon goes in between others. A tap closes it again. */
const Gat = ({ onSluit }: { onSluit: () => void }) => (
  <li className="tm-haak">
    <button
      type="button"
      className="tm-dicht"
      aria-label="Hier komt de volgende wagon. Tik om hem achteraan te zetten"
      onClick={onSluit}
    />
  </li>
)

/** The red engine, where there is another one at the end: whoever taps it goes on at the front. */
const RodeLoc = ({ duwt, kan, onKies }: Parameters<typeof BlauweLoc>[0]) => (
  <button
    type="button"
    className="tm-rode"
    aria-pressed={!duwt}
    aria-disabled={!kan}
    aria-label="Koppel bij de rode loc, aan het begin"
    onClick={onKies}
  />
)

/** The rails of each row, with the tunnels through which the train goes on in the next one. */
export const Banen = ({ maten }: { readonly maten: Pick<Maten, 'rijen' | 'rij'> }) => (
  <div className="tm-banen">
    {Array.from({ length: maten.rijen }, (_, nr) => (
      <i key={nr} className="tm-baan" style={{ top: nr * maten.rij }}>
        {nr > 0 && <i className="tm-tunnel" data-kant="uit" />}
        {nr < maten.rijen - 1 && <i className="tm-tunnel" data-kant="in" />}
      </i>
    ))}
  </div>
)

/** When the light of a wagon goes on as the train is read, in ms; undefined where it stays out. */
function lichtVan({ raar }: Werf, oordeel: ReturnType<typeof oordeelVan>, plek: number) {
  const isUit = oordeel === null || (raar !== null && plek > raar)
  return isUit ? undefined : LICHT.na + plek * LICHT.stap
}

/** How high the rows of the train are; where there is little room the others scroll. */
const hoogteVan = ({ isKrap, rijen, rij }: Maten): number => (isKrap ? 1 : rijen) * rij

/** The train on the departure track, as it is read: behind the red engine, row after row. */
export function Trein({ state, opgave, maten, locBreed, kan, send }: TreinProps) {
  const { kop, staart, raar, wagons, duwt, gat } = opgave
  const duw = metBlauw(state)
  const oordeel = oordeelVan(state)
  const aantal = kop.length + staart.length
  const wagen = (wagon: number, plek: number) => (
    <li key={wagon}>
      {oordeel === 'goed' && plek === aantal - 1 && <Meerijder nr={stationsVan(state) - 1} />}
      <Wagon
        nr={wagon}
        tekst={wagons[wagon] ?? ''}
        bij={`, plek ${plek + 1} van de trein${raar === plek ? ', past daar niet' : ''}, haal hem eruit`}
        kan={kan}
        isRaar={raar === plek}
        licht={lichtVan(opgave, oordeel, plek)}
        onKies={() => kan && send({ type: 'los', plek })}
      />
    </li>
  )
  const open = (plek: number) =>
    kan && gat?.plek === plek && <Gat key="gat" onSluit={() => send({ type: 'sluit' })} />
  const haak = kan && gat === null
  /** A tap between two wagons lets the next one go in there. */
  const onTussen = (e: MouseEvent): void => {
    const wagons = [...e.currentTarget.querySelectorAll('.tm-wagon')]
    const kaders = wagons.map((el) => el.getBoundingClientRect())
    const plek = findKoppeling(kaders, { x: e.clientX, y: e.clientY })
    // What a key or a switch presses has no place; and the end of the train, and what is open already, are buttons of their own.
    if (!kan || e.detail === 0 || plek === null || plek === aantal || plek === gat?.plek) return
    e.stopPropagation()
    send({ type: 'gat', plek })
  }
  const goOver = (naarBlauw: boolean) => kan && duwt !== naarBlauw && send({ type: 'wissel' })
  return (
    <div
      className="tm-trein"
      data-oordeel={oordeel ?? undefined}
      style={{ minHeight: hoogteVan(maten) }}
    >
      <Banen maten={maten} />
      {/* Each wagon is a button; between them is where a finger may go too. */}
      <ol aria-label="De trein" data-rij="" onClickCapture={onTussen}>
        <li className="tm-rood" style={{ width: locBreed }}>
          {duw && <RodeLoc {...{ duwt, kan }} onKies={() => goOver(false)} />}
        </li>
        {kop.map((wagon, plek) => [open(plek), wagen(wagon, plek)])}
        {haak && !(duw && duwt) && <li className="tm-haak" aria-hidden="true" />}
        {duw && (
          <>
            {kan && (
              <li className="tm-gat" aria-hidden="true">
                …
              </li>
            )}
            {haak && duwt && <li className="tm-haak" aria-hidden="true" />}
            {staart.map((wagon, nr) => [open(kop.length + nr), wagen(wagon, kop.length + nr)])}
            {staart.length > 0 && open(kop.length + staart.length)}
            <li>
              <BlauweLoc {...{ duwt, kan }} onKies={() => goOver(true)} />
            </li>
          </>
        )}
      </ol>
    </div>
  )
}
