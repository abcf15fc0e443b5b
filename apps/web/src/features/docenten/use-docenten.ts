import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import type {
  Docent,
  DocentGewijzigd,
  DocentUitnodiging,
  WijzigDocent,
} from '@letterhaven/contracts/docent'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { useBezig } from '../../shared/use-bezig.ts'
import { groepenMet, type Verschil } from './groepen-met.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** What changes about somebody; of their groups what is different, whichever they have by then. */
export type Wijziging = Omit<WijzigDocent, 'groepen' | 'alleenAls'> & {
  readonly verschil?: Verschil
}

/** Returns what can be done to the staff, each with an undo if there is one. */
export function useDocenten(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { isBezig, during } = useBezig<string>()
  // What is done to one person goes one after the other, so that nobody is in their own way.
  const rij = useRef(new Map<string, Promise<unknown>>())
  const admin = { adminId: adminId as AdminId }
  const lijst = vraag(docentenEndpoints.listDocenten, { params: admin })
  const fetchAgain = () => refresh(queries, { queryKey: [docentenEndpoints.listDocenten.path] })

  /** Performs the work when what was asked before about the same is done; throws when the server refuses. */
  const inRij = (id: string, werk: () => Promise<void>): Promise<void> =>
    during(id, () => {
      const klaar = (rij.current.get(id) ?? Promise.resolve()).then(werk).finally(fetchAgain)
      rij.current.set(
        id,
        klaar.catch(() => undefined),
      )
      return klaar
    })

  /** The same for what has no dialog to say that it was refused. */
  const perform = (id: string, werk: () => Promise<void>): Promise<void> =>
    inRij(id, werk).catch((oorzaak: unknown) =>
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' }),
    )

  const send = (medewerkerId: UserId, body: WijzigDocent): Promise<DocentGewijzigd> =>
    call(docentenEndpoints.updateDocent, { params: { ...admin, medewerkerId }, body })

  const putBack = (vorige: DocentGewijzigd['vorige']) =>
    perform('terug', async () => {
      for (const { id, ...stand } of vorige) await send(id, stand)
      showToast({ tekst: 'Alles staat weer zoals het was.', toon: 'ok' })
    })

  /** Returns somebody as the page shows them now. */
  const zoalsNu = (docent: Docent): Docent =>
    queries.getQueryData(lijst.queryKey)?.docenten.find(({ id }) => id === docent.id) ?? docent

  /** A change sends along what the page shows at that moment, so that nobody's later change is lost. */
  async function change(docent: Docent, wijziging: Wijziging, tekst: string): Promise<void> {
    const { id, role, groepen, uitDienst } = zoalsNu(docent)
    const { verschil, ...rest } = wijziging
    const body: WijzigDocent = {
      ...rest,
      ...(verschil && { groepen: groepenMet(groepen, verschil) }),
    }
    const alleenAls = {
      ...(body.role && role !== 'thuisadmin' && { role }),
      ...(body.groepen && { groepen }),
      ...(body.uitDienst !== undefined && { uitDienst }),
    }
    const { vorige } = await send(id, { ...body, alleenAls })
    const onKies = () => void putBack(vorige)
    showToast({ tekst, toon: 'ok', actie: { label: 'Ongedaan maken', onKies } })
  }

  const sendAgain = ({ id, adres }: DocentUitnodiging) =>
    perform(id, async () => {
      const params = { ...admin, uitnodigingId: id }
      await call(docentenEndpoints.nodigDocentOpnieuwUit, { params })
      showToast({
        tekst: `Er is een nieuwe mail onderweg naar ${adres}.`,
        namen: [adres],
        toon: 'ok',
      })
    })

  const withdraw = ({ id, adres }: DocentUitnodiging) =>
    perform(id, async () => {
      const params = { ...admin, uitnodigingId: id }
      await call(docentenEndpoints.withdrawDocentUitnodiging, { params })
      showToast({
        tekst: `De uitnodiging voor ${adres} is ingetrokken.`,
        namen: [adres],
        toon: 'ok',
      })
    })

  return {
    isBezig,
    /** Changes somebody; a refusal is told in a toast. */
    change: (docent: Docent, wijziging: Wijziging, tekst: string) =>
      perform(docent.id, () => change(docent, wijziging, tekst)),
    /** The same for a dialog: throws when the server refuses. */
    save: (docent: Docent, wijziging: Wijziging, tekst: string) =>
      inRij(docent.id, () => change(docent, wijziging, tekst)),
    sendAgain,
    withdraw,
    ververs: fetchAgain,
  }
}

export type DocentenBeheer = ReturnType<typeof useDocenten>
