import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { CSSProperties } from 'react'
import { Ballon } from './ballon.tsx'
import { plankHoog, type Indeling } from './indeling.ts'
import { leegVan } from './klim.ts'
import { brugVan, sayNog, sayRaar } from './verdieping.ts'
import type { Klimbeurt, State } from './verdieping.ts'

/** ligt: a word of the sentence. raar: it did not fit. leeg: nothing yet. */
type Plankstand = 'ligt' | 'raar' | 'leeg'

interface Plank {
  readonly woord: string
  readonly stand: Plankstand
}

/** Returns the planks of the sentence: what lies, then the word that did not fit, then the empty ones. */
function plankenVan({ item, opgave }: Pick<Klimbeurt, 'item' | 'opgave'>): readonly Plank[] {
  const ligt = brugVan(opgave).map((woord): Plank => ({ woord, stand: 'ligt' }))
  const { raar } = opgave
  const volgend: readonly Plank[] = raar === null ? [] : [{ woord: raar, stand: 'raar' }]
  const leeg = Math.max(0, item.woorden.length - ligt.length - volgend.length)
  return [
    ...ligt,
    ...volgend,
    ...Array.from({ length: leeg }, (): Plank => ({ woord: '', stand: 'leeg' })),
  ]
}

const GEHOORD: Readonly<Record<Plankstand, string>> = {
  ligt: '',
  raar: ', past daar niet',
  leeg: 'leeg',
}

interface BrugProps extends Pick<Klimbeurt, 'item' | 'opgave'> {
  readonly state: State
  readonly indeling: Indeling
  /** How often the bridge was to be crossed before it was whole, since the last word was laid. */
  readonly vroeg: number
  /** Takes a word off the lift; absent where there is a bridge. */
  readonly onPak: ((steen: number) => void) | undefined
}

/** The bridge up: the words of the sentence so far, as planks. */
export function Brug({ item, opgave, state, indeling, vroeg, onPak }: BrugProps) {
  const kanPak = onPak !== undefined && state.fase === 'spelen'
  const { brug, maat } = indeling
  const planken = plankenVan({ item, opgave })
  // A sentence that is whole is shown as a bridge only once it was found right.
  const isHeel = state.fase === 'kijken' && planken.every(({ stand }) => stand === 'ligt')
  const { raar } = opgave
  const volgende = state.fase === 'spelen' ? planken.findIndex(({ stand }) => stand !== 'ligt') : -1
  return (
    <>
      <ol
        className="pk-brug"
        aria-label="De zin tot nu toe"
        data-lift={onPak ? '' : undefined}
        data-heel={isHeel ? '' : undefined}
        data-stil={state.fase === 'kijken' ? '' : undefined}
        style={
          {
            ...plaatsVan(brug),
            '--pk-maat': `${maat.brug}px`,
            '--pk-zakt': `${indeling.grond - brug.y - plankHoog(maat.brug)}px`,
          } as CSSProperties
        }
      >
        {planken.map(({ woord, stand }, plek) => (
          // The place of a plank is its identity.
          <li
            key={plek}
            data-stand={stand}
            data-volgend={plek === volgende ? '' : undefined}
            data-vroeg={vroeg > 0 && stand === 'leeg' ? vroeg % 2 : undefined}
          >
            {kanPak && stand === 'ligt' ? (
              <button
                type="button"
                className="pk-plank"
                // The second tap of a double one would take the word that slid under the finger.
                onClick={(e) => e.detail < 2 && onPak(opgave.gelegd[plek] ?? -1)}
              >
                {woord}
                <span className="lhs-alleen-gehoord">, haal van de lift</span>
              </button>
            ) : (
              woord
            )}
            {stand !== 'ligt' && <span className="lhs-alleen-gehoord">{GEHOORD[stand]}</span>}
          </li>
        ))}
      </ol>
      {raar !== null && vroeg === 0 && (
        <Ballon bij="raar" breed={brug.w}>
          {sayRaar(item, brugVan(opgave), raar)}
        </Ballon>
      )}
      {vroeg > 0 && (
        <Ballon bij="leeg" breed={brug.w}>
          {sayNog(leegVan({ item, opgave }))}
        </Ballon>
      )}
    </>
  )
}
