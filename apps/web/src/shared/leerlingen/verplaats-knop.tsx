import { useState } from 'react'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { dialoogLater } from '../dialoog-later.tsx'
import { useSessieUser } from '../session/sessie.ts'

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
  const role = useSessieUser()?.role
  const [open, setOpen] = useState(false)
  if (!role || !heeftRecht(role, 'leerling.write')) return null
  const sluit = () => setOpen(false)
  return (
    <>
      <Knop soort="tekst" icoon="wissel" onClick={() => setOpen(true)}>
        Verplaatsen
      </Knop>
      {open && (
        <VerplaatsDialoog
          {...props}
          onSluit={sluit}
          onKlaar={() => {
            sluit()
            props.onKlaar()
          }}
        />
      )}
    </>
  )
}
