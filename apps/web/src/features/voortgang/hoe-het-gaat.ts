import type { LeerlingRij, LeerlingStatus } from '@letterhaven/contracts/leerling'
import { achtWeken } from '../../shared/weergave/acht-weken.ts'

/** How a pupil stands, in one sentence. Of a change it speaks where the numbers are more than chance, and not else. */
export function hoeHetGaat(status: LeerlingStatus, wie: string): string {
  const zinnen: Record<LeerlingStatus, string> = {
    aandacht: `${wie} vraagt aandacht`,
    op_de_plaats: `Met ${wie} gaat het zoals verwacht`,
    vooruit: `${wie} gaat vooruit`,
    nog_niet_te_zeggen: `Over ${wie} is nog niet genoeg te zeggen`,
  }
  return zinnen[status]
}

/** The change over eight weeks; where the status found none in it, that it may be chance stands beside the number. */
export function veranderingZin({ status, weken }: Pick<LeerlingRij, 'status' | 'weken'>): string {
  const { verschil, zin } = achtWeken(weken)
  const isOnzeker = status === 'op_de_plaats' || status === 'nog_niet_te_zeggen'
  return verschil && isOnzeker ? `${zin}; dat kan toeval zijn` : zin
}
