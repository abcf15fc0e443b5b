import { useState } from 'react'
import * as z from 'zod/mini'
import { openKlad } from '../../shared/klad.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { beginRegels, isLeeg, metLege, paste, type Regel, RegelSchema } from './regels.ts'

const KladSchema = z.array(RegelSchema)

/** Holds the lines of the form. What is typed stays in this tab until it is added, or until the user signs out. */
export function useRegels(groepId: string, jaargroep: number) {
  const { land } = useWoordkeus()
  const [klad] = useState(() => openKlad(`toevoegen:${groepId}`, KladSchema))
  const [eerder] = useState(klad.read)
  const [isHersteld, setHersteld] = useState(eerder !== null)
  const [regels, setRegels] = useState(() =>
    eerder ? metLege(eerder, jaargroep) : beginRegels(jaargroep),
  )
  const [over, setOver] = useState(0)
  const set = (nieuw: readonly Regel[]) => {
    setRegels(metLege(nieuw, jaargroep))
    const vol = nieuw.filter((regel) => !isLeeg(regel))
    if (vol.length === 0) klad.vergeet()
    else klad.write(vol)
  }
  return {
    regels,
    over,
    isHersteld,
    vergeetKlad: klad.vergeet,
    beginLeeg: () => {
      set(beginRegels(jaargroep))
      setOver(0)
      setHersteld(false)
    },
    change: (sleutel: string, wat: Partial<Regel>) =>
      set(regels.map((regel) => (regel.sleutel === sleutel ? { ...regel, ...wat } : regel))),
    remove: (sleutel: string) => set(regels.filter((regel) => regel.sleutel !== sleutel)),
    plakBij: (bij: string, tekst: string): boolean => {
      const na = paste(regels, { bij, tekst, jaargroep, land })
      if (na) {
        set(na.regels)
        setOver(na.over)
      }
      return na !== null
    },
  }
}
