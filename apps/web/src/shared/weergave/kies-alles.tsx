import type { ReactNode } from 'react'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'

interface Props {
  readonly label: ReactNode
  readonly gekozen: number
  readonly van: number
  readonly onKies: (alles: boolean) => void
}

/** Chooses all rows of a list, or none. Not shown for a single row, which has its own check box. */
export function KiesAlles({ label, gekozen, van, onKies }: Props) {
  if (van < 2) return null
  return (
    <Vinkje
      label={label}
      checked={gekozen === van}
      deels={gekozen > 0 && gekozen < van}
      onChange={({ target }) => onKies(target.checked)}
    />
  )
}
