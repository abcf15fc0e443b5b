import type { Kysely } from 'kysely'
import type { Spreektaal } from '@letterhaven/contracts/geluid'
import type { Tables } from '../../schema/tables.ts'
import { saveGeluid, GeluidGeweigerd } from './geluiden.service.ts'
import { replaceGeluidTekst } from './geluiden.queries.ts'
import { OPNAME } from './kies-geluid.policy.ts'

/** Somebody's recording of a text of ours. */
export interface Opname {
  readonly taal: Spreektaal
  readonly tekst: string
  readonly bytes: Buffer
}

/**
 * Keeps a recording, in the place of the one before it. Throws GeluidGeweigerd for a text that is none of `eigen`, or
 * bytes that are no sound of ours. As the owner of the tables: the server itself adds no recordings yet.
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
