import './status-pil.css'
import type { LeerlingStatus } from '@letterhaven/contracts/leerling'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { STATUS } from './status.ts'

/** The status of a pupil: icon, word and colour. */
export function StatusPil({ status }: { status: LeerlingStatus }) {
  const { woord, icoon, toon } = STATUS[status]
  return (
    <span className="status-pil">
      <Pil toon={toon}>
        <Icoon naam={icoon} maat={14} />
        {woord}
      </Pil>
    </span>
  )
}
