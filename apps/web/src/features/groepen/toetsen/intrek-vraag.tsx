import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Methodetoets } from '@letterhaven/contracts/methodetoets'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'

interface Props {
  readonly adminId: string
  readonly toets: Methodetoets
  readonly onSluit: () => void
}

/** Asks for confirmation before a test is withdrawn, and says what stays. */
export function IntrekVraag({ adminId, toets, onSluit }: Props) {
  const queries = useQueryClient()
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const withdraw = async () => {
    setBezig(true)
    try {
      const params = { adminId: adminId as AdminId, methodetoetsId: toets.id }
      await call(methodetoetsenEndpoints.withdrawMethodetoets, { params })
      await refresh(queries, {
        queryKey: [methodetoetsenEndpoints.listMethodetoetsen.path],
      })
      onSluit()
    } catch (oorzaak) {
      setFout(foutTekst(oorzaak))
      setBezig(false)
    }
  }
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
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
    </Dialoog>
  )
}
