import { useQueryClient } from '@tanstack/react-query'
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
import { useVertrek } from '../../../shared/routes/use-vertrek.ts'
import { useNogHier } from '../../../shared/use-nog-hier.ts'

const TERUG = 'Alles is weer zoals het was.'
const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

interface Waar {
  readonly adminId: string
  readonly groep: Groep
}

type Ander = Pick<Groep, 'id' | 'naam'>
type Ga = ReturnType<ReturnType<typeof useVertrek>>

/** Merges a group into another or splits it in two; each shows the result, with an undo. */
export function useVerdelen({ adminId, groep }: Waar) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const vertrek = useVertrek()
  const isHier = useNogHier()
  const params = { adminId: adminId as AdminId, groepId: groep.id }
  const padNaar = (groepId: GroepId): string => padVan('a-groep', { adminId, groepId })

  /** Goes to the group that was asked about, for a user who waited for it: who closed the question stays where they are. */
  async function naarGroep(groepId: GroepId, ga: Ga): Promise<void> {
    if (isHier()) await ga(padNaar(groepId))
    await refresh(queries)
  }

  function report(tekst: string, terug: () => Promise<void>): void {
    const onKies = () => {
      terug().catch((oorzaak: unknown) =>
        showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' }),
      )
    }
    showToast({ tekst, toon: 'ok', actie: { label: 'Ongedaan maken', onKies } })
  }

  const terugZin = (terug: number, gingen: number): string =>
    terug === gingen
      ? TERUG
      : `${terug} van de ${gingen} ${w.leerlingen} ${terug === 1 ? 'zit' : 'zitten'} weer in ${groep.naam}. De rest zit intussen ergens anders.`

  async function takeApart(wat: Samengevoegd, uit: GroepId): Promise<void> {
    const ga = vertrek()
    const { terug } = await call(groepenEndpoints.unmergeGroep, {
      params: { ...params, groepId: uit },
      body: { daad: wat.daad },
    })
    await ga(padNaar(uit))
    await refresh(queries)
    showToast({ tekst: terugZin(terug, wat.aantal), toon: 'ok' })
  }

  async function merge(naar: Ander): Promise<void> {
    const ga = vertrek()
    const gedaan = await call(groepenEndpoints.mergeGroep, { params, body: { naar: naar.id } })
    await naarGroep(naar.id, ga)
    report(`${groep.naam} zit nu bij ${naar.naam}.`, () => takeApart(gedaan, groep.id))
  }

  async function split(body: Splitsing): Promise<void> {
    const ga = vertrek()
    const { id, daad } = await call(groepenEndpoints.splitGroep, { params, body })
    await naarGroep(id, ga)
    const gingen = body.leerlingen.length
    const wie = aantal(gingen, `${w.leerling} zit`, `${w.leerlingen} zitten`)
    report(`${wie} nu in ${body.naam}.`, async () => {
      const gaTerug = vertrek()
      const { terug, blijft } = await call(groepenEndpoints.unsplitGroep, {
        params: { ...params, groepId: id },
        body: { daad },
      })
      await gaTerug(padNaar(groep.id))
      await refresh(queries)
      const wieTerug = terug === gingen && blijft > 0 ? 'Wie je afsplitste, zit weer hier.' : null
      const rest = blijft > 0 ? ` ${body.naam} blijft: daar zit intussen iemand anders in.` : ''
      showToast({ tekst: `${wieTerug ?? terugZin(terug, gingen)}${rest}`, toon: 'ok' })
    })
  }

  return { merge, split }
}
