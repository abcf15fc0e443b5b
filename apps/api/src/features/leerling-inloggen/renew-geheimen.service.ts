import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { logInzageVanGekozen } from '../../kern/inzagelog/inzagelog.service.ts'
import { endSessionsOfMany } from '../sessies/einde.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { readGekozen, takenAround } from './groep-ingang.service.ts'
import { versGeheim, versePlaatjes } from './nieuwe-geheimen.service.ts'
import { addPlaatjes, removePlaatjes, setGeheimenVan } from './wachtwoorden.queries.ts'

type Rij = Awaited<ReturnType<typeof readGekozen>>[number]['rijen'][number]

interface Werk {
  readonly ctx: Context
  readonly scope: AdminScope
  readonly rijen: readonly Rij[]
}

interface Wijziging {
  /** Whether the change applies to this pupil; it is only asked about pupils who have words. */
  raakt(rij: Rij): boolean
  perform(werk: Werk): Promise<void>
  /** Whether something stops working, so that the sessions of these pupils end. */
  readonly eindigt: boolean
}

const bezetRond = ({ ctx, scope, rijen }: Werk): Promise<Set<string>> =>
  takenAround(
    ctx,
    scope,
    rijen.map(({ id }) => id),
  )

const WIJZIGINGEN: Readonly<Record<GeheimenVraag['soort'], Wijziging>> = {
  nieuw: {
    raakt: () => true,
    async perform(werk) {
      const bezet = await bezetRond(werk)
      const vers = werk.rijen.map((rij) =>
        versGeheim(werk.ctx, { ...rij, metPlaatjes: rij.plaatjes !== null }, bezet),
      )
      await setGeheimenVan(werk.scope, vers)
    },
    eindigt: true,
  },
  plaatjes: {
    raakt: ({ plaatjes }) => plaatjes === null,
    async perform(werk) {
      const bezet = await bezetRond(werk)
      const vers = werk.rijen.map((rij) => ({
        id: rij.id,
        plaatjes: versePlaatjes(werk.ctx, rij, bezet),
      }))
      await addPlaatjes(werk.scope, vers)
    },
    eindigt: false,
  },
  geen_plaatjes: {
    raakt: ({ plaatjes }) => plaatjes !== null,
    perform: ({ scope, rijen }) =>
      removePlaatjes(
        scope,
        rijen.map(({ id }) => id),
      ),
    eindigt: true,
  },
}

/**
 * Changes how pupils of one or more groups sign in, in one transaction: new words (and pictures for pupils who have them),
 * pictures beside the words for pupils who have none, or no pictures any more. What is replaced or removed stops working, and
 * then the sessions of these pupils end. Nothing changes for pupils who only have a school account.
 */
export function renewGeheimen(
  ctx: Context,
  caller: Caller,
  {
    adminId,
    leerlingen,
    soort,
  }: GeheimenVraag & { readonly adminId: AdminId; readonly leerlingen: readonly LeerlingId[] },
): Promise<{ veranderd: number }> {
  const { raakt, perform, eindigt } = WIJZIGINGEN[soort]
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const delen = await readGekozen(scope, caller, leerlingen)
    const rijen = delen.flatMap((deel) =>
      deel.rijen.filter((rij) => rij.geheim !== null && raakt(rij)),
    )
    if (rijen.length > 0) await perform({ ctx, scope, rijen })
    await logInzageVanGekozen(scope, { caller, wat: 'nieuwe_wachtwoorden' }, delen)
    if (eindigt) {
      const logins = rijen.map(({ id }) => id as string as UserId)
      await endSessionsOfMany(scope, logins, ctx.now())
    }
    return { veranderd: rijen.length }
  })
}
