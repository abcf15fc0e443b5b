import { countGoed, isOnaf, isOnveranderd, zichtbaar } from './gat.ts'
import type { Kast } from './stand.ts'

interface GetyptProps {
  readonly opgave: Kast
  readonly kan: boolean
  readonly fout: boolean
}

/** What was typed in the gap: what is wrong of a mistake is struck through, and where its end is missing a place stays open. */
export function Getypt({ opgave, kan, fout }: GetyptProps) {
  const { regel, begint } = opgave
  const show = (teken: string, i: number): string =>
    begint && i === 0 ? teken.toLocaleUpperCase('nl') : zichtbaar(teken)
  const isMis = fout || isOnveranderd(opgave)
  const goed = isMis ? countGoed(opgave) : regel.length
  return (
    <>
      {regel.map((teken, i) =>
        i < goed ? <b key={i}>{show(teken, i)}</b> : <s key={i}>{show(teken, i)}</s>,
      )}
      {kan && <i className="fk-streep" />}
      {isMis && isOnaf(opgave) && <i className="fk-mist">?</i>}
    </>
  )
}
