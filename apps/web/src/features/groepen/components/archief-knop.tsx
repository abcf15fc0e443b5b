import { useState } from 'react'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const ArchiefDialoog = dialoogLater(() =>
  import('./archief-dialoog.tsx').then((m) => m.ArchiefDialoog),
)

/** The way to the groups that left the lists, for who may bring them back; fetched when asked for. */
export function ArchiefKnop({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const role = useSessieUser()?.role
  const [open, setOpen] = useState(false)
  if (!role || !heeftRecht(role, 'groep.write')) return null
  return (
    <div className="groepen-archief">
      <Knop soort="tekst" onClick={() => setOpen(true)}>
        Gearchiveerde {w.groepen}
      </Knop>
      {open && <ArchiefDialoog adminId={adminId} onSluit={() => setOpen(false)} />}
    </div>
  )
}
