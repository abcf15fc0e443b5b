import type { LeerlingStatus } from '@letterhaven/contracts/leerling'

/** How a pupil stands, in one sentence. Of a change it speaks where the numbers are more than chance, and not else. */
export function hoeHetGaat(status: LeerlingStatus, wie: string): string {
  const zinnen: Record<LeerlingStatus, string> = {
    aandacht: `${wie} heeft aandacht nodig`,
    op_de_plaats: `Met ${wie} gaat het zoals verwacht`,
    vooruit: `${wie} gaat vooruit`,
    nog_niet_te_zeggen: `Over ${wie} is nog niet genoeg te zeggen`,
  }
  return zinnen[status]
}
