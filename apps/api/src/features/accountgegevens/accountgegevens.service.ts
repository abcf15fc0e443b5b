import type { Accountgegevens, WijzigAccountgegevens } from '@letterhaven/contracts/accountgegevens'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId } from '@letterhaven/contracts/ids'
import { vindCategorie } from '@letterhaven/taal/categorieen'
import type { AdminScope, Caller, Context } from '../../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { openAdmin } from '../toegang/toegang.service.ts'
import * as q from './accountgegevens.queries.ts'

interface School {
  readonly adminId: AdminId
}

/** How a number of the government is written in a country. */
const NUMMER: Record<Land, { readonly vorm: RegExp; readonly zin: string }> = {
  nl: { vorm: /^\d{2}[A-Z]{2}(?:\d{2})?$/, zin: 'Een BRIN-nummer is als 12AB of 12AB00' },
  be: { vorm: /^\d{6}$/, zin: 'Een instellingsnummer heeft zes cijfers' },
}
const VAST =
  'Aan dit nummer hangen schoolaccounts. Neem contact op met Letterhaven om het te veranderen'
const BEZET = 'Een ander account heeft dit nummer al. Klopt dat niet, neem dan contact op'

async function toon(scope: AdminScope): Promise<Accountgegevens> {
  const gegevens = await q.getGegevens(scope)
  const { sso_uit, tweede_factor, label_set, eigen_labels, ...rest } = gegevens
  const { vestigingen, vakanties } = gegevens
  return {
    ...rest,
    vestigingen: [...vestigingen],
    ssoUit: sso_uit,
    tweedeFactor: tweede_factor,
    labelSet: label_set,
    eigenLabels: { ...eigen_labels },
    vakanties: [...vakanties],
    nummerVast: rest.schoolnummer !== '',
  }
}

/** A number is set once by the school, then by the office alone; no two admins have the same. */
async function requireNummer(
  { ctx, caller, scope }: { ctx: Context; caller: Caller; scope: AdminScope },
  nummer: string,
): Promise<void> {
  await q.lockSchoolnummers(scope)
  const { schoolnummer, land } = await q.getGegevens(scope)
  if (nummer === schoolnummer) return
  const weiger = (zin: string): never => {
    throw new ApiError('invalid_input', { schoolnummer: zin })
  }
  if (schoolnummer !== '' && caller.adminId !== null) weiger(VAST)
  if (nummer === '') return
  const { vorm, zin } = NUMMER[land]
  if (!vorm.test(nummer)) weiger(zin)
  if (await q.isVanAnder(ctx.officeKysely, scope.adminId, nummer)) weiger(BEZET)
}

/** Names for categories that there are; 400 at the one that is none of ours. */
function requireCategorieen(labels: Readonly<Record<string, string>>) {
  const vreemd = Object.keys(labels).find((code) => !vindCategorie(code))
  if (vreemd !== undefined)
    throw new ApiError('invalid_input', {
      [`eigenLabels.${vreemd}`]: 'Deze categorie bestaat niet',
    })
  return labels
}

/** What the school says of itself. */
export const getAccountgegevens = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Accountgegevens> => openAdmin({ ctx, caller, adminId }, toon)

/** Changes what is named; 400 with a sentence at the field for a number that cannot be. */
export const updateAccountgegevens = (
  ctx: Context,
  caller: Caller,
  {
    adminId,
    ssoUit,
    tweedeFactor,
    labelSet,
    eigenLabels,
    vakanties,
    ...rest
  }: School & WijzigAccountgegevens,
): Promise<Accountgegevens> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    if (rest.schoolnummer !== undefined)
      await requireNummer({ ctx, caller, scope }, rest.schoolnummer)
    await q.setGegevens(scope, {
      ...rest,
      sso_uit: ssoUit && [...new Set(ssoUit)],
      tweede_factor: tweedeFactor,
      label_set: labelSet,
      eigen_labels: eigenLabels && requireCategorieen(eigenLabels),
      vakanties: vakanties?.toSorted((a, b) => a.van.localeCompare(b.van)),
    })
    return toon(scope)
  })
