import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Groep, Samengevoegd, Splitsing } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { padVan } from '../../../shared/routes/pad.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const TERUG = 'Alles is weer zoals het was.'
const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

interface Waar {
  readonly adminId: string
  readonly groep: Groep
}

type Ander = Pick<Groep, 'id' | 'naam'>

/** Merges a group into another or splits it in two; each shows the result, with an undo. */
export function useVerdelen({ adminId, groep }: Waar) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const toon = useToast()
  const navigate = useNavigate()
  const params = { adminId: adminId as AdminId, groepId: groep.id }

  async function naarGroep(groepId: GroepId): Promise<void> {
    await navigate({ to: padVan('a-groep', { adminId, groepId }) })
    await refresh(queries)
  }

  function report(tekst: string, terug: () => Promise<void>): void {
    const onKies = () => {
      terug().catch((oorzaak: unknown) => toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' }))
    }
    toon({ tekst, toon: 'ok', actie: { label: 'Ongedaan maken', onKies } })
  }

  const terugZin = (terug: number, gingen: number): string =>
    terug === gingen
      ? TERUG
      : `${terug} van de ${gingen} ${w.leerlingen} ${terug === 1 ? 'zit' : 'zitten'} weer in ${groep.naam}. De rest zit intussen ergens anders.`

  async function takeApart(wat: Samengevoegd, uit: GroepId): Promise<void> {
    const { terug } = await call(groepenEndpoints.unmergeGroep, {
      params: { ...params, groepId: uit },
      body: { daad: wat.daad },
    })
    await naarGroep(uit)
    toon({ tekst: terugZin(terug, wat.aantal), toon: 'ok' })
  }

  async function merge(naar: Ander): Promise<void> {
    const gedaan = await call(groepenEndpoints.mergeGroep, { params, body: { naar: naar.id } })
    await naarGroep(naar.id)
    report(`${groep.naam} zit nu bij ${naar.naam}.`, () => takeApart(gedaan, groep.id))
  }

  async function split(body: Splitsing): Promise<void> {
    const { id, daad } = await call(groepenEndpoints.splitGroep, { params, body })
    await naarGroep(id)
    const gingen = body.leerlingen.length
    const wie = aantal(gingen, `${w.leerling} zit`, `${w.leerlingen} zitten`)
    report(`${wie} nu in ${body.naam}.`, async () => {
      const { terug, blijft } = await call(groepenEndpoints.unsplitGroep, {
        params: { ...params, groepId: id },
        body: { daad },
      })
      await naarGroep(groep.id)
      const wieTerug = terug === gingen && blijft > 0 ? 'Wie je afsplitste, zit weer hier.' : null
      const rest = blijft > 0 ? ` ${body.naam} blijft: daar zit intussen iemand anders in.` : ''
      toon({ tekst: `${wieTerug ?? terugZin(terug, gingen)}${rest}`, toon: 'ok' })
    })
  }

  return { merge, split }
}
