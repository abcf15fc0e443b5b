import type { CSSProperties } from 'react'
import { Stippelweg, Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import { deurVak } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import type { State } from './straat.ts'
import './voordoen.css'

interface VoordoenProps {
  readonly state: State
  readonly indeling: Indeling
  /** Whether a letter is being dragged. */
  readonly sleept: boolean
}

/** Whether no letter was taken to a house yet. */
const isAllereerst = ({ goed, fout, plekken }: State): boolean =>
  goed + fout === 0 &&
  plekken.some(({ stand }) => stand === 'open') &&
  plekken.every(({ opgave }) => (opgave?.huis ?? null) === null)

/** How far the hand with the letter reaches below the point where it holds it, in px. */
const HAND_HOOG = 62

/** Returns where the hand takes the letter: all of it outside the desk, so that the sentence is seen. */
function beginVan({ tafel: { x, y, w, h }, opstelling }: Indeling): { x: number; y: number } {
  if (opstelling === 'naast') return { x: x - 48, y: y + h - 2 * HAND_HOOG }
  return { x: x + w * (opstelling === 'breed' ? 0.3 : 0.5), y: y - HAND_HOOG }
}

/** A hand that takes the letter from the desk to the first house and to the last, over and over: to some house it goes, which one is asked. */
export function Voordoen({ state, indeling, sleept }: VoordoenProps) {
  if (sleept || !isAllereerst(state)) return null
  const van = beginVan(indeling)
  const deuren = indeling.huizen.map((_, nr) => {
    const { x, y, w, h } = deurVak(indeling, nr)
    return { x: x + w / 2 - van.x, y: y + h * 0.3 - van.y }
  })
  const [eerste = { x: 0, y: 0 }, laatste = eerste] = [deuren[0], deuren.at(-1)]
  const stijl = {
    left: van.x,
    top: van.y,
    '--po-x': `${eerste.x}px`,
    '--po-y': `${eerste.y}px`,
    '--po-x2': `${laatste.x}px`,
    '--po-y2': `${laatste.y}px`,
  } as CSSProperties
  return (
    <div className="po-voordoen" style={stijl} aria-hidden="true">
      {deuren.map(({ x, y }, nr) => (
        <Stippelweg key={nr} x={x} y={y} />
      ))}
      <span className="po-neemt">
        <i />
        <Wijshand />
      </span>
    </div>
  )
}
