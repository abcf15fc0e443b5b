import './demo.css'
import './demo-maten.css'
import { useEffect } from 'react'
import { useGaNaar } from '../../shared/routes/use-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { AndersIngelogd } from './anders-ingelogd.tsx'
import { JaarVraag } from './jaar-vraag.tsx'

/**
 * Playing without an account. Somebody who is already playing continues where they were; somebody with an account of their own
 * is not signed out without being asked.
 */
export function DemoScreen() {
  const user = useSessieUser()
  const ga = useGaNaar()
  const gastId = user?.role === 'demo' ? user._id : null
  useEffect(() => {
    if (gastId) void ga('l-landkaart', { leerlingId: gastId }, true)
  }, [gastId, ga])
  return user && !gastId ? <AndersIngelogd /> : <JaarVraag vaart={gastId !== null} />
}
