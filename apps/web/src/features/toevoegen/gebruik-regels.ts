import { useState } from 'react'
import { sessie, winkels } from '../../shared/session/sessie.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { leesKlad, schrijfKlad, type VanWie } from './klad.ts'
import { beginRegels, metLege, plak, type Regel } from './regels.ts'

/** The lines of the form. What is typed stays in this tab until it is added, or whoever typed it signs out. */
export function useRegels(groepId: string, jaargroep: number) {
  const { land } = useWoordkeus()
  const [van] = useState((): VanWie => [sessie.user()?._id ?? '', groepId])
  const [klad] = useState(() => leesKlad(winkels.session, van))
  const [isHersteld, setHersteld] = useState(klad.length > 0)
  const [regels, setRegels] = useState(() =>
    klad.length > 0 ? metLege(klad, jaargroep) : beginRegels(jaargroep),
  )
  const [over, setOver] = useState(0)
  const zet = (nieuw: readonly Regel[]) => {
    setRegels(metLege(nieuw, jaargroep))
    schrijfKlad(winkels.session, van, nieuw)
  }
  const vergeetKlad = () => schrijfKlad(winkels.session, van, [])
  return {
    regels,
    over,
    isHersteld,
    vergeetKlad,
    beginLeeg: () => {
      zet(beginRegels(jaargroep))
      setOver(0)
      setHersteld(false)
    },
    wijzig: (sleutel: string, wat: Partial<Regel>) =>
      zet(regels.map((regel) => (regel.sleutel === sleutel ? { ...regel, ...wat } : regel))),
    haalWeg: (sleutel: string) => zet(regels.filter((regel) => regel.sleutel !== sleutel)),
    plakBij: (bij: string, tekst: string): boolean => {
      const na = plak(regels, { bij, tekst, jaargroep, land })
      if (na) {
        zet(na.regels)
        setOver(na.over)
      }
      return na !== null
    },
  }
}
