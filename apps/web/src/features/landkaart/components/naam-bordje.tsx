import { KOP_BEELD } from '../beelden.ts'
import type { Dier } from '@letterhaven/contracts/dier'

interface Props {
  readonly dier: Dier
  readonly voornaam: string
}

/** Whose map this is. */
export function NaamBordje({ dier, voornaam }: Props) {
  return (
    <p className="kaart-pil naam-bordje">
      <img src={KOP_BEELD[dier]} alt="" width={110} height={110} />
      <span className="naam-bordje-naam">{voornaam}</span>
    </p>
  )
}
