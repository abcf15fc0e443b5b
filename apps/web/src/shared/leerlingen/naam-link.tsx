import { volledigeNaam } from '@letterhaven/domain/naam'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { padVan } from '../routes/pad.ts'
import { RijLink } from '../routes/rij-link.tsx'
import type { RijKern } from './rij-kern.ts'

/** The name of a pupil as a link to their own page, and an arrow that leads there as well. */
export function naamLink(
  { id, naam }: RijKern,
  waar: { readonly adminId: string; readonly groepId: string },
) {
  const pad = padVan('a-leerling', { ...waar, leerlingId: id })
  return {
    titel: (
      <RijLink pad={pad} translate="no">
        {volledigeNaam(naam)}
      </RijLink>
    ),
    acties: (
      <RijLink pad={pad} className="rij-pijl" tabIndex={-1} aria-hidden="true">
        <Icoon naam="chevron-rechts" />
      </RijLink>
    ),
  }
}
