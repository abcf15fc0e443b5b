import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Geluiden, Spreektaal } from '@letterhaven/contracts/geluid'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import type { Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { TtsProvider } from '../../platform/tts.ts'
import type { Tables } from '../../schema/tables.ts'
import { findGeluid, insertGeluid, listGeluiden } from './geluiden.queries.ts'
import { GROOTST, readBestand, MIME, soortVan } from './geluid-soort.policy.ts'
import { chooseGeluiden, OPNAME } from './kies-geluid.policy.ts'
import type { Zegbaar } from './zegbaar.policy.ts'

/** Returns the spoken Dutch of the host. */
export const taalVan = ({ landVan }: Pick<Context, 'landVan'>, host: string): Spreektaal =>
  woordkeusBijLand(landVan(host)).taal

/** Returns the provider's voice for a kind of Dutch, or another Dutch voice when it has none. */
export function stemVan(tts: TtsProvider, taal: Spreektaal): string | null {
  const ander = taal === 'nl-NL' ? 'nl-BE' : 'nl-NL'
  return tts.voices(taal)[0] ?? tts.voices(ander)[0] ?? null
}

/** Names the source of a sound that a provider's voice made. */
export const bronVan = ({ id }: TtsProvider, stem: string): string => `${id}/${stem}`

/** Lists the sources whose sounds may be heard now: recordings, and the voices of the configured provider. */
function bronnenVan(tts: TtsProvider | null): string[] {
  if (!tts) return [OPNAME]
  const stemmen = ['nl-NL', 'nl-BE'].flatMap((taal) => tts.voices(taal))
  return [OPNAME, ...new Set(stemmen.map((stem) => bronVan(tts, stem)))]
}

/** Returns a stored sound by its file name; throws 404 when there is none. */
export async function getGeluid(
  { kysely }: Pick<Context, 'kysely'>,
  bestand: string,
): Promise<{ bytes: Buffer; mime: string }> {
  const naam = readBestand(bestand)
  const geluid = naam && (await findGeluid(kysely, naam))
  if (!naam || !geluid) throw notFound()
  return { bytes: geluid.bytes, mime: MIME[naam.soort] }
}

/** Returns the addresses of the stored sounds for the texts of a taak. */
export async function geluidenVan(
  { tts }: Pick<Context, 'tts'>,
  db: Kysely<Tables>,
  { taal, zegbaar }: { taal: Spreektaal; zegbaar: Zegbaar },
): Promise<Geluiden> {
  const { zinnen, woorden, robotwoorden, correcties } = zegbaar
  const teksten = [...zinnen, ...woorden, ...correcties]
  const kandidaten = await listGeluiden(db, { teksten, bronnen: bronnenVan(tts) })
  const geenRobot = new Set(woorden).difference(new Set(robotwoorden))
  return chooseGeluiden(kandidaten, { taal, robotMag: (tekst) => !geenRobot.has(tekst) })
}

/** Thrown for a sound that cannot be stored; the message is a Dutch sentence. */
export class GeluidGeweigerd extends Error {}

/** Stores a sound under the hash of its content, and returns that hash. */
export async function saveGeluid(db: Kysely<Tables>, bytes: Buffer): Promise<string> {
  const soort = soortVan(bytes)
  if (!soort) throw new GeluidGeweigerd('Dit is geen mp3, ogg, webm, m4a of wav.')
  if (bytes.length > GROOTST) throw new GeluidGeweigerd('Dit geluid is groter dan 1 MB.')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await insertGeluid(db, { hash, soort, bytes })
  return hash
}
