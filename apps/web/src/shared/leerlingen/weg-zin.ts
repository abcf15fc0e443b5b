import type { AdminSoort } from '@letterhaven/contracts/admin'
import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import type { Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { aantal } from '../weergave/woorden.ts'

/** Who opens the prullenbak, where who asks may not. At home everybody may. */
const WIE_WEL: Readonly<Record<AdminSoort, string>> = {
  school: 'De schoolbeheerder',
  rt: 'Wie jullie praktijk beheert,',
  thuis: 'Wie het account beheert,',
  demo: 'De schoolbeheerder',
}

interface Wie {
  readonly role: Rol
  readonly soort: AdminSoort
}

/** That pupils lie in the prullenbak; for who cannot open it, who can bring them back and until when. */
export function wegZin(gedaan: number, { role, soort }: Wie): string {
  const zin = `${aantal(gedaan, 'leerling ligt', 'leerlingen liggen')} in de prullenbak.`
  if (heeftRecht(role, 'prullenbak.write')) return zin
  const wie = gedaan === 1 ? 'deze leerling' : 'ze'
  return `${zin} ${WIE_WEL[soort]} kan ${wie} nog ${PRULLENBAK_DAGEN} dagen terugzetten.`
}
