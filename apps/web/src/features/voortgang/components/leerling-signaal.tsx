import type { LeerlingRij, LeerlingStatus } from '@letterhaven/contracts/leerling'
import { Signaal, Signalen } from '@letterhaven/ui/pagina/signaal.tsx'
import type { Toon } from '@letterhaven/ui/stijl/toon'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { STATUS } from '../../../shared/weergave/status.ts'
import { waaromZin } from '../../../shared/weergave/waarom-zin.ts'
import { hoeHetGaat } from '../hoe-het-gaat.ts'

const TOON: Readonly<Record<LeerlingStatus, Toon>> = {
  aandacht: 'bad',
  op_de_plaats: 'info',
  vooruit: 'ok',
  nog_niet_te_zeggen: 'info',
}

/** How a pupil is doing, in one sentence with the numbers that show it. */
export function LeerlingSignaal({ leerling }: { leerling: LeerlingRij }) {
  return (
    <Signalen label="Hoe het nu gaat">
      <Signaal
        toon={TOON[leerling.status]}
        icoon={STATUS[leerling.status].icoon}
        titel={
          <MetNamen
            tekst={hoeHetGaat(leerling.status, leerling.naam.voornaam)}
            namen={[leerling.naam.voornaam]}
          />
        }
      >
        <MetNamen tekst={`${metHoofdletter(waaromZin(leerling.waarom))}.`} />
      </Signaal>
    </Signalen>
  )
}
