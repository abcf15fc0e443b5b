import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { plankHoog, type Indeling } from './indeling.ts'
import { brugVan, sayRaar } from './verdieping.ts'
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

interface WaaromProps extends Pick<Klimbeurt, 'item' | 'opgave'> {
  readonly raar: string
  readonly breed: number
  /** The upper edge of the highest stone. */
  readonly eersteSteen: number
}

/** How far the balloon is from its plank, for its tail. */
const PUNT = 13

/** Why the odd word does not fit, said at that word: the balloon hangs under its plank, wherever the row of planks broke. */
function Waarom({ item, opgave, raar, breed, eersteSteen }: WaaromProps) {
  const ballon = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const hier = ballon.current
    const plank = hier?.parentElement?.querySelector<HTMLElement>('.pk-brug [data-stand=raar]')
    const lijst = plank?.parentElement
    if (!hier || !plank || !lijst) return
    const bij = plank.offsetLeft + plank.offsetWidth / 2
    const links = Math.max(0, Math.min(bij - hier.offsetWidth / 2, breed - hier.offsetWidth))
    const [boven, hoog] = [lijst.offsetTop + plank.offsetTop, hier.offsetHeight + PUNT]
    // It covers no stone that is still to be jumped on: where there is no room for it, it stands over its plank.
    const onder = boven + plank.offsetHeight
    const isOnder = onder + hoog <= eersteSteen
    hier.dataset['bij'] = isOnder ? 'onder' : 'boven'
    hier.style.top = `${isOnder ? onder + PUNT : boven - hoog}px`
    hier.style.left = `${lijst.offsetLeft + links}px`
    hier.style.setProperty('--pk-punt', `${bij - links}px`)
  })
  return (
    <p ref={ballon} className="pk-waarom" style={{ maxWidth: `min(${breed}px, 22em)` }}>
      {sayRaar(item, brugVan(opgave), raar)}
    </p>
  )
}

interface BrugProps extends Pick<Klimbeurt, 'item' | 'opgave'> {
  readonly state: State
  readonly indeling: Indeling
  /** Takes a word off the lift; absent where there is a bridge. */
  readonly onPak: ((steen: number) => void) | undefined
}

/** The bridge up: the words of the sentence so far, as planks. */
export function Brug({ item, opgave, state, indeling, onPak }: BrugProps) {
  const kanPak = onPak !== undefined && state.fase === 'spelen'
  const { brug, maat } = indeling
  const planken = plankenVan({ item, opgave })
  // A sentence that is whole is shown as a bridge only once it was found right.
  const isHeel = state.fase === 'kijken' && planken.every(({ stand }) => stand === 'ligt')
  const { raar } = opgave
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
          <li key={plek} data-stand={stand}>
            {kanPak && stand === 'ligt' ? (
              <button
                type="button"
                className="pk-plank"
                onClick={() => onPak(opgave.gelegd[plek] ?? -1)}
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
      {raar !== null && (
        <Waarom
          {...{ item, opgave, raar }}
          breed={brug.w}
          eersteSteen={Math.min(...indeling.stenen.map(({ y }) => y))}
        />
      )}
    </>
  )
}
