import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessie } from '../session/sessie.ts'
import { kijkMeeHaak } from '../kijk-mee/haak.ts'
import { isTijdelijk } from './api-fout.ts'

const MINUUT = 60_000

/** The answers that screens share; the cache is emptied whenever somebody else signs in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUUT,
      gcTime: 10 * MINUUT,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
      retry: (poging, fout) => poging < 2 && isTijdelijk(fout),
    },
    mutations: { networkMode: 'always' },
  },
})

/** Identifies the user, the account and the look: the same person gets other answers at another school or in another look. */
const wie = (): string =>
  [sessie.user()?._id, sessie.user()?.adminId, kijkMeeHaak.open()?.id].join()

let vorige = wie()
const lookAgain = (): void => {
  const nu = wie()
  if (nu !== vorige) queryClient.clear()
  vorige = nu
}
sessie.subscribe(lookAgain)
kijkMeeHaak.subscribe(lookAgain)

/** Gives the screens below it the shared query client. */
export function QueryRuimte({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
