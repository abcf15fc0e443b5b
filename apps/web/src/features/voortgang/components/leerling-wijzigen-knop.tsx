import { useState } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'

const LeerlingWijzigenDialoog = dialoogLater(() =>
  import('./leerling-wijzigen-dialoog.tsx').then((m) => m.LeerlingWijzigenDialoog),
)

interface Props {
  readonly adminId: string
  readonly leerling: Pick<LeerlingRij, 'id' | 'naam' | 'jaargroep'>
}

/** Corrects what a pupil is called and its year, for who may; what asks it is fetched when it is asked for. */
export function LeerlingWijzigenKnop({ adminId, leerling }: Props) {
  const role = useSessieUser()?.role
  const [open, setOpen] = useState(false)
  if (!role || !heeftRecht(role, 'leerling.write')) return null
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
