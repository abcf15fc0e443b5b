import { wenkVan } from './nu-zin.ts'
import type { Keus } from './delen.ts'
import type { State } from './stand.ts'
import './wenk.css'

interface WenkProps {
  readonly state: State
  readonly keus: Keus
}

/** The sentence of what is next. Its place stays where it is while there is nothing to say. */
export function Wenk({ state, keus }: WenkProps) {
  const wenk = wenkVan(state, keus)
  return (
    <p className="wb-wenkplek">
      {wenk && (
        <span key={wenk.zin} className="wb-wenk" data-waar={wenk.waar}>
          {wenk.zin}
        </span>
      )}
    </p>
  )
}
