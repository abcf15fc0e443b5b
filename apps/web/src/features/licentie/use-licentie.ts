import { useQueryClient } from '@tanstack/react-query'
import { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import type { AdminId, BestellingId } from '@letterhaven/contracts/ids'
import type { BestelPlaatsen, Licentie } from '@letterhaven/contracts/licentie'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { useRij } from '../../shared/api/use-rij.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useBezig } from '../../shared/use-bezig.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Orders seats and cancels an order; the screen shows the server's answer. */
export function useLicentie(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { isBezig, during } = useBezig<BestellingId>()
  const params = { adminId: adminId as AdminId }
  const { queryKey } = vraag(licentieEndpoints.getLicentie, { params })
  const inRij = useRij()
  /** Shows the whole licence as an answer tells it, one after the other: a late one would undo what a newer one showed. */
  const perform = (werk: () => Promise<Licentie>): Promise<void> =>
    inRij(async () => {
      const licentie = await werk()
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, licentie)
    })

  async function attempt(bestellingId: BestellingId): Promise<void> {
    try {
      await perform(() =>
        call(licentieEndpoints.withdrawBestelling, { params: { ...params, bestellingId } }),
      )
      showToast({ tekst: 'De bestelling is ingetrokken. Er komt geen factuur.', toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }

  /** Throws when the server refuses the order, so that the form can say so. */
  async function order(body: BestelPlaatsen): Promise<void> {
    await perform(() => call(licentieEndpoints.orderPlaatsen, { params, body }))
    showToast({
      tekst: `${aantal(body.plaatsen, 'plaats', 'plaatsen')} besteld voor ${body.schooljaar}. ${body.plaatsen === 1 ? 'Die telt' : 'Die tellen'} nu al mee.`,
      toon: 'ok',
    })
  }

  return {
    isBezig,
    withdraw: (id: BestellingId) => during(id, () => attempt(id)),
    bestel: order,
  }
}
