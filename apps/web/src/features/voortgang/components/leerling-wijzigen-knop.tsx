import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'
import { useOpening } from '../../../shared/use-opening.ts'

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
  const { open, show, close } = useOpening<true>()
  if (!mag) return null
  return (
    <>
      <Knop soort="tekst" icoon="potlood" className="noprint" onClick={() => show(true)}>
        Gegevens wijzigen
      </Knop>
      {open && <LeerlingWijzigenDialoog {...{ adminId, leerling }} onSluit={close} />}
    </>
  )
}
