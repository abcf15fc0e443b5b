import { KOP_BEELD } from '../beelden.ts'
import { heldVan } from '../../../shared/held.ts'

interface Props {
  readonly leerlingId: string
  readonly voornaam: string
}

/** Whose map this is. */
export function NaamBordje({ leerlingId, voornaam }: Props) {
  return (
    <p className="kaart-pil naam-bordje">
      <img src={KOP_BEELD[heldVan(leerlingId)]} alt="" width={110} height={110} />
      <span className="naam-bordje-naam">{voornaam}</span>
    </p>
  )
}
