import type { Voorbeeld } from '@letterhaven/contracts/landkaart'
import { useSpraak } from '../gebruik-spraak.ts'

/** The longest word, in letters, that fits half a shutter at full size, spaced widely. */
const KORT = 7

/** A word with the graphemes marked that the goal is about. */
function GemerktWoord({ voorbeeld: { grafemen, markeer } }: { readonly voorbeeld: Voorbeeld }) {
  return (
    <span className="voorbeeld-woord" data-lang={grafemen.join('').length > KORT || undefined}>
      {grafemen.map((deel, i) =>
        markeer.includes(i) ? (
          <mark key={`${i}${deel}`}>{deel}</mark>
        ) : (
          <span key={`${i}${deel}`}>{deel}</span>
        ),
      )}
    </span>
  )
}

interface Props {
  readonly uitleg: string
  readonly voorbeelden: readonly Voorbeeld[]
}

/** The left shutter: the goal in a sentence, and in words that say themselves when they are touched. */
export function DoelLuik({ uitleg, voorbeelden }: Props) {
  const zeg = useSpraak()
  return (
    <section className="luik luik-doel" aria-labelledby="doel">
      <h2 id="doel" className="luik-kop">
        Zo zit het
      </h2>
      <ul className="voorbeelden">
        {voorbeelden.map((voorbeeld) => (
          <li key={voorbeeld.woord}>
            <button type="button" className="voorbeeld" onClick={() => zeg(voorbeeld.woord)}>
              {voorbeeld.plaatje !== undefined && (
                <img src={`/plaatjes/${voorbeeld.plaatje}.svg`} alt="" width={44} height={44} />
              )}
              <GemerktWoord voorbeeld={voorbeeld} />
              <span className="lh-vh">, luister</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="doel-uitleg">{uitleg}</p>
    </section>
  )
}
