import { randomUUID } from 'node:crypto'
import { countAgain } from '@letterhaven/api/kern/stand/stand.service'
import type { AdminId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { uuidv7 } from './nieuw-antwoord.ts'
import type { TestServer } from './test-server.ts'

/** What a stored answer from the past is made from. */
export interface OudAntwoord {
  readonly gegevenOp: Date
  readonly correct: boolean
  readonly categorie?: string
  readonly woordId?: string
  readonly gegeven?: string
  readonly vraag?: string
  readonly poging?: number
  readonly ms?: number
}

/** Inserts answers straight into the table as the owner: weeks of practice that no call could make now. */
export async function insertOudeAntwoorden(
  { owner }: TestServer,
  leerling: { adminId: AdminId; id: LeerlingId },
  antwoorden: readonly OudAntwoord[],
): Promise<void> {
  const apparaat = randomUUID()
  const rijen = antwoorden.map((a, volgnummer) => ({
    admin_id: leerling.adminId,
    leerling_id: leerling.id,
    id: uuidv7(a.gegevenOp),
    taak_id: randomUUID() as string as TaakId,
    spel: 'glazenwasser' as const,
    woord_id: a.woordId ?? 'boom',
    categorie: a.categorie ?? 'hak',
    vraag: a.vraag ?? null,
    gegeven: a.gegeven ?? (a.correct ? (a.woordId ?? 'boom') : 'mis'),
    correct: a.correct,
    gok: 0.5,
    ms: a.ms ?? 2000,
    poging: a.poging ?? 1,
    reden: {
      soort: 'groei' as const,
      categorie: 'hak',
      kans: 0.8,
      zeker: [0.6, 0.9] as [number, number],
    },
    gegeven_op: a.gegevenOp,
    apparaat,
    volgnummer,
    thuis: false,
    bank_versie: 0,
    motor_versie: 2,
  }))
  if (rijen.length === 0) return
  await owner.insertInto('antwoord').values(rijen).execute()
  await countAgain({ db: owner, adminId: leerling.adminId }, [leerling.id])
}
