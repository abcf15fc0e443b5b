import { Suspense } from 'react'
import type { EigenFout } from '@letterhaven/contracts/voortgang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { bijzaak } from '../../../shared/bijzaak.ts'

type Spelling = Pick<EigenFout, 'woord' | 'gegeven'>

const Kaal = ({ gegeven }: Spelling) => gegeven
/**
 * Finding where a spelling leaves the word takes the code that knows about letters, which is loaded after the spelling itself.
 */
const Geschreven = bijzaak<Spelling>(
  () => import('./geschreven.tsx').then((m) => m.Geschreven),
  Kaal,
)

/** One wrong spelling: what was written, with the place where it goes wrong, and the word. */
export function FoutRegel({ fout, uitleg }: { fout: EigenFout; uitleg: string }) {
  const { woord, gegeven } = fout
  const nietGeschreven = gegeven === '' ? 'niets geschreven' : gegeven === woord && 'vond het fout'
  return (
    <li className="fout">
      <p className="fout-woord">
        <span className="fout-gegeven">
          {nietGeschreven ? (
            <em>{nietGeschreven}</em>
          ) : (
            <span lang="nl" translate="no">
              <Suspense fallback={gegeven}>
                <Geschreven woord={woord} gegeven={gegeven} />
              </Suspense>
            </span>
          )}
        </span>
        <Icoon naam="pijl-rechts" maat={16} className="fout-pijl" />
        <span className="lh-vh"> in plaats van </span>
        <strong lang="nl" translate="no">
          {woord}
        </strong>
      </p>
      <p className="fout-uitleg">{uitleg}</p>
    </li>
  )
}
