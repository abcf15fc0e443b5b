import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Accountgegevens, WijzigAccountgegevens } from '@letterhaven/contracts/accountgegevens'
import { accountgegevensEndpoints } from '@letterhaven/contracts/endpoints/accountgegevens'
import type { AdminId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { reportAccountAnders } from '../../shared/kijk-mee/account-anders.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
const INTUSSEN =
  'Iemand anders heeft dit intussen veranderd. Je ziet nu wat er staat; kies opnieuw als dat nodig is.'

/** Returns whether a colleague saved first: the current values are not those that this page started with. */
export const isIntussenVeranderd = (oorzaak: unknown): oorzaak is ApiFout =>
  oorzaak instanceof ApiFout && oorzaak.code === 'gegevens_veranderd'

type Was = NonNullable<WijzigAccountgegevens['was']>

/**
 * Changes the named fields and says so; throws when the server refuses, for the form that asked. `was` is what the form started
 * with, or otherwise what is on the page, so that a colleague's later changes are not overwritten unseen.
 */
export type Wijzig = (velden: WijzigAccountgegevens, zin: string, was?: Was) => Promise<void>

/** Returns the current values of these fields. */
const zoalsHet = (gegevens: Accountgegevens | undefined, velden: WijzigAccountgegevens): Was =>
  Object.fromEntries(Object.entries(gegevens ?? {}).filter(([veld]) => veld in velden))

/** What every card of the page receives. */
export interface GegevensProps {
  readonly adminId: string
  readonly gegevens: Accountgegevens
  readonly wijzig: Wijzig
}

/** Returns what the school says about itself, and the function that changes it. */
export function useGegevens(adminId: string) {
  const queries = useQueryClient()
  const toon = useToast()
  const params = { adminId: adminId as AdminId }
  const opties = vraag(accountgegevensEndpoints.getAccountgegevens, { params })
  const gevraagd = useQuery(opties)

  const change: Wijzig = async (velden, zin, was) => {
    const body = { ...velden, was: was ?? zoalsHet(queries.getQueryData(opties.queryKey), velden) }
    const nieuw = await call(accountgegevensEndpoints.updateAccountgegevens, {
      params,
      body,
    }).catch(async (oorzaak: unknown) => {
      // The user sees the current values before changing them again.
      if (isIntussenVeranderd(oorzaak)) await refresh(queries, { queryKey: opties.queryKey })
      throw oorzaak
    })
    queries.setQueryData(opties.queryKey, nieuw)
    reportAccountAnders()
    // Names and holidays are also on pages of groups and pupils, which must be fetched again.
    await refresh(queries, {
      predicate: ({ queryKey }) => queryKey[0] !== opties.queryKey[0],
    })
    toon({ tekst: zin, toon: 'ok' })
  }

  return { ...gevraagd, wijzig: change }
}

/**
 * Does the same for a switch or a choice, which has no form to show an error: it changes at once, and goes back after a
 * refusal.
 */
export function useMeteen(wijzig: Wijzig): (velden: WijzigAccountgegevens, zin: string) => void {
  const toon = useToast()
  const queries = useQueryClient()
  // One after the other, so that of two choices the last one stands.
  const vorige = useRef<Promise<void>>(Promise.resolve())
  return (velden, zin) => {
    const waar = { queryKey: [accountgegevensEndpoints.getAccountgegevens.path] }
    const voor = queries.getQueriesData<Accountgegevens>(waar)
    const was = zoalsHet(voor[0]?.[1], velden)
    queries.setQueriesData<Accountgegevens>(waar, (oud) => oud && { ...oud, ...zonderLeeg(velden) })
    vorige.current = vorige.current
      .then(() => wijzig(velden, zin, was))
      .catch((oorzaak: unknown) => {
        if (isIntussenVeranderd(oorzaak)) return toon({ tekst: INTUSSEN, toon: 'bad' })
        for (const [sleutel, oud] of voor) queries.setQueryData(sleutel, oud)
        toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      })
  }
}

const zonderLeeg = (velden: WijzigAccountgegevens): Partial<Accountgegevens> =>
  Object.fromEntries(Object.entries(velden).filter(([, waarde]) => waarde !== undefined))
