import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Accountgegevens, WijzigAccountgegevens } from '@letterhaven/contracts/accountgegevens'
import { accountgegevensEndpoints } from '@letterhaven/contracts/endpoints/accountgegevens'
import type { AdminId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { reportAccountAnders } from '../../shared/kijk-mee/account-anders.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { useRij } from '../../shared/api/use-rij.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
const INTUSSEN =
  'Iemand anders heeft dit intussen veranderd. Je ziet nu wat er staat; kies opnieuw als dat nodig is.'

/** Returns whether a colleague saved first: the current values are not those that this page started with. */
export const isIntussenVeranderd = (oorzaak: unknown): oorzaak is ApiFout =>
  oorzaak instanceof ApiFout && oorzaak.code === 'gegevens_veranderd'

type Was = NonNullable<WijzigAccountgegevens['was']>

/** Fields to change, or how they follow from what the server says when it is their turn. */
type Wens = WijzigAccountgegevens | ((nu: Accountgegevens) => WijzigAccountgegevens)

/**
 * Changes the named fields and says so; throws when the server refuses, for the form that asked. `was` is what the form started
 * with, or otherwise what the server last said, so that a colleague's later changes are not overwritten unseen.
 */
export type Wijzig = (velden: Wens, zin: string, was?: Was) => Promise<void>

/**
 * Does the same for a switch or a choice, which has no form to show an error: it changes at once, and goes back after a
 * refusal.
 */
export type Meteen = (velden: Wens, zin: string) => void

const veldenVan = (wens: Wens, nu: Accountgegevens): WijzigAccountgegevens =>
  typeof wens === 'function' ? wens(nu) : wens

/** Returns the current values of these fields. */
const zoalsHet = (gegevens: Accountgegevens, velden: WijzigAccountgegevens): Was =>
  Object.fromEntries(Object.entries(gegevens).filter(([veld]) => veld in velden))

const zonderLeeg = (velden: WijzigAccountgegevens): Partial<Accountgegevens> =>
  Object.fromEntries(Object.entries(velden).filter(([, waarde]) => waarde !== undefined))

/** What every card of the page receives. */
export interface GegevensProps {
  readonly adminId: string
  readonly gegevens: Accountgegevens
  readonly change: Wijzig
  readonly meteen: Meteen
}

/**
 * Returns what the school says about itself, and the functions that change it. One change is sent after the other, as every
 * answer tells the whole; what is shown is the last answer with all choices that are still under way laid over it.
 */
export function useGegevens(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const inRij = useRij()
  const [onderweg, setOnderweg] = useState<readonly Wens[]>([])
  const params = { adminId: adminId as AdminId }
  const opties = vraag(accountgegevensEndpoints.getAccountgegevens, { params })
  const { queryKey } = opties
  const gevraagd = useQuery(opties)

  async function send(wens: Wens, was?: Was): Promise<void> {
    const nu = await queries.ensureQueryData(opties)
    const velden = veldenVan(wens, nu)
    const body = { ...velden, was: was ?? zoalsHet(nu, velden) }
    const nieuw = await call(accountgegevensEndpoints.updateAccountgegevens, {
      params,
      body,
    }).catch(async (oorzaak: unknown) => {
      // The user sees the current values before changing them again.
      if (isIntussenVeranderd(oorzaak)) await refresh(queries, { queryKey })
      throw oorzaak
    })
    // A question from before has an older answer.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, nieuw)
    reportAccountAnders()
  }

  async function finish(zin: string): Promise<void> {
    // Names and holidays are also on pages of groups and pupils, which must be fetched again.
    await refresh(queries, {
      predicate: ({ queryKey }) => queryKey[0] !== opties.queryKey[0],
    })
    showToast({ tekst: zin, toon: 'ok' })
  }

  const change: Wijzig = async (velden, zin, was) => {
    await inRij(() => send(velden, was))
    await finish(zin)
  }

  const meteen: Meteen = (velden, zin) => {
    setOnderweg((nu) => [...nu, velden])
    // At the moment at which the answer is shown: between the two the choice would be seen undone.
    const letGo = () =>
      notifyManager.schedule(() => setOnderweg((nu) => nu.filter((een) => een !== velden)))
    void inRij(() => send(velden).finally(letGo))
      .then(() => finish(zin))
      .catch((oorzaak: unknown) =>
        showToast({
          tekst: isIntussenVeranderd(oorzaak) ? INTUSSEN : foutTekst(oorzaak, MIS),
          toon: 'bad',
        }),
      )
  }

  const data =
    gevraagd.data &&
    onderweg.reduce<Accountgegevens>(
      (tot, wens) => ({ ...tot, ...zonderLeeg(veldenVan(wens, tot)) }),
      gevraagd.data,
    )
  return { ...gevraagd, data, change, meteen }
}
