import { finished } from 'node:stream'
import { UITVOER_PER_UUR } from '@letterhaven/contracts/accountgegevens-maten'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { WithDownload } from '../../platform/http.ts'
import { streamInScope } from '../../platform/scope.ts'
import { zip } from '../../platform/zip.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { logInzage } from '../../kern/inzagelog/inzagelog.service.ts'
import { isWithin, remIn } from '../../kern/remmen/remmen.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { bestandenVan } from './bestanden.ts'
import { slug } from './overzicht.service.ts'
import { getSchool, listKinderen } from './uitvoer.queries.ts'

const UUR_SECONDEN = 3600
/** Each export holds a connection for as long as it is being made. */
const TEGELIJK = 2
const WACHT_SECONDEN = 30

interface Wat {
  readonly adminId: AdminId
  /** Null for the whole school. */
  readonly leerlingId: LeerlingId | null
}

/** Returns the name of the zip file: the school or pupil that it is about, and the day. */
async function naamVan(scope: AdminScope, { leerlingId }: Wat, now: Date): Promise<string> {
  const { naam } = await getSchool(scope)
  if (leerlingId === null) return `letterhaven-${slug(naam)}-${dagVan(now)}.zip`
  const [kind] = await listKinderen(scope, leerlingId)
  if (!kind) throw notFound()
  return `letterhaven-${slug(`${kind.voornaam} ${kind.achternaam}`)}-${dagVan(now)}.zip`
}

/** Exports everything of a school or of one pupil, as a zip that is made while it is sent. */
export function createUitvoerService(ctx: Context) {
  let lopend = 0

  /** Checks whether the export is allowed, and logs it; nothing leaves without a record. */
  const begin = (caller: Caller, wat: Wat): Promise<string> =>
    openAdmin({ ctx, caller, adminId: wat.adminId }, async (scope) => {
      const { leerlingId } = wat
      const naam = await naamVan(scope, wat, ctx.now())
      const ruimte = { hoogstens: UITVOER_PER_UUR, seconden: UUR_SECONDEN }
      if (
        !(await isWithin(remIn(ctx, scope), 'uitvoer', {
          wie: leerlingId ?? wat.adminId,
          ...ruimte,
        }))
      )
        throw new ApiError('too_many_attempts', undefined, UUR_SECONDEN)
      await logInzage(scope, { caller, wat: 'export', ...(leerlingId && { leerlingId }) })
      return naam
    })

  async function make(caller: Caller, wat: Wat): Promise<WithDownload> {
    const { adminId, leerlingId } = wat
    if (lopend >= TEGELIJK) throw new ApiError('too_many_attempts', undefined, WACHT_SECONDEN)
    lopend += 1
    try {
      const naam = await begin(caller, wat)
      const nu = ctx.now()
      const stream = streamInScope(ctx.kysely, adminId, (scope) =>
        zip(bestandenVan({ ctx, scope, nu, leerlingId }), nu),
      )
      finished(stream, () => {
        lopend -= 1
      })
      return new WithDownload(stream, { mime: 'application/zip', naam })
    } catch (error) {
      lopend -= 1
      throw error
    }
  }

  return {
    vanSchool: (caller: Caller, { adminId }: Pick<Wat, 'adminId'>) =>
      make(caller, { adminId, leerlingId: null }),
    vanLeerling: (caller: Caller, wat: { adminId: AdminId; leerlingId: LeerlingId }) =>
      make(caller, wat),
  }
}
