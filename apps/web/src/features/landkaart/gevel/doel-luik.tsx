import { useMemo, useState } from 'react'
import type { Voorbeeld } from '@letterhaven/contracts/landkaart'
import type { GeluidBron } from '@letterhaven/game-kit/klank/spraak'
import { Stukken } from '@letterhaven/game-kit/woord/stukken.tsx'
import { useSpraak } from '../delen/use-spraak.ts'

/** The longest word, in letters, that fits half a shutter at full size, widely spaced. */
const KORT = 7

/** A word in which the graphemes that the goal is about are marked. */
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

/** Returns the sounds that came with the words; missing ones are made where the words are played. */
const bronVan = (voorbeelden: readonly Voorbeeld[]): GeluidBron => ({
  adressen: Object.fromEntries(
    voorbeelden.flatMap(({ woord, geluid }) => (geluid === undefined ? [] : [[woord, geluid]])),
  ),
  vooruit: voorbeelden.filter((een) => een.robotstem === false).map(({ woord }) => woord),
  make: null,
})

/** The left shutter: the goal in a sentence, and in words that are spoken when they are touched, or that show their sounds. */
export function DoelLuik({ uitleg, voorbeelden }: Props) {
  const spraak = useSpraak(useMemo(() => bronVan(voorbeelden), [voorbeelden]))
  const [ongehoord, setOngehoord] = useState<string | null>(null)
  async function say({ woord, robotstem }: Voorbeeld): Promise<void> {
    const gezegd = await spraak.say({ tekst: woord, robotstem })
    if (gezegd !== 'onderbroken') setOngehoord(gezegd === 'stil' ? woord : null)
  }
  return (
    <section className="luik luik-doel" aria-labelledby="doel">
      <h2 id="doel" className="luik-kop">
        Zo zit het
      </h2>
      {voorbeelden.length > 0 && (
        <ul className="voorbeelden">
          {voorbeelden.map((voorbeeld) => (
            <li key={voorbeeld.woord}>
              <button type="button" className="voorbeeld" onClick={() => void say(voorbeeld)}>
                {voorbeeld.plaatje !== undefined && (
                  <img src={`/plaatjes/${voorbeeld.plaatje}.svg`} alt="" width={44} height={44} />
                )}
                {ongehoord === voorbeeld.woord ? (
                  <>
                    <span className="lh-vh">{voorbeeld.woord}</span>
                    <Stukken
                      lettergrepen={voorbeeld.lettergrepen ?? voorbeeld.klankgroepen}
                      graphemes={voorbeeld.grafemen}
                    />
                  </>
                ) : (
                  <GemerktWoord voorbeeld={voorbeeld} />
                )}
                <span className="lh-vh">, luister</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="doel-uitleg">{uitleg}</p>
    </section>
  )
}
