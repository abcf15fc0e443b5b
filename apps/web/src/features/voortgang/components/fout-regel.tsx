import type { EigenFout } from '@letterhaven/contracts/voortgang'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { schrijfVerschil } from '../schrijf-verschil.ts'

function Geschreven({ woord, gegeven }: Pick<EigenFout, 'woord' | 'gegeven'>) {
  if (gegeven === '') return <em>niets geschreven</em>
  const { voor, anders, na } = schrijfVerschil(woord, gegeven)
  return (
    <span lang="nl">
      {voor}
      <mark>{anders}</mark>
      {na}
    </span>
  )
}

/** One wrong spelling: what was written, with the place where it goes wrong, and the word. */
export function FoutRegel({ fout, uitleg }: { fout: EigenFout; uitleg: string }) {
  const { woord, gegeven } = fout
  return (
    <li className="fout">
      <p className="fout-woord">
        <span className="fout-gegeven">
          <Geschreven woord={woord} gegeven={gegeven} />
        </span>
        <Icoon naam="pijl-rechts" maat={16} className="fout-pijl" />
        <span className="lh-vh"> in plaats van </span>
        <strong lang="nl">{woord}</strong>
      </p>
      <p className="fout-uitleg">{uitleg}</p>
    </li>
  )
}
