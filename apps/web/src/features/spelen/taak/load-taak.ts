import { MAX_BATCH } from '@letterhaven/contracts/antwoord'
import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { isTijdelijk } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import type { PakketRij } from '../../../shared/outbox/database.ts'
import { eigenLeerling, outbox, outboxStore } from '../../../shared/outbox/outbox.ts'
import type { OutboxRij } from '../../../shared/outbox/store.ts'
import { savePakket, readPakket } from './pakket-store.ts'
import { rondeVan, sindsLaden, type Ronde } from './ronde.ts'

/** How long to wait for another tab that is sending, in ms. */
const WACHT_OP_SLOT_MS = 6000

/** A taak with everything needed to play it on this device. */
export interface GeladenTaak {
  readonly pakket: TaakPakket
  readonly ronde: Ronde
  /** Whether the device could be asked what was answered on it; without that, `ronde` may lag behind. */
  readonly isHeel: boolean
  /** Answers that the pakket does not include yet, oldest first. */
  readonly sinds: readonly OutboxRij[]
  /** Whether answers are kept: only the pupil's own are. */
  readonly isEigen: boolean
}

interface Wat {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
}

const fetchPakket = (wat: Wat): Promise<TaakPakket> =>
  call(landkaartEndpoints.getTaak, { params: wat })

/** What was fetched ahead, for the next taak to be loaded. */
interface Vooruit {
  readonly taakId: TaakId
  /** The moment at which it was fetched, once it is here; null when the fetch failed. */
  readonly opgehaald: Promise<string | null>
  /** The time on the page's clock after which it may be out of date. */
  readonly tot: number
}
let vooruit: Vooruit | null = null

/** How long a taak that was fetched ahead counts as fresh. */
const VERS_MS = 5 * 60_000

/**
 * Returns the latest numbers of a taak. The outbox is emptied first and nobody sends meanwhile, so that what the server counts
 * and what the device counts never overlap. When that fails, the taak continues from what this device kept.
 */
async function nieuwste(wat: Wat, bewaard: PakketRij | null): Promise<PakketRij> {
  const rij = await outbox.inRust(
    (afloop) => (bewaard && afloop !== 'leeg' ? Promise.resolve(bewaard) : refresh(wat, bewaard)),
    WACHT_OP_SLOT_MS,
  )
  return rij ?? bewaard ?? (await refresh(wat, null))
}

const readRij = (wat: Wat): Promise<PakketRij | null> => readPakket(wat.leerlingId, wat.taakId)

/** Loads a taak before the pupil asks for it; `loadTaak` can then start with it at once. */
export async function fetchTaakAhead(wat: Wat): Promise<void> {
  if (eigenLeerling() !== wat.leerlingId) return
  const rij = readRij(wat).then((bewaard) => nieuwste(wat, bewaard))
  const opgehaald = rij.then(
    (nu) => nu.opgehaald,
    () => null,
  )
  vooruit = { taakId: wat.taakId, opgehaald, tot: performance.now() + VERS_MS }
  await rij
}

/**
 * Returns the moment at which this taak was fetched ahead, waiting for a fetch under way; null when there is none or it is not
 * fresh. It is given out once.
 */
async function takeAhead({ taakId }: Wat): Promise<string | null> {
  const gehaald = vooruit
  vooruit = null
  const isVers = gehaald?.taakId === taakId && performance.now() < gehaald.tot
  return isVers ? gehaald.opgehaald : null
}

/** Loads a taak completely. */
export async function loadTaak(wat: Wat): Promise<GeladenTaak> {
  if (eigenLeerling() !== wat.leerlingId) {
    const pakket = await fetchPakket(wat)
    return { pakket, ronde: rondeVan(pakket.taak, []), isHeel: true, sinds: [], isEigen: false }
  }
  const vooruitOp = await takeAhead(wat)
  const bewaard = await readRij(wat)
  if (bewaard && bewaard.opgehaald === vooruitOp) {
    const geladen = await metAntwoorden(wat, bewaard)
    // An answer has come since, from another tab: the server must be asked what it changed.
    if (geladen.isHeel && geladen.sinds.length === 0) return geladen
  }
  return metAntwoorden(wat, await nieuwste(wat, bewaard))
}

async function refresh(wat: Wat, bewaard: PakketRij | null): Promise<PakketRij> {
  try {
    const pakket = await fetchPakket(wat)
    await outboxStore.vergeetBezorgd(wat.leerlingId, wat.taakId)
    return await savePakket(wat.leerlingId, pakket)
  } catch (fout) {
    if (bewaard && isTijdelijk(fout)) return bewaard
    throw fout
  }
}

async function metAntwoorden(wat: Wat, { pakket, opgehaald }: PakketRij): Promise<GeladenTaak> {
  const { rijen, isHeel } = await outboxStore.listVanTaak(wat.leerlingId, wat.taakId)
  const vanTaak = sindsLaden(rijen, opgehaald)
  const wachtend = await outboxStore.listWachtend(wat.leerlingId, MAX_BATCH)
  const elders = wachtend.filter(({ antwoord }) => antwoord.taakId !== wat.taakId)
  const sinds = [...vanTaak, ...elders].toSorted((a, b) =>
    a.antwoord.gegevenOp.localeCompare(b.antwoord.gegevenOp),
  )
  return { pakket, ronde: rondeVan(pakket.taak, vanTaak), isHeel, sinds, isEigen: true }
}
