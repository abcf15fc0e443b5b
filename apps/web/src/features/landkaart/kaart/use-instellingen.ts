import { useState } from 'react'
import type { Instellingen } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Weergave } from '@letterhaven/contracts/landkaart'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import {
  saveInstellingen,
  readInstellingen,
} from '../../../shared/instellingen/eigen-instellingen.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Returns how this pupil plays on this device, and a function to change it; the games read the same settings. */
export function useInstellingen(leerlingId: string, weergave: Weergave) {
  const { land } = useWoordkeus()
  const school = { ...weergave, klok: false }
  const [instellingen, set] = useState(() =>
    readInstellingen(winkels.local, { leerlingId, land, school }),
  )
  const change = (deel: Partial<Instellingen>) => {
    set({ ...instellingen, ...deel })
    saveInstellingen(winkels.local, leerlingId, deel)
  }
  return [instellingen, change] as const
}
