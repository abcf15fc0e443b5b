import { useQueryClient } from '@tanstack/react-query'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Methodetoets } from '@letterhaven/contracts/methodetoets'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { useDaad } from '../../../shared/use-daad.ts'

interface Props {
  readonly adminId: string
  readonly toets: Methodetoets
  readonly onSluit: () => void
}

/** Asks for confirmation before a test is withdrawn, and says what stays. */
export function IntrekVraag({ adminId, toets, onSluit }: Props) {
  const queries = useQueryClient()
  const { bezig, mis, perform } = useDaad()
  const withdraw = () =>
    perform(async () => {
      const params = { adminId: adminId as AdminId, methodetoetsId: toets.id }
      await call(methodetoetsenEndpoints.withdrawMethodetoets, { params })
      await refresh(queries, {
        queryKey: [methodetoetsenEndpoints.listMethodetoetsen.path],
      })
      onSluit()
    })
  return (
    <Dialoog
      open
      titel="Toets intrekken?"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="gevaar" bezig={bezig} onClick={() => void withdraw()}>
            Intrekken
          </Knop>
        </>
      }
    >
      <p>
        Wie hem nog niet heeft ingeleverd, kan dat dan niet meer. Wat al is ingeleverd, blijft
        staan.
      </p>
      {mis && (
        <Melding toon="bad" live="alert">
          {mis}
        </Melding>
      )}
    </Dialoog>
  )
}
