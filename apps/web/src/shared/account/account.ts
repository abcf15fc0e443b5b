import { useQuery } from '@tanstack/react-query'
import type { Account } from '@letterhaven/contracts/admin'
import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import type { Lidmaatschap } from '@letterhaven/contracts/sessie'
import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import { queryClient } from '../api/query-client.tsx'
import { vraag } from '../api/query.ts'
import { sessie, useSessieUser } from '../session/sessie.ts'

const accountVraag = (userId: string) => ({
  ...vraag(authEndpoints.getAccount, { params: { userId } }),
  staleTime: Infinity,
})

/** Returns the signed-in user's account, with the admin and the features it has switched on. Fetched once per session. */
export async function loadAccount(): Promise<Account | null> {
  const user = sessie.user()
  return user && queryClient.ensureQueryData(accountVraag(user._id))
}

/** The query that chips and menus wait for. */
export function useAccountVraag() {
  const user = useSessieUser()
  return useQuery({ ...accountVraag(user?._id ?? ''), enabled: user !== null })
}

/** The account for chips and menus; undefined until it is known. */
export const useAccount = (): Account | undefined => useAccountVraag().data

const GEEN: readonly Lidmaatschap[] = []

/** Returns the memberships of this person; an empty list until they are known. */
export function useLidmaatschappen(userId: string | undefined): readonly Lidmaatschap[] {
  const params = { userId: userId ?? '' }
  const vragen = vraag(sessiesEndpoints.listLidmaatschappen, { params })
  const { data } = useQuery({ ...vragen, staleTime: Infinity, enabled: userId !== undefined })
  return data?.lidmaatschappen ?? GEEN
}
