import { wenkVan, type Waar } from './nu-zin.ts'
import type { Keus } from './delen.ts'
import type { State } from './stand.ts'
import './wenk.css'

interface WenkProps {
  readonly state: State
  readonly keus: Keus
  /** The places at which it may stand here. */
  readonly bij: readonly Waar[]
}

/** The sentence of what is next, beside where that is done. */
export function Wenk({ state, keus, bij }: WenkProps) {
  const wenk = wenkVan(state, keus)
  if (!wenk || !bij.includes(wenk.waar)) return null
  return (
    <span key={wenk.zin} className="wb-wenk" data-waar={wenk.waar}>
      {wenk.zin}
    </span>
  )
}
