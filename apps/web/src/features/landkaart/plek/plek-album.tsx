import type { Plek } from '@letterhaven/contracts/plek'
import { ALBUM_NAAM } from './plek-woorden.ts'

/** The number of empty frames that invite the pupil to find more. */
const NOG_LEEG = 3

/** The words that were right at least once, as pictures to collect. */
export function PlekAlbum({ albums }: Pick<Plek, 'albums'>) {
  return (
    <>
      <p className="plek-zin">
        Elk woord dat je goed had en waar een plaatje bij hoort, komt hier.
      </p>
      {albums.map(({ album, totaal, woorden }) => (
        <section key={album} className="plek-album">
          <h2>
            {ALBUM_NAAM[album]} <span>{`${woorden.length} van ${totaal}`}</span>
          </h2>
          <ul>
            {woorden.map(({ woord, plaatje }) => (
              <li key={woord}>
                <img
                  src={`/plaatjes/${plaatje}.svg`}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                />
                {woord}
              </li>
            ))}
            {Array.from({ length: Math.min(NOG_LEEG, totaal - woorden.length) }, (_, i) => (
              <li key={i} className="plek-leeg" aria-hidden="true" />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
