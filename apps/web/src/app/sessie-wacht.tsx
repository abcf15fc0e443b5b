import { Suspense, useEffect, useState } from 'react'
import { isSpeler } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { bijzaak } from '../shared/bijzaak.ts'
import { loadFoutProef } from '../shared/api/fout-uit-antwoord.ts'
import { klok } from '../shared/klok/klok.ts'
import { isBijnaVoorbij } from '../shared/session/bijna-voorbij.ts'
import { checkWork } from '../shared/aanmelding/check-work.ts'
import { sessie, useSessieUser } from '../shared/session/sessie.ts'

const Verleng = bijzaak(() =>
  import('../features/inloggen/verleng-dialoog.tsx').then((m) => m.VerlengDialoog),
)

const KIJK_MS = 20_000
/** The longest that a page goes on showing what its reader may no longer see. */
const NAKIJK_MS = 60_000

/**
 * Checks whether the session was ended elsewhere, while the page is visible and when it becomes visible again: an adult's page
 * shows children. A pupil who plays sees only their own data, and hears of it with the next answer.
 */
function useNakijken(user: SessieUser | null): void {
  const isVolwassen = user !== null && !isSpeler(user.role)
  useEffect(() => {
    if (!isVolwassen) return undefined
    const look = (): void => {
      if (document.visibilityState === 'visible') void checkWork()
    }
    const wekker = setInterval(look, NAKIJK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(wekker)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isVolwassen])
}

/**
 * Watches over the session while a page is open: it goes to the login page when the session was ended elsewhere, and asks for
 * the password again before a password session ends. A session is identified by its end: one that was renewed, here or in
 * another tab, is a different one, about which nothing was asked yet.
 */
export function SessieWacht() {
  // Loaded before a refusal comes: if the connection goes meanwhile, our own refusal could not be recognised.
  useEffect(() => void loadFoutProef().catch(() => undefined), [])
  const user = useSessieUser()
  useNakijken(user)
  const [gevraagd, setGevraagd] = useState<number | null>(null)
  const [later, setLater] = useState<number | null>(null)
  useEffect(() => {
    if (!user || later === user.exp || sessie.isSSO()) return undefined
    const peek = (): void => {
      if (isBijnaVoorbij(user, klok.opZijnVroegst())) setGevraagd(user.exp)
    }
    peek()
    // Not a single timer: a laptop sleeps, and an answer may correct the clock.
    const wekker = setInterval(peek, KIJK_MS)
    return () => clearInterval(wekker)
  }, [user, later])
  if (!user || gevraagd !== user.exp) return null
  return (
    <Suspense fallback={null}>
      <Verleng
        user={user}
        onKlaar={() => setGevraagd((nu) => (nu === user.exp ? null : nu))}
        onLater={() => {
          setLater(user.exp)
          setGevraagd(null)
        }}
      />
    </Suspense>
  )
}
