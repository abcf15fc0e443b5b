import { useEffect, useMemo } from 'react'
import { maakSpraak } from '@letterhaven/game-kit/spraak'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Reads a text aloud, for who does not read it yet. */
export function VoorleesKnop({ tekst }: { readonly tekst: string }) {
  const { land } = useWoordkeus()
  const spraak = useMemo(() => maakSpraak(land), [land])
  useEffect(() => () => spraak.stil(), [spraak])
  return (
    <button
      type="button"
      className="kaart-rond voorlees"
      aria-label="Lees voor"
      onClick={() => void spraak.zeg(tekst)}
    >
      <Icoon naam="geluid" maat={26} />
    </button>
  )
}
