import { useState } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'

const LeerlingWijzigenDialoog = dialoogLater(() =>
  import('./leerling-wijzigen-dialoog.tsx').then((m) => m.LeerlingWijzigenDialoog),
)

interface Props {
  readonly adminId: string
  readonly leerling: Pick<LeerlingRij, 'id' | 'naam' | 'jaargroep'>
}

/** Corrects the name and year of a pupil, for users who may; the dialog is fetched when it is opened. */
export function LeerlingWijzigenKnop({ adminId, leerling }: Props) {
  const mag = useMag('leerling.write')
  const [open, setOpen] = useState(false)
  if (!mag) return null
  return (
    <>
      <Knop soort="tekst" icoon="potlood" className="noprint" onClick={() => setOpen(true)}>
        Gegevens wijzigen
      </Knop>
      {open && (
        <LeerlingWijzigenDialoog {...{ adminId, leerling }} onSluit={() => setOpen(false)} />
      )}
    </>
  )
}
