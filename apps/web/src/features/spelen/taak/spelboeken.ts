import type { LeerlingId } from '@letterhaven/contracts/ids'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import type { Spelboek, Spelboeken } from '@letterhaven/contracts/spelboek'
import { TRAPPEN } from '@letterhaven/contracts/trap'
import { addRonde, LEEG_BOEK, mergeSpelboek } from '@letterhaven/domain/spelboek'
import type { BoekPort } from '@letterhaven/game-kit/regels/poorten'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'

/** What games remember of one pupil on this device, and how the account is told of it. */
export interface Boekenplank {
  readonly winkel: Opslag
  readonly leerlingId: LeerlingId
  /** Puts a book together with that of the account, and returns the result. */
  readonly send: (spel: SpelId, boek: Spelboek) => Promise<Spelboek>
}

interface Rij {
  readonly boek: Spelboek
  /** Whether the account knows all of it. */
  readonly isBekend: boolean
}

const sleutel = (leerlingId: LeerlingId, spel: SpelId): string => `spelboek:${leerlingId}:${spel}`

const isTel = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && Number.isSafeInteger(waarde) && waarde >= 0

/** Returns a book that a device kept; null for anything else. */
function readBoek(waarde: unknown): Spelboek | null {
  const { gespeeld, record, geheim, trap } = { ...(waarde as Partial<Spelboek> | null) }
  const isRecord = record === null || isTel(record)
  if (!isTel(gespeeld) || !isRecord || typeof geheim !== 'boolean') return null
  const deze = TRAPPEN.find((een) => een === trap)
  return deze === undefined ? null : { gespeeld, record, geheim, trap: deze }
}

/** Returns what this device remembers; null when that is nothing, or cannot be read. */
function readRij({ winkel, leerlingId }: Boekenplank, spel: SpelId): Rij | null {
  try {
    const gelezen = JSON.parse(winkel.getItem(sleutel(leerlingId, spel)) ?? 'null') as Rij | null
    const boek = readBoek(gelezen?.boek)
    return boek && { boek, isBekend: gelezen?.isBekend === true }
  } catch {
    return null
  }
}

const keep = ({ winkel, leerlingId }: Boekenplank, spel: SpelId, rij: Rij): void =>
  void winkel.setItem(sleutel(leerlingId, spel), JSON.stringify(rij))

/** Tells the account what it does not know of a game. Without a network that is done the next time a game is loaded. */
async function tell(plank: Boekenplank, spel: SpelId): Promise<void> {
  const rij = readRij(plank, spel)
  if (!rij || rij.isBekend) return
  try {
    const samen = await plank.send(spel, rij.boek)
    // Another tab may have played on meanwhile.
    const nu = readRij(plank, spel)?.boek ?? rij.boek
    const boek = mergeSpelboek(nu, samen)
    keep(plank, spel, { boek, isBekend: JSON.stringify(boek) === JSON.stringify(samen) })
  } catch {
    // It stays on this device, as unknown to the account.
  }
}

/** Tells the account everything that it does not know yet. */
export const tellAll = async (plank: Boekenplank): Promise<void> => {
  for (const spel of SPEL_IDS) await tell(plank, spel)
}

/** Returns what a game remembers: what this device has, put together with what the account has. */
export function readSpelboek(
  plank: Boekenplank,
  spel: SpelId,
  vanAccount: Spelboeken | undefined,
): Spelboek {
  return mergeSpelboek(readRij(plank, spel)?.boek ?? LEEG_BOEK, vanAccount?.[spel] ?? LEEG_BOEK)
}

/** Makes the port by which a round adds to what its game remembers, on top of `begin`. */
export function makeBoekPoort(plank: Boekenplank, spel: SpelId, begin: Spelboek): BoekPort {
  function change(wissel: (boek: Spelboek) => Spelboek): void {
    // What another tab added since stays.
    const nu = mergeSpelboek(readRij(plank, spel)?.boek ?? LEEG_BOEK, begin)
    keep(plank, spel, { boek: wissel(nu), isBekend: false })
    void tell(plank, spel)
  }
  return {
    findGeheim: () => change((boek) => ({ ...boek, geheim: true })),
    addRonde: (ronde) => change((boek) => addRonde(boek, ronde)),
  }
}
