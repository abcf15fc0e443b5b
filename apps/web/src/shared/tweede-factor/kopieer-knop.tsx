import { useEffect, useState } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

interface Eigenschappen {
  readonly tekst: string
  readonly children: string
}

const TERUG_MS = 4000

/** Puts a text on the clipboard and says whether that worked. */
export function KopieerKnop({ tekst, children }: Eigenschappen) {
  const [stand, setStand] = useState<'rust' | 'gelukt' | 'mislukt'>('rust')
  useEffect(() => {
    if (stand === 'rust') return undefined
    const klok = setTimeout(() => setStand('rust'), TERUG_MS)
    return () => clearTimeout(klok)
  }, [stand])
  const handleKopieer = async () => {
    try {
      await navigator.clipboard.writeText(tekst)
      setStand('gelukt')
    } catch {
      setStand('mislukt')
    }
  }
  return (
    <>
      <Knop icoon={stand === 'gelukt' ? 'vinkje' : 'klembord'} onClick={() => void handleKopieer()}>
        {stand === 'gelukt' ? 'Gekopieerd' : children}
      </Knop>
      <output className={stand === 'mislukt' ? 'tweede-hulp' : 'lh-vh'}>
        {stand === 'gelukt' && 'Gekopieerd'}
        {stand === 'mislukt' && 'Kopiëren lukte niet: kies de tekst en kopieer zelf.'}
      </output>
    </>
  )
}
