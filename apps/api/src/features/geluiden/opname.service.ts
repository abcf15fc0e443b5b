import type { Kysely } from 'kysely'
import type { Spreektaal } from '@letterhaven/contracts/geluid'
import type { Tables } from '../../schema/tables.ts'
import { saveGeluid, GeluidGeweigerd } from './geluiden.service.ts'
import { replaceGeluidTekst } from './geluiden.queries.ts'
import { OPNAME } from './kies-geluid.policy.ts'

/** A person's recording of a text of ours. */
export interface Opname {
  readonly taal: Spreektaal
  readonly tekst: string
  readonly bytes: Buffer
}

/**
 * Stores a recording in place of the one before it. Throws GeluidGeweigerd for a text that is not in `eigen`, or bytes that are
 * no sound of ours. It runs as the owner of the tables: the server itself adds no recordings yet.
 */
export async function addOpname(
  owner: Kysely<Tables>,
  { taal, tekst, bytes }: Opname,
  eigen: ReadonlySet<string>,
): Promise<void> {
  const woorden = tekst.normalize('NFC')
  if (!eigen.has(woorden))
    throw new GeluidGeweigerd('Dit is geen woord of zin van ons; let op hoofdletters en punten.')
  const hash = await saveGeluid(owner, bytes)
  await replaceGeluidTekst(owner, { taal, tekst: woorden, bron: OPNAME }, hash)
}
