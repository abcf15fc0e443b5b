import type { UserId } from '@letterhaven/contracts/ids'
import { eersteDagVan, schooljaarVan } from '@letterhaven/domain/schooljaar'
import type { AdminScope, Context } from '../kern/context.ts'
import { hashStaffPassword, sealFor, sealGeheim } from '../kern/geheimen/geheimen.service.ts'
import { giveTotp } from '../features/tweede-factor/tweede-factor.service.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { withScope } from '../platform/scope.ts'
import {
  SEED_ADMINS,
  SEED_KANTOOR,
  type SeedAdmin,
  type SeedKantoor,
  type SeedMedewerker,
} from './plan.ts'
import { makeHistorieBron, seedHistorie } from './historie/historie.service.ts'
import { seedSchoolaccounts } from './demoschool.ts'
import { seedToestemming } from './toestemming.ts'
import {
  heeftKantoor,
  insertLogins,
  insertSeedAdmin,
  insertSeedCodes,
  isGezaaid,
} from './seed.queries.ts'

type SeedContext = Pick<Context, 'kysely' | 'geheimKey' | 'now' | 'inhoud'>

async function stafLogin(persoon: SeedMedewerker | SeedKantoor) {
  return {
    id: persoon.id,
    gebruikersnaam: persoon.gebruikersnaam,
    wachtwoord_hash: await hashStaffPassword(persoon.wachtwoord),
    geheim: null,
    geheim_versie: null,
    kantoor_role: persoon.role === 'office' || persoon.role === 'superadmin' ? persoon.role : null,
  }
}

async function seedLogins({ db }: AdminScope, ctx: SeedContext, admin: SeedAdmin): Promise<void> {
  const leerlingen = admin.groepen.flatMap((groep) => groep.leerlingen)
  const logins = leerlingen.map((leerling) => ({
    id: leerling.id as string as UserId,
    gebruikersnaam: leerling.gebruikersnaam,
    wachtwoord_hash: null,
    ...sealGeheim(ctx, leerling.id, leerling.wachtwoord),
    plaatjes:
      leerling.plaatjes === null
        ? null
        : sealFor(ctx, ['plaatjes', leerling.id], leerling.plaatjes),
    kantoor_role: null,
  }))
  const staf = await Promise.all(admin.medewerkers.map(stafLogin))
  const leden = [...admin.medewerkers, ...leerlingen].map(({ id, role }) => ({
    login_id: id as string as UserId,
    admin_id: admin.id,
    role,
  }))
  await insertLogins(db, [...logins, ...staf], leden)
}

/** What is planted: everything, unless a test asks for less. */
interface Zaaigoed {
  readonly admins?: readonly SeedAdmin[]
  /** The weeks of practice too: playing them takes seconds. */
  readonly metHistorie?: boolean
}

/**
 * Plants the demonstration's schools, practices, homes and office, with their weeks of practice; what is
 * there already stays as it is.
 */
export async function seedDemo(
  ctx: SeedContext,
  { admins = SEED_ADMINS, metHistorie = true }: Zaaigoed = {},
): Promise<void> {
  const vandaag = dagVan(ctx.now())
  const bron = makeHistorieBron(ctx.inhoud, vandaag)
  for (const admin of admins) {
    const schooljaar = schooljaarVan(vandaag, admin.land)
    const dagen = { schooljaar, eersteDag: eersteDagVan(schooljaar, admin.land) }
    await withScope(ctx.kysely, admin.id, async (scope) => {
      if (await isGezaaid(scope)) return
      await insertSeedAdmin(scope, admin, dagen)
      await insertSeedCodes(scope, admin)
      await seedLogins(scope, ctx, admin)
      await seedToestemming(scope, admin, dagen.eersteDag)
      if (metHistorie) await seedHistorie(scope, bron, admin)
    })
    await seedSchoolaccounts(ctx, admin)
  }
  if (await heeftKantoor(ctx.kysely)) return
  await insertLogins(ctx.kysely, await Promise.all(SEED_KANTOOR.map(stafLogin)), [])
  for (const { id, totpGeheim } of SEED_KANTOOR) await giveTotp(ctx, id, totpGeheim)
}
