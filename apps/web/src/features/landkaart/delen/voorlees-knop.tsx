import { useEffect, useState } from 'react'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { useSpraak } from './use-spraak.ts'

/** Reads a text aloud, for pupils who cannot read it yet; says so when this device cannot. */
export function VoorleesKnop({ tekst }: { readonly tekst: string }) {
  const spraak = useSpraak()
  const [kan, setKan] = useState(true)
  useEffect(() => {
    void spraak.kan([tekst]).then(setKan)
  }, [spraak, tekst])
  return (
    <button
      type="button"
      className="kaart-rond voorlees"
      aria-label={kan ? 'Lees voor' : 'Dit apparaat kan niet voorlezen'}
      disabled={!kan}
      onClick={() => void spraak.say({ tekst })}
    >
      <Icoon naam={kan ? 'geluid' : 'geluid-uit'} maat={26} />
    </button>
  )
}
