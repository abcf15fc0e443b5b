import { lazy, Suspense, useState } from 'react'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const ArchiefDialoog = lazy(() =>
  import('./archief-dialoog.tsx').then((m) => ({ default: m.ArchiefDialoog })),
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
      {open && (
        <Suspense>
          <ArchiefDialoog adminId={adminId} onSluit={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
