import { createHash } from 'node:crypto'
import type { Land } from '@letterhaven/contracts/admin'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import type { Context } from '../kern/context.ts'
import type { DemoMens } from '../features/demoschool/demo-mens.policy.ts'
import { link } from '../features/sso/koppelingen.service.ts'
import { withScope } from '../platform/scope.ts'
import { SEED_ADMINS, type SeedAdmin } from './plan.ts'
import { giveSchoolnummer } from './seed.queries.ts'

/** Numbers that no school has: of both countries' own shape. */
const SCHOOLNUMMERS: Readonly<Record<string, string>> = { dekade: '99DK00', hetanker: '999001' }

/** Somebody who begins at the school: the school's own system knows them, and nobody here does yet. */
const NIEUWE_COLLEGA: Readonly<Record<Land, Naam>> = {
  nl: { voornaam: 'Femke', tussenvoegsel: '', achternaam: 'Wouters' },
  be: { voornaam: 'Lies', tussenvoegsel: '', achternaam: 'Maes' },
}

/** Shaped like a real pseudonym, and made from nothing but the seed. */
const eckIdVan = (id: string): string =>
  `https://ketenid.nl/201703/${createHash('sha512').update(`demo/${id}`).digest('hex')}`

/** Whoever of the school may be tried, and whose sign-in it is; null for who is not linked. */
interface Schoolaccount {
  readonly mens: DemoMens
  readonly userId: UserId | null
}

function accountsVan(admin: SeedAdmin): Schoolaccount[] {
  const schoolnummer = SCHOOLNUMMERS[admin.sleutel]
  const [, groep] = admin.groepen
  const [beheerder, docent] = admin.medewerkers
  const [kind, nieuw] = groep?.leerlingen ?? []
  if (!schoolnummer || !groep || !beheerder || !docent || !kind || !nieuw) return []
  const { land } = admin
  const w = woordkeusBijLand(land)
  const collega = NIEUWE_COLLEGA[land]
  const make = (
    { id, naam }: Pick<typeof docent, 'naam'> & { readonly id: string },
    over: Pick<DemoMens, 'wie' | 'rol'> & Partial<DemoMens>,
  ): DemoMens => ({
    id,
    voornaam: naam.voornaam,
    achternaam: `${naam.tussenvoegsel} ${naam.achternaam}`.trim(),
    land,
    schoolnummer,
    eckId: null,
    isCoAccount: false,
    ...over,
  })
  const inGroep = `Leerling van ${w.groep === 'klas' ? `klas ${groep.naam}` : groep.naam.toLowerCase()}`
  return [
    {
      mens: make(docent, { wie: `${w.Leerkracht} bij ${admin.naam}`, rol: 'employee' }),
      userId: docent.id,
    },
    {
      mens: make(beheerder, { wie: `Beheerder van ${admin.naam}`, rol: 'employee' }),
      userId: beheerder.id,
    },
    {
      mens: make(kind, { wie: inGroep, rol: 'student', eckId: eckIdVan(kind.id) }),
      userId: kind.id as string as UserId,
    },
    {
      mens: make(nieuw, { wie: `${inGroep}, nog niet gekoppeld`, rol: 'student' }),
      userId: null,
    },
    {
      mens: make(
        { id: `nieuw-${docent.id}`, naam: collega },
        {
          wie: `Nieuwe collega van ${admin.naam}, nog niet gekoppeld`,
          rol: 'employee',
          email: `${collega.voornaam.toLowerCase()}@${admin.sleutel}.example`,
        },
      ),
      userId: null,
    },
    {
      mens: make(
        {
          id: `ouder-${kind.id}`,
          naam: {
            ...kind.naam,
            voornaam: 'Ouder van',
            tussenvoegsel: kind.naam.voornaam,
            achternaam: '',
          },
        },
        { wie: 'Co-account van een ouder', rol: 'affiliate', isCoAccount: true },
      ),
      userId: null,
    },
  ]
}

/** Everybody whom the demonstration's school system knows. */
export const DEMO_MENSEN: readonly DemoMens[] = SEED_ADMINS.flatMap(accountsVan).map(
  ({ mens }) => mens,
)

/** Makes the school known by its number, and its accounts by their marks; what is there stays as it is. */
export async function seedSchoolaccounts(
  ctx: Pick<Context, 'kysely' | 'geheimKey'>,
  admin: SeedAdmin,
): Promise<void> {
  const nummer = SCHOOLNUMMERS[admin.sleutel]
  if (!nummer) return
  await withScope(ctx.kysely, admin.id, (scope) => giveSchoolnummer(scope, nummer))
  for (const { mens, userId } of accountsVan(admin)) {
    if (!userId) continue
    const { id: sub, eckId } = mens
    await link(ctx, userId, { aanbieder: 'demoschool', eckId, profielId: null, sub })
  }
}
