import type { QueryClient } from '@tanstack/react-query'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import type { ToonToast } from '@letterhaven/ui/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { aantal } from '../weergave/woorden.ts'

interface Wie {
  readonly adminId: string
  readonly leerlingen: readonly LeerlingId[]
  readonly queries: QueryClient
  readonly toon: ToonToast
  readonly w: Woordkeus
}

const MIS = 'Dat lukte niet. Er is niemand teruggezet. Probeer het opnieuw.'

/** Puts pupils in the prullenbak, and says so with the way back. Throws where it was refused. */
export async function legWeg({ adminId, leerlingen, queries, toon, w }: Wie): Promise<void> {
  const zet = async (weg: boolean): Promise<number> => {
    const params = { adminId: adminId as AdminId }
    // Who sat in no group comes back to none.
    const body = { leerlingen: [...leerlingen], weg, ...(weg ? {} : { groepId: null }) }
    const { gedaan } = await call(prullenbakEndpoints.setPrullenbak, { params, body })
    await queries.invalidateQueries()
    return gedaan
  }
  const haalTerug = () =>
    void zet(false)
      .then((n) =>
        toon({ tekst: `${aantal(n, `${w.leerling} is`, `${w.leerlingen} zijn`)} terug.` }),
      )
      .catch((oorzaak: unknown) => toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' }))
  const gedaan = await zet(true)
  toon({
    tekst: `${aantal(gedaan, `${w.leerling} ligt`, `${w.leerlingen} liggen`)} in de prullenbak.`,
    toon: 'ok',
    actie: { label: 'Ongedaan maken', onKies: haalTerug },
  })
}
