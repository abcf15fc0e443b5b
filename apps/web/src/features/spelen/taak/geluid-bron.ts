import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { GeluidBron } from '@letterhaven/game-kit/klank/spraak'
import { call } from '../../../shared/api/client.ts'

/** Returns the stored sounds of a taak, and a way to get more when the server can have them made. */
export function geluidBronVan(leerlingId: LeerlingId, pakket: TaakPakket): GeluidBron {
  const { geluiden = {}, maaktGeluid, taak, woorden } = pakket
  const params = { leerlingId, taakId: taak.id }
  return {
    adressen: geluiden,
    vooruit: woorden.filter(({ robotstem }) => robotstem === false).map(({ woord }) => woord),
    make: maaktGeluid
      ? () =>
          call(landkaartEndpoints.makeGeluiden, { params }).then(
            (antwoord) => antwoord.geluiden,
            () => ({}),
          )
      : null,
  }
}
