import { useState } from 'react'
import { koppelverzoekenEndpoints } from '@letterhaven/contracts/endpoints/koppelverzoeken'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { useVernieuwVerzoeken } from './use-koppelverzoeken.ts'

/** The message when another tab, or somebody else at the school, answered first. */
export const AL_BEANTWOORD = 'Dit verzoek is intussen al beantwoord. De lijst is bijgewerkt.'
const AL_VAN_IEMAND = 'Dit schoolaccount hoort intussen al bij iemand. Er is niets veranderd.'

/** Returns whether the request was answered in the meantime. */
export const isWeg = (oorzaak: unknown): boolean =>
  oorzaak instanceof ApiFout && oorzaak.status === 404

/** The person whom an account is said to belong to. */
export interface Keuze {
  readonly userId: UserId
  readonly naam: string
}

/** Returns the answers to a request, each reported in a toast with an undo; the undo itself shows in the list. */
export function useAntwoord(adminId: AdminId) {
  const vernieuw = useVernieuwVerzoeken(adminId)
  const showToast = useToast()
  const [bezig, setBezig] = useState<string | null>(null)
  const [fout, setFout] = useState<string | null>(null)

  /** Handles one request at a time. One that was answered elsewhere in the meantime is no error, and the list shows it. */
  const perform = async ({ id }: Koppelverzoek, werk: () => Promise<void>): Promise<void> => {
    if (bezig) return
    setBezig(id)
    setFout(null)
    try {
      await werk()
    } catch (oorzaak) {
      if (isWeg(oorzaak)) showToast({ toon: 'warn', tekst: AL_BEANTWOORD })
      else setFout(foutTekst(oorzaak))
    }
    await vernieuw()
    setBezig(null)
  }

  const params = ({ id }: Koppelverzoek) => ({ adminId, koppelverzoekId: id })
  const heropen = (verzoek: Koppelverzoek) =>
    perform(verzoek, async () => {
      await call(koppelverzoekenEndpoints.reopenKoppelverzoek, { params: params(verzoek) })
    })
  const terug = (verzoek: Koppelverzoek) => ({
    label: 'Ongedaan maken',
    onKies: () => void heropen(verzoek),
  })

  return {
    /** The id of the request that is being answered. */
    bezig,
    fout,
    vernieuw,
    heropen,
    weiger: (verzoek: Koppelverzoek) =>
      perform(verzoek, async () => {
        await call(koppelverzoekenEndpoints.refuseKoppelverzoek, { params: params(verzoek) })
        const tekst = `Het schoolaccount van ${verzoek.naam} is geweigerd.`
        showToast({ tekst, actie: terug(verzoek) })
      }),
    /** Throws what the user who chose must know: then nothing was done, and the choice stays. */
    koppel: async (verzoek: Koppelverzoek, { userId, naam }: Keuze): Promise<void> => {
      const uitkomst = await call(koppelverzoekenEndpoints.confirmKoppelverzoek, {
        params: params(verzoek),
        body: { userId },
      }).catch((oorzaak: unknown) => {
        if (isWeg(oorzaak)) return null
        throw oorzaak
      })
      if (uitkomst?.gekoppeld)
        showToast({
          tekst: `Het schoolaccount van ${verzoek.naam} hoort nu bij ${naam}.`,
          namen: [verzoek.naam, naam],
          actie: terug(verzoek),
        })
      else showToast({ toon: 'warn', tekst: uitkomst ? AL_VAN_IEMAND : AL_BEANTWOORD })
      await vernieuw()
    },
  }
}
