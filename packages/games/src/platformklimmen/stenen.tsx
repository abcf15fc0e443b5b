import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { CSSProperties } from 'react'
import type { Indeling } from './indeling.ts'
import { isBinnenReik } from './molen.ts'
import { isVrij, raarOp } from './verdieping.ts'
import type { State, Verdieping } from './verdieping.ts'

/** vrij: to jump on. zinkt: it did not fit. weg: its word lies in the bridge. */
type Steenstand = 'vrij' | 'zinkt' | 'weg'

function standVan(opgave: Verdieping, steen: number): Steenstand {
  if (!isVrij(opgave, steen)) return 'weg'
  return raarOp(opgave) === steen ? 'zinkt' : 'vrij'
}

/** Marks a word that hangs too low on the mill to be taken at once. */
const laagOp = (opgave: Verdieping, steen: number, top: number | undefined): 'ja' | undefined =>
  top !== undefined && isVrij(opgave, steen) && !isBinnenReik(opgave, steen) ? 'ja' : undefined

const BIJ: Readonly<Record<Steenstand, string>> = {
  vrij: '',
  zinkt: ', past daar niet',
  weg: '',
}

interface StenenProps {
  readonly state: State
  readonly opgave: Verdieping
  readonly indeling: Indeling
  /** The sentence has all its words: no stone can be jumped on. */
  readonly isVol: boolean
  /** The stone at the top of the mill; absent where they stand in rows. */
  readonly top?: number
  readonly onDruk: (steen: number) => void
  /** The stone that was tapped while the hero falls, and is jumped on next. */
  readonly straks: number | null
}

/** Says where a stone is: in its row, or how far it hangs from the top of the mill. */
function plaatsNaam(rij: number, plek: number, top: number | undefined): string {
  if (top === undefined) return `rij ${rij + 1}, plek ${plek + 1}`
  return plek === top ? 'op de molen, bovenaan' : `op de molen, wiek ${plek + 1}`
}

/** The stones as buttons, in the rows in which they stand. */
export function Stenen({ state, opgave, indeling, isVol, top, onDruk, straks }: StenenProps) {
  const { rijen, maat } = indeling
  return (
    <fieldset className="pk-stenen" style={{ '--pk-maat': `${maat.steen}px` } as CSSProperties}>
      <legend className="lhs-alleen-gehoord">Stenen</legend>
      {rijen.map((rij, nr) => (
        <ul key={nr} data-rij="" aria-label={`Rij ${nr + 1} van ${rijen.length}`}>
          {rij.map((steen, plek) => {
            const vak = indeling.stenen[steen]
            const stand = standVan(opgave, steen)
            const laag = laagOp(opgave, steen, top)
            return (
              vak && (
                <li key={steen} style={plaatsVan(vak)}>
                  <button
                    type="button"
                    className="pk-steen"
                    data-begin={steen === 0 ? '' : undefined}
                    data-steen={steen}
                    data-stand={stand}
                    data-top={steen === top ? '' : undefined}
                    data-straks={steen === straks ? '' : undefined}
                    data-laag={laag}
                    aria-disabled={state.fase !== 'spelen' || isVol || stand === 'weg'}
                    onClick={() => onDruk(steen)}
                  >
                    {stand === 'weg' ? (
                      <span className="lhs-alleen-gehoord">Lege richel</span>
                    ) : (
                      <span className="pk-woord">{opgave.stenen[steen]}</span>
                    )}
                    <span className="lhs-alleen-gehoord">
                      , {plaatsNaam(nr, plek, top)}
                      {BIJ[stand]}
                      {laag && ', hangt nog te laag'}
                      {steen === straks && ', komt zo'}
                    </span>
                  </button>
                </li>
              )
            )
          })}
        </ul>
      ))}
    </fieldset>
  )
}
