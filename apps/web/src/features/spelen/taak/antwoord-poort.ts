import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { AntwoordPort } from '@letterhaven/game-kit/regels/poorten'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import type { Outbox } from '../../../shared/outbox/maak-outbox.ts'
import { telSpeeltijd } from '../../../shared/speeltijd/speeltijd.ts'
import { maakUuidv7 } from '../../../shared/outbox/uuidv7.ts'

const nieuweId = maakUuidv7({
  nu: Date.now,
  willekeurig: (bytes) => void crypto.getRandomValues(bytes),
})

interface Waarvan {
  readonly outbox: Outbox
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly spel: SpelId
}

/** Gives each answer its id and moment and hands it to the outbox. */
export function maakAntwoordPoort({ outbox, leerlingId, taakId, spel }: Waarvan): AntwoordPort {
  return {
    bewaar({ woordId, gegeven, ms, poging, reden, correct, gok }) {
      const gegevenOp = new Date().toISOString()
      const antwoord = {
        id: nieuweId(),
        taakId,
        spel,
        woordId,
        gegeven,
        ms,
        poging,
        reden,
        gegevenOp,
      }
      outbox.bewaar(leerlingId, antwoord, { correct, gok })
      telSpeeltijd(winkels.local, leerlingId, { ms, nu: Date.now() })
    },
  }
}

/** Staff try a game without a trace. */
export const GEEN_SPOOR: AntwoordPort = { bewaar: () => undefined }
