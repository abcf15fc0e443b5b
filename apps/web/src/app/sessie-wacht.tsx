import { Suspense, useEffect, useState } from 'react'
import { bijzaak } from '../shared/bijzaak.ts'
import { laadFoutProef } from '../shared/api/api-fout.ts'
import { msTotVraag } from '../shared/session/bijna-voorbij.ts'
import { sessie, useSessieUser } from '../shared/session/sessie.ts'

const Verleng = bijzaak(() =>
  import('../features/inloggen/verleng-dialoog.tsx').then((m) => m.VerlengDialoog),
)

/**
 * Asks for the password again before a password session ends. A session is known by its end: one that was
 * renewed, here or in another tab, is another, and its question has not come yet.
 */
export function SessieWacht() {
  // Before a refusal comes, so that a line that goes meanwhile does not make it look like none of ours.
  useEffect(() => void laadFoutProef().catch(() => undefined), [])
  const user = useSessieUser()
  const [gevraagd, setGevraagd] = useState<number | null>(null)
  const [later, setLater] = useState<number | null>(null)
  useEffect(() => {
    const ms = user && later !== user.exp && !sessie.isSSO() ? msTotVraag(user, Date.now()) : null
    if (!user || ms === null) return undefined
    const kijk = (): void => {
      if (msTotVraag(user, Date.now()) === 0) setGevraagd(user.exp)
    }
    const wekker = setTimeout(kijk, ms)
    // A laptop that slept wakes with its clocks late.
    document.addEventListener('visibilitychange', kijk)
    return () => {
      clearTimeout(wekker)
      document.removeEventListener('visibilitychange', kijk)
    }
  }, [user, later])
  if (!user || gevraagd !== user.exp) return null
  return (
    <Suspense fallback={null}>
      <Verleng
        user={user}
        onKlaar={() => setGevraagd(null)}
        onLater={() => {
          setLater(user.exp)
          setGevraagd(null)
        }}
      />
    </Suspense>
  )
}
