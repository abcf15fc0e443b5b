import { spelboekEndpoints } from '@letterhaven/contracts/endpoints/spelboek'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import { LEEG_BOEK } from '@letterhaven/domain/spelboek'
import type { BoekPort } from '@letterhaven/game-kit/regels/poorten'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { call } from '../../../shared/api/client.ts'
import type { RondeVanTaak } from './bladwijzers.ts'
import type { GeladenTaak } from './load-taak.ts'
import { makeBoekPoort, readSpelboek, tellAll, type Boekenplank } from './spelboeken.ts'

/** Staff who try a game see all of its stages, and leave no trace in any. */
const VAN_IEDEREEN: Spelboek = { ...LEEG_BOEK, gespeeld: 3 }

const plankVan = (leerlingId: LeerlingId): Boekenplank => ({
  winkel: winkels.local,
  leerlingId,
  send: (spel, boek) =>
    call(spelboekEndpoints.saveSpelboek, { params: { leerlingId }, body: { spel, boek } }),
})

/** What a game remembers before a round, and where the round adds to it. */
interface OpenBoek {
  readonly boek: Spelboek
  /** Absent where the round adds nothing: of staff, and of a few words alone, which is no play of the game. */
  readonly poort: BoekPort | undefined
}

/** Opens what a game remembers of the pupil, and tells the account what was played on this device without a network. */
export function openBoek(
  { isEigen, pakket }: Pick<GeladenTaak, 'isEigen' | 'pakket'>,
  { leerlingId, spel, alleen }: Pick<RondeVanTaak, 'leerlingId' | 'spel' | 'alleen'>,
): OpenBoek {
  if (!isEigen) return { boek: VAN_IEDEREEN, poort: undefined }
  const plank = plankVan(leerlingId)
  const boek = readSpelboek(plank, spel, pakket.spelboeken)
  void tellAll(plank)
  return { boek, poort: alleen === null ? makeBoekPoort(plank, spel, boek) : undefined }
}
