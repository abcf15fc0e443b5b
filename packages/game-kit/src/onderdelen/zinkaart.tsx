import { Gat } from './gat.tsx'
import type { Gatzin } from './gatzin.ts'
import { Gemarkeerd } from '../woord/gemarkeerd.tsx'
import './zinkaart.css'

interface ZinkaartProps {
  readonly zin: Gatzin
  /** The graphemes of the word that belongs in the gap. */
  readonly graphemes: readonly string[]
  /** What was filled in; null while the gap is open. */
  readonly gegeven: string | null
}

/** Returns a form as it stands in the sentence: with a capital where the word has one. */
const alsIn = (woord: string, vorm: string): string =>
  woord[0] === woord[0]?.toLowerCase()
    ? vorm
    : `${vorm[0]?.toLocaleUpperCase('nl') ?? ''}${vorm.slice(1)}`

/** What stands in the gap: nothing yet, the right word, or the wrong form struck through with the right word after it. */
function Invulling({ zin: { woord }, graphemes, gegeven }: ZinkaartProps) {
  if (gegeven === null) return <Gat klasse="lhs-gat" />
  if (gegeven === graphemes.join('')) return <b className="lhs-gat-goed">{woord}</b>
  const goed = [alsIn(woord, graphemes[0] ?? ''), ...graphemes.slice(1)]
  return (
    <span className="lhs-gat-fout">
      <span className="lhs-alleen-gehoord">niet </span>
      <s>{alsIn(woord, gegeven)}</s>
      <span className="lhs-alleen-gehoord"> maar</span>{' '}
      <b>
        <Gemarkeerd graphemes={goed} naast={alsIn(woord, gegeven)} />
      </b>
    </span>
  )
}

/** A sentence with a gap, or with the word in it after an answer. */
export function Zinkaart(props: ZinkaartProps) {
  const { voor, na } = props.zin
  return (
    <p className="lhs-zinkaart">
      {voor}
      <Invulling {...props} />
      {na}
    </p>
  )
}
