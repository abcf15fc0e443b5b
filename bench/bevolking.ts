import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AdminId, LeerlingId, SomvensterId, TaakId, UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../apps/api/src/kern/context.ts'
import { sealGeheim } from '../apps/api/src/kern/geheimen/geheimen.service.ts'
import { startSession } from '../apps/api/src/features/sessies/sessies.service.ts'
import { scopeVan } from '../apps/api/src/kern/jaarscope.ts'
import { beginStaat } from '../apps/api/src/kern/staat/staat.service.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'

/** A pupil who plays in the benchmark: their ids, their token, and what they can be asked. */
export interface Speler {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly token: string
  readonly gebruikersnaam: string
  readonly categorieen: readonly string[]
}

const TOKEN_SECONDS = 4 * 3600
const JAARGROEP = 5
/** The password of every pupil in the benchmark. */
export const WACHTWOORD = 'houten boot'
const NIEUW = { kantoor_role: null, wachtwoord_hash: null } as const

const nieuweId = <T extends string>(): T => randomUUID() as string as T

/** Makes one pupil with a sign-in, a window with one taak, and the state to start with. */
async function makeSpeler(owner: Kysely<Tables>, ctx: Context, adminId: AdminId): Promise<Speler> {
  const leerlingId = nieuweId<LeerlingId>()
  const leerling = { id: leerlingId, jaargroep: JAARGROEP, dyslexie: false }
  const [somvenster, taakId] = [nieuweId<SomvensterId>(), nieuweId<TaakId>()]
  const gebruikersnaam = `leerling.${leerlingId}`
  const categorieen = scopeVan(ctx.inhoud, JAARGROEP)
  const van = { admin_id: adminId, leerling_id: leerlingId }
  await owner
    .insertInto('leerling')
    .values({
      ...leerling,
      admin_id: adminId,
      voornaam: 'Fien',
      tussenvoegsel: '',
      achternaam: 'Meting',
    })
    .execute()
  await owner
    .insertInto('login')
    .values({
      ...NIEUW,
      id: leerlingId as string as UserId,
      gebruikersnaam,
      ...sealGeheim(ctx, leerlingId, WACHTWOORD),
    })
    .execute()
  await owner
    .insertInto('lidmaatschap')
    .values({ login_id: leerlingId as string as UserId, admin_id: adminId, role: 'leerling' })
    .execute()
  await owner
    .insertInto('somvenster')
    .values({
      ...van,
      id: somvenster,
      eiland: 'spelling',
      categorieen: categorieen.slice(0, 1),
      volgorde: 1,
    })
    .execute()
  await owner
    .insertInto('taak')
    .values({
      ...van,
      id: taakId,
      somvenster_id: somvenster,
      soort: 'spelling',
      aantal: 10,
      volgorde: 1,
    })
    .execute()
  const staat = Buffer.from(ctx.inhoud.engine.serialize(beginStaat(ctx.inhoud, leerling)))
  await owner
    .insertInto('staat')
    .values({ ...van, versie: 0, staat, begin_jaargroep: leerling.jaargroep })
    .execute()
  const wie = { userId: leerlingId as string as UserId, role: 'leerling', adminId } as const
  const session = { wie, ver: 1, soort: 'leerlingcode', agent: '', seconds: TOKEN_SECONDS } as const
  return {
    adminId,
    leerlingId,
    taakId,
    categorieen,
    gebruikersnaam,
    ...(await startSession(ctx, session)),
  }
}

/** Makes schools with pupils who are all ready to play. */
export async function bevolk(
  owner: Kysely<Tables>,
  ctx: Context,
  { scholen, leerlingen }: { readonly scholen: number; readonly leerlingen: number },
): Promise<Speler[]> {
  const spelers: Speler[] = []
  for (let s = 0; s < scholen; s++) {
    const adminId = nieuweId<AdminId>()
    await owner
      .insertInto('admin')
      .values({
        admin_id: adminId,
        naam: `Meetschool ${s + 1}`,
        soort: 'school',
        land: 'nl',
        features: [],
      })
      .execute()
    for (let l = 0; l < leerlingen; l++) spelers.push(await makeSpeler(owner, ctx, adminId))
  }
  return spelers
}
