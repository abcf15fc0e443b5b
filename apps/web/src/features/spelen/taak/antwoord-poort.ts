import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { AntwoordPort } from '@letterhaven/game-kit/regels/poorten'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import type { Outbox } from '../../../shared/outbox/make-outbox.ts'
import { countSpeeltijd } from '../../../shared/speeltijd/speeltijd.ts'
import { makeUuidv7 } from '../../../shared/outbox/uuidv7.ts'

const nieuweId = makeUuidv7({
  nu: Date.now,
  willekeurig: (bytes) => void crypto.getRandomValues(bytes),
})

interface Waarvan {
  readonly outbox: Outbox
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly spel: SpelId
}

/** Makes the port that gives each answer its id and moment, and hands it to the outbox. */
export function makeAntwoordPoort({ outbox, leerlingId, taakId, spel }: Waarvan): AntwoordPort {
  return {
    save({ correct, gok, ...gespeeld }) {
      const gegevenOp = new Date().toISOString()
      const antwoord = {
        id: nieuweId(),
        taakId,
        spel,
        ...gespeeld,
        gegevenOp,
      }
      outbox.save(leerlingId, antwoord, { correct, gok })
      countSpeeltijd(winkels.local, leerlingId, { ms: gespeeld.ms, nu: Date.now() })
    },
  }
}

/** Staff try a game without leaving a trace. */
export const GEEN_SPOOR: AntwoordPort = { save: () => undefined }
