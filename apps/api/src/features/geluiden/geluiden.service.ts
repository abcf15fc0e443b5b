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

/** The spoken Dutch of the host that is read. */
export const taalVan = ({ landVan }: Pick<Context, 'landVan'>, host: string): Spreektaal =>
  woordkeusBijLand(landVan(host)).taal

/** The provider's voice for a kind of Dutch; another Dutch voice where it has none. */
export function stemVan(tts: TtsProvider, taal: Spreektaal): string | null {
  const ander = taal === 'nl-NL' ? 'nl-BE' : 'nl-NL'
  return tts.voices(taal)[0] ?? tts.voices(ander)[0] ?? null
}

/** Whose sound it is where a provider's voice said it. */
export const bronVan = ({ id }: TtsProvider, stem: string): string => `${id}/${stem}`

/** The sources whose sounds may be heard now: recordings, and the voices of the provider that is set. */
function bronnenVan(tts: TtsProvider | null): string[] {
  if (!tts) return [OPNAME]
  const stemmen = ['nl-NL', 'nl-BE'].flatMap((taal) => tts.voices(taal))
  return [OPNAME, ...new Set(stemmen.map((stem) => bronVan(tts, stem)))]
}

/** A kept sound by its address. */
export async function getGeluid(
  { kysely }: Pick<Context, 'kysely'>,
  bestand: string,
): Promise<{ bytes: Buffer; mime: string }> {
  const naam = readBestand(bestand)
  const geluid = naam && (await findGeluid(kysely, naam))
  if (!naam || !geluid) throw notFound()
  return { bytes: geluid.bytes, mime: MIME[naam.soort] }
}

/** The addresses of what is kept of a taak's texts. */
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

/** A sound that cannot be kept, as a Dutch sentence. */
export class GeluidGeweigerd extends Error {}

/** Keeps a sound under the name of its own content, and tells that name. */
export async function saveGeluid(db: Kysely<Tables>, bytes: Buffer): Promise<string> {
  const soort = soortVan(bytes)
  if (!soort) throw new GeluidGeweigerd('Dit is geen mp3, ogg, webm, m4a of wav.')
  if (bytes.length > GROOTST) throw new GeluidGeweigerd('Dit geluid is groter dan 1 MB.')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await insertGeluid(db, { hash, soort, bytes })
  return hash
}
