import { isOnveranderd, zichtbaar } from './gat.ts'
import { merkenVan, type Merk } from '@letterhaven/game-kit/onderdelen/merken'
import type { Kast } from './stand.ts'

interface GetyptProps {
  readonly opgave: Kast
  readonly kan: boolean
  readonly fout: boolean
}

/** What was typed in the gap. Of a mistake, what is wrong is struck through, and a place stays open where something is missing. */
export function Getypt({ opgave, kan, fout }: GetyptProps) {
  const { regel, begint, goed } = opgave
  const merken: readonly Merk[] =
    fout || isOnveranderd(opgave)
      ? merkenVan(regel.join(''), goed)
      : regel.map((teken) => ({ teken, stand: 'goed' }))
  const eerste = merken.findIndex((merk) => merk !== 'mist')
  // One open place says enough.
  const open = merken.indexOf('mist')
  return (
    <>
      {merken.map((merk, i) => {
        if (merk === 'mist')
          return i > open ? null : (
            <i key={i} className="fk-mist">
              ?
            </i>
          )
        const tekst =
          begint && i === eerste ? merk.teken.toLocaleUpperCase('nl') : zichtbaar(merk.teken)
        return merk.stand === 'goed' ? <b key={i}>{tekst}</b> : <s key={i}>{tekst}</s>
      })}
      {kan && <i className="fk-streep" />}
    </>
  )
}
