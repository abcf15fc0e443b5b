import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'
import { useOpening } from '../../../shared/use-opening.ts'

const ArchiefDialoog = dialoogLater(() =>
  import('./archief-dialoog.tsx').then((m) => m.ArchiefDialoog),
)

/** Opens the archived groups, for users who may bring them back; the dialog is fetched when it is opened. */
export function ArchiefKnop({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const mag = useMag('groep.write')
  const { open, show, close } = useOpening<true>()
  if (!mag) return null
  return (
    <div className="groepen-archief">
      <Knop soort="tekst" onClick={() => show(true)}>
        Gearchiveerde {w.groepen}
      </Knop>
      {open && <ArchiefDialoog adminId={adminId} onSluit={close} />}
    </div>
  )
}
