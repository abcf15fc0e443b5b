import type { LeerlingStatus } from '@letterhaven/contracts/leerling'

/** Says in one sentence how a pupil is doing. It mentions a change only when the numbers show more than chance. */
export function hoeHetGaat(status: LeerlingStatus, wie: string): string {
  const zinnen: Record<LeerlingStatus, string> = {
    aandacht: `${wie} heeft aandacht nodig`,
    op_de_plaats: `Met ${wie} gaat het zoals verwacht`,
    vooruit: `${wie} gaat vooruit`,
    nog_niet_te_zeggen: `Over ${wie} is nog niet genoeg te zeggen`,
  }
  return zinnen[status]
}
