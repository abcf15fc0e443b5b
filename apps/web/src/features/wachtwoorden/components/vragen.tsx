import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingWachtwoord } from '@letterhaven/contracts/leerling-ingang'
import type { useWachtwoorden } from '../gebruik-wachtwoorden.ts'
import { KaartenDialoog } from './kaarten-dialoog.tsx'
import { NieuwDialoog } from './nieuw-dialoog.tsx'

/** What is asked before it is done, and of whom. */
export interface Vraag {
  readonly wat: 'kaarten' | 'nieuw'
  readonly ids: readonly LeerlingId[]
}

interface Props {
  readonly vraag: Vraag | null
  readonly leerlingen: readonly LeerlingWachtwoord[]
  readonly acties: ReturnType<typeof useWachtwoorden>
  readonly onSluit: () => void
}

/** The dialog that stands open, if any; it closes when what it asked is done. */
export function Vragen({ vraag, leerlingen, acties, onSluit }: Props) {
  if (!vraag) return null
  const { bezig, maakKaarten, vernieuwAlle } = acties
  const gekozen = leerlingen.filter(({ leerlingId }) => vraag.ids.includes(leerlingId))
  const ids = gekozen.map(({ leerlingId }) => leerlingId)
  const na = (gelukt: boolean) => {
    if (gelukt) onSluit()
  }
  if (vraag.wat === 'kaarten')
    return (
      <KaartenDialoog
        gekozen={gekozen}
        bezig={bezig === 'kaarten'}
        onMaak={(qr) => void maakKaarten(ids, qr).then(na)}
        onSluit={onSluit}
      />
    )
  return (
    <NieuwDialoog
      gekozen={gekozen}
      bezig={bezig === 'alle'}
      onNieuw={() => void vernieuwAlle(ids).then(na)}
      onSluit={onSluit}
    />
  )
}
