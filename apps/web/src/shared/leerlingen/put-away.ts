import type { QueryClient } from '@tanstack/react-query'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import type { ToonToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { refresh } from '../api/refresh.ts'
import { aantal } from '../weergave/woorden.ts'

interface Wie {
  readonly adminId: string
  readonly leerlingen: readonly LeerlingId[]
  readonly queries: QueryClient
  readonly showToast: ToonToast
  readonly w: Woordkeus
}

const MIS = 'Dat lukte niet. Er is niemand teruggezet. Probeer het opnieuw.'

/**
 * Puts pupils in the prullenbak and offers an undo, which reverses only what was done here: a pupil who was already there had
 * been put there by somebody else. Throws when the server refuses.
 */
export async function putAway({ adminId, leerlingen, queries, showToast, w }: Wie): Promise<void> {
  const set = async (wie: readonly LeerlingId[], weg: boolean): Promise<LeerlingId[]> => {
    const params = { adminId: adminId as AdminId }
    // A pupil who sat in no group comes back to no group.
    const body = { leerlingen: [...wie], weg, ...(weg ? {} : { groepId: null }) }
    const { gedaan } = await call(prullenbakEndpoints.setPrullenbak, { params, body })
    await refresh(queries)
    return gedaan
  }
  const sayBack = ({ length }: readonly LeerlingId[]): string =>
    length === 0
      ? 'Wie je koos, was al teruggezet.'
      : `${aantal(length, `${w.leerling} is`, `${w.leerlingen} zijn`)} terug.`
  const takeBack = (wie: readonly LeerlingId[]) =>
    void set(wie, false)
      .then((terug) => showToast({ tekst: sayBack(terug) }))
      .catch((oorzaak: unknown) => showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' }))
  const gedaan = await set(leerlingen, true)
  if (gedaan.length === 0) return showToast({ tekst: 'Wie je koos, stond al in de prullenbak.' })
  showToast({
    tekst: `${aantal(gedaan.length, `${w.leerling} staat`, `${w.leerlingen} staan`)} in de prullenbak.`,
    toon: 'ok',
    actie: { label: 'Ongedaan maken', onKies: () => takeBack(gedaan) },
  })
}
