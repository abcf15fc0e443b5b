import { useState } from 'react'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../dialoog-later.tsx'
import { useMag } from '../kijk-mee/hier.ts'

const VerplaatsDialoog = dialoogLater(() =>
  import('./verplaats-dialoog.tsx').then((m) => m.VerplaatsDialoog),
)

interface Props {
  readonly adminId: string
  /** Where all of them sit, which is no place to go to; null where they sit apart. */
  readonly groepId: string | null
  readonly leerlingen: readonly LeerlingId[]
  readonly onKlaar: () => void
}

/** Moves the chosen pupils, for who may; what asks where to is fetched when it is asked for. */
export function VerplaatsKnop(props: Props) {
  const mag = useMag('leerling.write')
  const [open, setOpen] = useState(false)
  if (!mag) return null
  const close = () => setOpen(false)
  return (
    <>
      <Knop soort="tekst" icoon="wissel" onClick={() => setOpen(true)}>
        Verplaatsen
      </Knop>
      {open && (
        <VerplaatsDialoog
          {...props}
          onSluit={close}
          onKlaar={() => {
            close()
            props.onKlaar()
          }}
        />
      )}
    </>
  )
}
