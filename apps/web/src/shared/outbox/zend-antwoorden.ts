import { ConflictSchema, OpgeslagenSchema } from '@letterhaven/contracts/antwoord'
import { antwoordenEndpoints } from '@letterhaven/contracts/endpoints/antwoorden'
import { ApiFout } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { readVorm } from '../read-vorm.ts'
import type { Zend, Zending } from './verstuur.ts'

/** How long a request may go without an answer from the server before it counts as failed, in ms. */
const GEDULD_MS = 15_000

/** Codes of refusals that will be the same however often the answers are sent. */
const GIFTIG: readonly string[] = ['invalid_input', 'not_found', 'body_too_large']

/** Translates a failed call into what it says about the answers in it. */
export function uitFout(fout: unknown): Zending {
  if (!(fout instanceof ApiFout)) return { soort: 'later' }
  if (fout.code === 'andere_sessie') return { soort: 'ander' }
  if (fout.status === 401 || fout.status === 403) return { soort: 'uitgelogd' }
  if (GIFTIG.includes(fout.code)) return { soort: 'geweigerd', waarom: fout.code }
  const body = fout.status === 409 ? readVorm(ConflictSchema, fout.body) : null
  if (!body?.success) return { soort: 'later' }
  const { opgeslagen, conflict } = body.data
  console.warn(`answers were stored before with other content: ${conflict.join(', ')}`)
  return { soort: 'opgeslagen', ids: [...opgeslagen, ...conflict] }
}

/** Sends answers to the server. With `keepalive` the request outlives the page. */
export function makeZend({ keepalive }: { readonly keepalive: boolean }): Zend {
  return async (leerlingId, antwoorden) => {
    try {
      const antwoord = await call(antwoordenEndpoints.createAntwoorden, {
        params: { leerlingId },
        namens: leerlingId,
        body: { verzondenOp: new Date().toISOString(), antwoorden: [...antwoorden] },
        signal: AbortSignal.timeout(GEDULD_MS),
        keepalive,
      })
      const body = readVorm(OpgeslagenSchema, antwoord)
      if (!body.success) return { soort: 'later' }
      return { soort: 'opgeslagen', ids: body.data.opgeslagen }
    } catch (fout) {
      return uitFout(fout)
    }
  }
}
