import type { LeerlingRij, LeerlingStatus } from '@letterhaven/contracts/leerling'
import { Signaal, Signalen } from '@letterhaven/ui/signaal.tsx'
import type { Toon } from '@letterhaven/ui/toon'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { STATUS } from '../../../shared/weergave/status.ts'
import { waaromZin } from '../../../shared/weergave/waarom-zin.ts'

interface Beeld {
  readonly toon: Toon
  readonly zin: (wie: string) => string
}

const BEELD: Readonly<Record<LeerlingStatus, Beeld>> = {
  aandacht: { toon: 'bad', zin: (wie) => `${wie} vraagt aandacht` },
  op_de_plaats: { toon: 'info', zin: (wie) => `${wie} blijft op peil` },
  vooruit: { toon: 'ok', zin: (wie) => `${wie} gaat vooruit` },
  nog_niet_te_zeggen: {
    toon: 'info',
    zin: (wie) => `Over ${wie} is nog niet genoeg te zeggen`,
  },
}

/** How a pupil stands in one sentence, with the numbers that say so. */
export function LeerlingSignaal({ leerling }: { leerling: LeerlingRij }) {
  const { toon, zin } = BEELD[leerling.status]
  return (
    <Signalen label="Hoe het nu gaat">
      <Signaal
        toon={toon}
        icoon={STATUS[leerling.status].icoon}
        titel={zin(leerling.naam.voornaam)}
      >
        {metHoofdletter(waaromZin(leerling.waarom))}.
      </Signaal>
    </Signalen>
  )
}
