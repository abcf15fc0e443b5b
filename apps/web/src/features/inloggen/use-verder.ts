import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { metGroepenwoord } from '../../shared/routes/groepenwoord.ts'
import {
  bestemmingNaAanmelden,
  isBinnen,
  type Binnen,
  type Vervolg,
} from '../../shared/aanmelding/aanmelden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** Goes to the page where somebody who has just signed in belongs. */
export function useVerder() {
  const router = useRouter()
  const { groepenpad } = useWoordkeus()
  const verder = ({ user }: Binnen) => {
    const doel = bestemmingNaAanmelden(user)
    if (doel) router.history.replace(metGroepenwoord(doel, groepenpad))
  }
  return { verder }
}

/**
 * Holds a sign-in that is under way. `onderweg` is what is still asked, or the codes that are shown this one time; null
 * otherwise. `reden` is why the user is back at the beginning.
 */
export function useOnderweg() {
  const { verder } = useVerder()
  const [onderweg, setOnderweg] = useState<Binnen | Vervolg | null>(null)
  const [reden, setReden] = useState<string | null>(null)
  const goOn = (binnen: Binnen) => {
    setOnderweg(null)
    verder(binnen)
  }
  const handleUitslag = (uitslag: Binnen | Vervolg) => {
    setReden(null)
    if (isBinnen(uitslag) && !uitslag.herstelcodes) goOn(uitslag)
    else setOnderweg(uitslag)
  }
  const handleTerug = (waarom: string | null = null) => {
    setOnderweg(null)
    setReden(waarom)
  }
  return { onderweg, reden, goOn, handleUitslag, handleTerug }
}
