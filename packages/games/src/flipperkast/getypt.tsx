import { countGoed, isOnveranderd, zichtbaar } from './gat.ts'
import type { Kast } from './stand.ts'

interface GetyptProps {
  readonly opgave: Kast
  readonly kan: boolean
  readonly fout: boolean
}

/** What was typed in the gap: what is wrong of a mistake is struck through. */
export function Getypt({ opgave, kan, fout }: GetyptProps) {
  const { regel } = opgave
  const goed = fout || isOnveranderd(opgave) ? countGoed(opgave) : regel.length
  return (
    <>
      {regel.map((teken, i) =>
        i < goed ? <b key={i}>{zichtbaar(teken)}</b> : <s key={i}>{zichtbaar(teken)}</s>,
      )}
      {kan && <i className="fk-streep" />}
    </>
  )
}
