import type { Kysely } from 'kysely'
import type { BankBron, LevendeInhoud } from '../inhoud.ts'
import type { Tables } from '../../schema/tables.ts'
import { findBank, findLevendeVersie } from './bank.queries.ts'

/** Reads banks from the database. */
export const bankBronBij = (db: Kysely<Tables>): BankBron => ({
  levend: () => findLevendeVersie(db),
  async read(versie) {
    const bank = await findBank(db, versie)
    if (!bank) throw new Error(`bank ${versie} never lived`)
    return bank
  },
})

/** How often, in ms, a server looks for a new bank, and so how soon after a night it uses it. */
const ELKE_MS = 30_000

export interface Volger {
  stop(): Promise<void>
}

/**
 * Checks at intervals whether another bank is live, on this server as on all others. Until then answers are folded with the
 * previous bank, and record that; when the database does not answer, the next check tries again.
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
