import { readFileSync } from 'node:fs'
import type { ImportGelezen, ImportKeuzes, ImportVoorbeeld } from '@letterhaven/contracts/import'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'
import type { TestSchool } from './test-school.ts'

/** Who sends a file, and for which school. */
interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Reads the valid file of a school that every hostile file was made from. */
export const schoolbestand = (): string =>
  readFileSync(new URL('../../importers/voorbeelden/school.xml', import.meta.url), 'utf8')

/**
 * Places in a zip of one file: where its end says where the list begins, and where the list and the head of the file give the
 * size.
 */
const [LIJST_BIJ_EINDE, GROOTTE_IN_LIJST, GROOTTE_VOORAF] = [6, 24, 22] as const

/** Makes a zip that claims to contain a hundred bytes, and contains this many. */
export function zipDieLiegt(bytes: number): Uint8Array {
  const zip = zipSync({ 'EDEX.XML': new Uint8Array(bytes) })
  const blik = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  blik.setUint32(GROOTTE_VOORAF, 100, true)
  const lijst = blik.getUint32(zip.byteLength - LIJST_BIJ_EINDE, true)
  blik.setUint32(lijst + GROOTTE_IN_LIJST, 100, true)
  return zip
}

/** Sends a file as the browser does. */
export const sendBestand = (
  server: TestServer,
  wie: Wie,
  { bestand, naam = 'EDEX.XML' }: { bestand: string | Uint8Array; naam?: string },
) =>
  server.call(`/api/admins/${wie.adminId}/imports?bestandsnaam=${encodeURIComponent(naam)}`, {
    method: 'POST',
    token: wie.token,
    body: typeof bestand === 'string' ? bestand : Buffer.from(bestand),
    headers: { 'content-type': 'application/octet-stream' },
  })

/** Sends a file and returns the preview; throws when the file is refused. */
export async function readIn(
  server: TestServer,
  wie: Wie,
  bestand: string | Uint8Array = schoolbestand(),
): Promise<ImportVoorbeeld> {
  const { body } = await sendBestand(server, wie, { bestand })
  const gelezen = body as ImportGelezen
  if (gelezen.status !== 'gelezen') throw new Error(`refused: ${JSON.stringify(body)}`)
  return gelezen.voorbeeld
}

/** Nothing is decided: what is sure is done, and no question is answered. */
export const GEEN_KEUZES = { zelfde: [], nieuw: [], vertrokken: [] }

const SOORTEN = ['bekijk', 'toe', 'terug', 'weg'] as const
type Soort = (typeof SOORTEN)[number]

/**
 * Makes the sample calls for files of a school; `prepare` reads a file for each call that needs one, and applies one of them.
 */
export function makeImportProeven(server: () => TestServer) {
  const gelezen = new Map<string, ImportId>()
  const een = (soort: Soort): Proef => ({
    params: ({ adminId }) => ({ adminId, importId: gelezen.get(`${adminId} ${soort}`) ?? '' }),
    kapot: { params: { importId: 'geen-uuid' }, veld: 'importId' },
    als: ({ rollen }) => rollen.schooladmin,
  })
  const keuzes = async (adminId: AdminId, id: ImportId, token: string) => {
    const { body } = await server().call(`/api/admins/${adminId}/imports/${id}`, { token })
    return { ...GEEN_KEUZES, vingerafdruk: (body as ImportVoorbeeld).vingerafdruk ?? '' }
  }
  const proeven = {
    listImports: {
      params: ({ adminId }) => ({ adminId }),
      kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
      als: ({ rollen }) => rollen.schooladmin,
    },
    readImport: {
      params: ({ adminId }) => ({ adminId }),
      query: () => ({ bestandsnaam: 'EDEX.XML' }),
      body: schoolbestand,
      kapot: { query: { bestandsnaam: '' }, veld: 'bestandsnaam' },
      als: ({ rollen }) => rollen.schooladmin,
    },
    getImport: een('bekijk'),
    applyImport: {
      ...een('toe'),
      body: ({ adminId, rollen }) =>
        keuzes(adminId, gelezen.get(`${adminId} toe`) as ImportId, rollen.schooladmin.token),
      kapot: { body: { ...GEEN_KEUZES, vingerafdruk: 3 }, veld: 'vingerafdruk' },
    },
    revertImport: een('terug'),
    dropImport: een('weg'),
  } satisfies Record<string, Proef>
  return {
    proeven,
    async prepare({ adminId }: TestSchool): Promise<void> {
      for (const soort of SOORTEN) {
        // Each file is read by somebody else, because reading a file forgets the one that the same person read before.
        const wie = await server().build.medewerker(adminId, 'schooladmin')
        const { id } = await readIn(server(), { adminId, token: wie.token })
        gelezen.set(`${adminId} ${soort}`, id)
        if (soort === 'terug') await apply(server(), { adminId, token: wie.token, id })
      }
    },
  }
}

/** Applies a file as its preview shows it now. */
export async function apply(
  server: TestServer,
  { adminId, token, id }: Wie & { readonly id: ImportId },
  keuzes: Partial<ImportKeuzes> = {},
) {
  const pad = `/api/admins/${adminId}/imports/${id}`
  const { body } = await server.call(pad, { token })
  const { vingerafdruk } = body as ImportVoorbeeld
  return server.call(`${pad}/toepassen`, {
    method: 'POST',
    token,
    body: { vingerafdruk, ...GEEN_KEUZES, ...keuzes },
  })
}

/** Returns as text everything of an account that a file may change and a list shows, to see what changed. */
export async function accountStand({ owner }: TestServer, adminId: AdminId): Promise<string> {
  const { rows } = await sql<{ alles: unknown }>`
    select jsonb_build_object(
      'leerling', (select jsonb_agg(to_jsonb(l) order by l.id) from leerling l
        where l.admin_id = ${adminId} and l.deleted_at is null),
      'groep', (select jsonb_agg(to_jsonb(g) order by g.id) from groep g
        where g.admin_id = ${adminId} and g.gearchiveerd_op is null),
      'plaatsing', (select jsonb_agg(jsonb_build_array(p.leerling_id, p.groep_id) order by p.leerling_id)
        from plaatsing p join leerling l on l.id = p.leerling_id
        where p.admin_id = ${adminId} and p.tot is null and l.deleted_at is null)
    ) as alles`.execute(owner)
  return JSON.stringify(rows[0]?.alles)
}

/** Returns the pupil with this number in the school's administration. */
export const leerlingMetSleutel = ({ owner }: TestServer, adminId: AdminId, sleutel: string) =>
  owner
    .selectFrom('leerling')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('sleutel', '=', sleutel)
    .executeTakeFirst()

/** Sets the number of seats, as if the school had ordered them. */
export const setPlaatsen = (server: TestServer, adminId: AdminId, aantal: number) =>
  server.owner
    .updateTable('licentie_bestelling')
    .set({ plaatsen: aantal })
    .where('admin_id', '=', adminId)
    .execute()
