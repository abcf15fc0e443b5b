import type { Kysely } from 'kysely'
import type { BankBron, LevendeInhoud } from '../inhoud.ts'
import type { Tables } from '../../schema/tables.ts'
import { findBank, findLevendeVersie } from './bank.queries.ts'

/** The banks in the database. */
export const bankBronBij = (db: Kysely<Tables>): BankBron => ({
  levend: () => findLevendeVersie(db),
  async lees(versie) {
    const bank = await findBank(db, versie)
    if (!bank) throw new Error(`bank ${versie} never lived`)
    return bank
  },
})

/** How soon after a night every server goes by the new bank, in ms. */
const ELKE_MS = 30_000

export interface Volger {
  stop(): Promise<void>
}

/**
 * Looks now and again whether another bank lives, on this server as on all others. Until then answers are folded
 * with the bank before it, and say so; a database that does not answer is asked again later.
 */
export function followLevendeBank(inhoud: LevendeInhoud, elkeMs = ELKE_MS): Volger {
  let onderweg: Promise<unknown> = Promise.resolve()
  const look = (): void => {
    onderweg = inhoud.ververs().catch(() => undefined)
  }
  const wekker = setInterval(look, elkeMs).unref()
  return {
    async stop() {
      clearInterval(wekker)
      await onderweg
    },
  }
}
