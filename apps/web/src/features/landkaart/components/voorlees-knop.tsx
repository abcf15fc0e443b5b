import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { useSpraak } from '../gebruik-spraak.ts'

/** Reads a text aloud, for who does not read it yet. */
export function VoorleesKnop({ tekst }: { readonly tekst: string }) {
  const zeg = useSpraak()
  return (
    <button
      type="button"
      className="kaart-rond voorlees"
      aria-label="Lees voor"
      onClick={() => zeg(tekst)}
    >
      <Icoon naam="geluid" maat={26} />
    </button>
  )
}
