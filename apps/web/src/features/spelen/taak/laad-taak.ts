import { MAX_BATCH } from '@letterhaven/contracts/antwoord'
import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { isTijdelijk } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import type { PakketRij } from '../../../shared/outbox/database.ts'
import { database, eigenLeerling, outbox, outboxStore } from '../../../shared/outbox/outbox.ts'
import type { OutboxRij } from '../../../shared/outbox/store.ts'
import { bewaarPakket, leesPakket } from './pakket-store.ts'
import { rondeVan, sindsLaden, type Ronde } from './ronde.ts'

/** How long to wait for another tab that is sending, in ms. */
const WACHT_OP_SLOT_MS = 6000

/** A taak with all that is needed to play it on this device. */
export interface GeladenTaak {
  readonly pakket: TaakPakket
  readonly ronde: Ronde
  /** Answers the pakket does not know of yet, oldest first. */
  readonly sinds: readonly OutboxRij[]
  /** Whether answers are kept: only the pupil's own are. */
  readonly isEigen: boolean
}

interface Wat {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
}

const haalPakket = (wat: Wat): Promise<TaakPakket> =>
  call(landkaartEndpoints.getTaak, { params: wat })

/**
 * Loads a taak whole. The outbox is emptied first and nobody sends meanwhile, so that what the
 * server counts and what the device counts never overlap; where that does not work out, the taak is
 * played on as this device kept it.
 */
export async function laadTaak(wat: Wat): Promise<GeladenTaak> {
  if (eigenLeerling() !== wat.leerlingId) {
    const pakket = await haalPakket(wat)
    return { pakket, ronde: rondeVan(pakket.taak, 0), sinds: [], isEigen: false }
  }
  const bewaard = await leesPakket(database, wat.leerlingId, wat.taakId)
  const rij = await outbox.inRust(
    (afloop) => (bewaard && afloop !== 'leeg' ? Promise.resolve(bewaard) : ververs(wat, bewaard)),
    WACHT_OP_SLOT_MS,
  )
  const geladen = rij ?? bewaard ?? (await ververs(wat, null))
  return metAntwoorden(wat, geladen)
}

async function ververs(wat: Wat, bewaard: PakketRij | null): Promise<PakketRij> {
  try {
    const pakket = await haalPakket(wat)
    await outboxStore.vergeetBezorgd(wat.leerlingId, wat.taakId)
    return await bewaarPakket(database, wat.leerlingId, pakket)
  } catch (fout) {
    if (bewaard && isTijdelijk(fout)) return bewaard
    throw fout
  }
}

async function metAntwoorden(wat: Wat, { pakket, opgehaald }: PakketRij): Promise<GeladenTaak> {
  const vanTaak = sindsLaden(await outboxStore.listVanTaak(wat.leerlingId, wat.taakId), opgehaald)
  const wachtend = await outboxStore.listWachtend(wat.leerlingId, MAX_BATCH)
  const elders = wachtend.filter(({ antwoord }) => antwoord.taakId !== wat.taakId)
  const sinds = [...vanTaak, ...elders].toSorted((a, b) =>
    a.antwoord.gegevenOp.localeCompare(b.antwoord.gegevenOp),
  )
  return { pakket, ronde: rondeVan(pakket.taak, vanTaak.length), sinds, isEigen: true }
}
