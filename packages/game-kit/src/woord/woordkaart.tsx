import { Gemarkeerd } from './gemarkeerd.tsx'
import './woordkaart.css'

interface WoordkaartProps {
  /** open: to be judged. goed: right. fout: given wrongly. wijs: shown afterwards. */
  readonly stand: 'open' | 'goed' | 'fout' | 'wijs'
  /** The text as it is shown to be judged. */
  readonly vorm: string
  /** The graphemes of the right word. */
  readonly graphemes: readonly string[]
}

/**
 * A word on a card. Once shown as wrong, a wrong form is struck through and always followed by the right one with its
 * grapheme marked.
 */
export function Woordkaart({ stand, vorm, graphemes }: WoordkaartProps) {
  const goed = graphemes.join('') === vorm
  const toonGoed = (stand === 'fout' || stand === 'wijs') && !goed
  return (
    <span className={`lhs-kaart lhs-kaart-${stand}`}>
      {toonGoed ? (
        <>
          <span className="lhs-alleen-gehoord">niet </span>
          <s>{vorm}</s>
          <span className="lhs-alleen-gehoord"> maar </span>
          <b>
            <Gemarkeerd graphemes={graphemes} naast={vorm} />
          </b>
        </>
      ) : (
        vorm
      )}
    </span>
  )
}
