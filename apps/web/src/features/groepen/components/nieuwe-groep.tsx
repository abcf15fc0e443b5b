import { useQueryClient } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { NaamLater } from './naam-later.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'
import { useOpening } from '../../../shared/use-opening.ts'

/** The button for a new, empty group, for users who may make one. */
export function NieuweGroep({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const mag = useMag('groep.write')
  const { open, show, close } = useOpening<true>()
  if (!mag) return null
  return (
    <>
      <Knop soort="tekst" icoon="plus" onClick={() => show(true)}>
        Nieuwe {w.groep}
      </Knop>
      {open && (
        <NaamLater
          titel={`Nieuwe ${w.groep}`}
          knop="Maken"
          naam=""
          onSluit={close}
          send={async (body) => {
            const params = { adminId: adminId as AdminId }
            await call(groepenEndpoints.createGroep, { params, body })
            await refresh(queries, { queryKey: [groepenEndpoints.listGroepen.path] })
            showToast({ tekst: `${body.naam} is gemaakt.`, namen: [body.naam], toon: 'ok' })
            close()
          }}
        />
      )}
    </>
  )
}
