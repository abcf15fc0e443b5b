import type { LeerlingId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../dialoog-later.tsx'
import { useMag } from '../kijk-mee/hier.ts'
import { useOpening } from '../use-opening.ts'

const VerplaatsDialoog = dialoogLater(() =>
  import('./verplaats-dialoog.tsx').then((m) => m.VerplaatsDialoog),
)

interface Props {
  readonly adminId: string
  /** The group that all of them sit in, which is not offered; null when they sit in different ones. */
  readonly groepId: string | null
  readonly leerlingen: readonly LeerlingId[]
  readonly onKlaar: () => void
}

/** Moves the chosen pupils, for users who may. The dialog is fetched when it is opened. */
export function VerplaatsKnop(props: Props) {
  const mag = useMag('leerling.write')
  const { open, show, close } = useOpening<true>()
  if (!mag) return null
  return (
    <>
      <Knop soort="tekst" icoon="wissel" onClick={() => show(true)}>
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
