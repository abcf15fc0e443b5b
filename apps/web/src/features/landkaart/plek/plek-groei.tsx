import type { Groei } from '@letterhaven/contracts/plek'
import { VoorleesKnop } from '../delen/voorlees-knop.tsx'
import meeuwis from '../beeld/meeuwis.svg'
import { groeiZinnen } from './plek-woorden.ts'

/** Meeuwis tells what grew. */
export function PlekGroei({ groei }: { readonly groei: Groei }) {
  const zinnen = groeiZinnen(groei)
  return (
    <div className="plek-groei">
      <img src={meeuwis} alt="" width={170} height={190} />
      <div>
        <h2>Dit kun je al</h2>
        <ul>
          {zinnen.map((zin) => (
            <li key={zin}>{zin}</li>
          ))}
        </ul>
        <VoorleesKnop tekst={zinnen.join(' ')} />
      </div>
    </div>
  )
}
