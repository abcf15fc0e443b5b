import { TERUG_DAGEN } from '@letterhaven/contracts/import-maten'

const DAG_MS = 86_400_000

/** Returns until when something that was applied at a moment can be undone. */
export const terugTot = (op: Date): Date => new Date(op.getTime() + TERUG_DAGEN * DAG_MS)
