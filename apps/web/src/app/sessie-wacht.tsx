import { Suspense, useEffect, useState } from 'react'
import { bijzaak } from '../shared/bijzaak.ts'
import { laadFoutProef } from '../shared/api/fout-uit-antwoord.ts'
import { klok } from '../shared/klok/klok.ts'
import { isBijnaVoorbij } from '../shared/session/bijna-voorbij.ts'
import { sessie, useSessieUser } from '../shared/session/sessie.ts'

const Verleng = bijzaak(() =>
  import('../features/inloggen/verleng-dialoog.tsx').then((m) => m.VerlengDialoog),
)

const KIJK_MS = 20_000

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
    if (!user || later === user.exp || sessie.isSSO()) return undefined
    const kijk = (): void => {
      if (isBijnaVoorbij(user, klok.opZijnVroegst())) setGevraagd(user.exp)
    }
    kijk()
    // Not one alarm: a laptop sleeps, and an answer may say that it is another time.
    const wekker = setInterval(kijk, KIJK_MS)
    return () => clearInterval(wekker)
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
