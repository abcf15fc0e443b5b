import { scopeVan } from '@letterhaven/api/kern/jaarscope'
import { beginStaat } from '@letterhaven/api/kern/staat/staat.service'
import { bankBronBij } from '@letterhaven/api/kern/ijking/bank.service'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { TestServer } from './test-server.ts'

const MS_PER_DAY = 86_400_000
const BRON = { groei: 'practice', herhaling: 'review', peiling: 'probe' } as const

/** Reads a pupil's stored state: its bytes as base64, and whether answers still wait to be folded in. */
export async function bewaardeStaat({ owner }: TestServer, leerlingId: LeerlingId) {
  const rij = await owner
    .selectFrom('staat')
    .select(['staat', 'versie', 'achter_vanaf', 'laatst_op'])
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirstOrThrow()
  return { ...rij, staat: rij.staat.toString('base64') }
}

/** Reads the answers of a pupil from the table, in the order in which they count. */
export function bewaardeAntwoorden({ owner }: TestServer, leerlingId: LeerlingId) {
  return owner
    .selectFrom('antwoord')
    .selectAll()
    .where('leerling_id', '=', leerlingId)
    .orderBy('gegeven_op')
    .orderBy('volgnummer')
    .orderBy('id')
    .execute()
}

/** Reads what was handed in of method tests, in the shape that the engine needs. */
async function ingeleverdeWoorden({ owner }: TestServer, leerlingId: LeerlingId) {
  const rijen = await owner
    .selectFrom('methodetoets_antwoord')
    .selectAll()
    .where('leerling_id', '=', leerlingId)
    .where('correct', 'is not', null)
    .orderBy('gegeven_op')
    .orderBy('plaats')
    .orderBy('methodetoets_id')
    .execute()
  return rijen.map((rij) => ({
    ...rij,
    correct: rij.correct === true,
    bank_versie: rij.bank_versie ?? 0,
    gok: 0.02,
    reden: null,
    thuis: false,
    poging: 1,
    vraag: null,
  }))
}

/** Returns what the state must be, in base64: every stored answer folded in order, from the very first state. */
export async function verseStaat(server: TestServer, leerlingId: LeerlingId): Promise<string> {
  const { inhoud } = server.ctx
  const leerling = await server.owner
    .selectFrom('leerling')
    .innerJoin('admin', 'admin.admin_id', 'leerling.admin_id')
    .leftJoin('staat', 'staat.leerling_id', 'leerling.id')
    .select(['leerling.id', 'jaargroep', 'begin_jaargroep', 'dyslexie', 'land'])
    .where('leerling.id', '=', leerlingId)
    .executeTakeFirstOrThrow()
  const rijen = [
    ...(await bewaardeAntwoorden(server, leerlingId)),
    ...(await ingeleverdeWoorden(server, leerlingId)),
  ].toSorted((a, b) => a.gegeven_op.getTime() - b.gegeven_op.getTime())
  const wissels = await server.owner
    .selectFrom('jaarwissel')
    .selectAll()
    .where('leerling_id', '=', leerlingId)
    .orderBy('op')
    .execute()
  const versies = [...rijen, ...wissels].map(({ bank_versie }) => bank_versie)
  const motor = await inhoud.motoren({
    land: leerling.land,
    versies,
    bron: bankBronBij(server.owner),
  })
  let staat = beginStaat(inhoud, {
    ...leerling,
    jaargroep: leerling.begin_jaargroep ?? leerling.jaargroep,
  })
  const wissel = (tot: Date | null): void => {
    while (wissels[0] && (tot === null || wissels[0].op <= tot)) {
      const [{ naar, bank_versie }] = wissels.splice(0, 1) as [(typeof wissels)[number]]
      const nu = { groep: naar, scope: scopeVan(inhoud, naar), dyslexie: leerling.dyslexie }
      staat = motor(bank_versie).change(staat, nu)
    }
  }
  for (const rij of rijen) {
    wissel(rij.gegeven_op)
    // A mend, which says what it was asked, and a step are kept and not folded.
    if (rij.vraag !== null && (rij.poging > 1 || rij.vraag.includes('>'))) continue
    staat = motor(rij.bank_versie).update(staat, rij.woord_id, {
      correct: rij.correct,
      t: rij.gegeven_op.getTime() / MS_PER_DAY,
      guess: rij.gok,
      source: rij.reden ? BRON[rij.reden.soort] : 'method',
      place: rij.thuis ? 'home' : 'school',
      rt: rij.ms,
    })
  }
  wissel(null)
  return Buffer.from(inhoud.engine.serialize(staat)).toString('base64')
}
