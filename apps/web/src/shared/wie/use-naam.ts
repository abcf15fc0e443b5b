import { useEffect, useState } from 'react'
import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import { call } from '../api/client.ts'

/** Returns the person's name; empty until it is known, and without a network it stays so. */
export function useNaam(userId: string): string {
  const [naam, setNaam] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    call(authEndpoints.getAccount, { params: { userId }, signal: stop.signal }).then(
      (account) => setNaam(account.naam),
      () => undefined,
    )
    return () => stop.abort()
  }, [userId])
  return naam
}
