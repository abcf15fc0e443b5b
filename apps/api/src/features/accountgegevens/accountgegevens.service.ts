import { isDeepStrictEqual } from 'node:util'
import type { Accountgegevens, WijzigAccountgegevens } from '@letterhaven/contracts/accountgegevens'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId } from '@letterhaven/contracts/ids'
import { findCategorie } from '@letterhaven/taal/categorieen'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { endSchoolaccountSessiesAt } from '../sessies/einde.service.ts'
import { schoolnummersAls } from '../sso/schoolnummer.policy.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import * as q from './accountgegevens.queries.ts'

interface School {
  readonly adminId: AdminId
}

/** Who changes something, and where. */
interface Wie {
  readonly ctx: Context
  readonly caller: Caller
  readonly scope: AdminScope
}

/** How a number of the government is written in a country. */
const NUMMER: Record<Land, { readonly vorm: RegExp; readonly zin: string }> = {
  nl: { vorm: /^\d{2}[A-Z]{2}(?:\d{2})?$/, zin: 'Een BRIN-nummer ziet eruit als 12AB of 12AB00' },
  be: { vorm: /^\d{6}$/, zin: 'Een instellingsnummer heeft zes cijfers' },
}
const VAST =
  'Schoolaccounts zijn aan dit nummer gekoppeld. Neem contact op met Letterhaven om het te veranderen'
const GEEN_SCHOOL = 'Alleen een school heeft een nummer van de overheid'
const BEZET = 'Een ander account heeft dit nummer al. Klopt dat niet, neem dan contact op'

async function show(scope: AdminScope): Promise<Accountgegevens> {
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

/**
 * Is this number another admin's? One school has one, however it is written: by a second way of writing it somebody
 * else would get its school accounts. Two places of one school are told apart by the office alone.
 */
async function isVanAnder({ caller, scope }: Wie, nummer: string): Promise<boolean> {
  const { kern } = schoolnummersAls(nummer)
  const anderen = await q.listNummersVanAnderen(scope, kern)
  return anderen.some(
    (ander) =>
      ander === nummer || (caller.adminId !== null && schoolnummersAls(ander).kern === kern),
  )
}

/** A number is set once by the school, then by the office alone; no two admins have the same. */
async function requireNummer(wie: Wie, nummer: string): Promise<void> {
  const { caller, scope } = wie
  await q.lockSchoolnummers(scope)
  const { schoolnummer, land, soort } = await q.getGegevens(scope)
  if (nummer === schoolnummer) return
  const refuse = (zin: string): never => {
    throw new ApiError('invalid_input', { schoolnummer: zin })
  }
  if (schoolnummer !== '' && caller.adminId !== null) refuse(VAST)
  if (nummer === '') return
  if (soort !== 'school') refuse(GEEN_SCHOOL)
  const { vorm, zin } = NUMMER[land]
  if (!vorm.test(nummer)) refuse(zin)
  if (await isVanAnder(wie, nummer)) refuse(BEZET)
}

/** Shuts providers of school accounts: who came in by one is out at once. */
async function closeAanbieders({ ctx, caller, scope }: Wie, uit: readonly string[]): Promise<void> {
  const { sso_uit } = await q.getGegevens(scope)
  if (uit.every((id) => sso_uit.includes(id))) return
  await endSchoolaccountSessiesAt(scope, { now: ctx.now(), except: caller.sessieId })
}

/** Names for categories that there are; 400 at the one that is none of ours. */
function requireCategorieen(labels: Readonly<Record<string, string>>) {
  const vreemd = Object.keys(labels).find((code) => !findCategorie(code))
  if (vreemd !== undefined)
    throw new ApiError('invalid_input', {
      [`eigenLabels.${vreemd}`]: 'Deze categorie bestaat niet',
    })
  return labels
}

/** A field as a human reads it; null for what is more than a line. */
const alsTekst = (waarde: unknown): string | null =>
  typeof waarde === 'string' ? waarde || 'niets' : null

/**
 * `gegevens_veranderd`, with what stands there now, where the caller changes what it has not seen. What stands there
 * already as it is asked for is no other's: an answer that was lost is asked for again.
 */
async function requireNogZo(scope: AdminScope, wijziging: WijzigAccountgegevens): Promise<void> {
  const { was, ...wordt } = wijziging
  if (!was) return
  await q.lockGegevens(scope)
  const nu = new Map<string, unknown>(Object.entries(await show(scope)))
  const gevraagd = new Map<string, unknown>(Object.entries(wordt))
  const anders = Object.keys(was).filter((veld) =>
    [was[veld], gevraagd.get(veld)].every((een) => !isDeepStrictEqual(een, nu.get(veld))),
  )
  if (anders.length === 0) return
  const zinnen = anders.flatMap((veld) => {
    const tekst = alsTekst(nu.get(veld))
    return tekst === null ? [] : [[veld, `Hier staat intussen: ${tekst}`] as const]
  })
  throw new ApiError('gegevens_veranderd', Object.fromEntries(zinnen))
}

/** What the school says of itself. */
export const getAccountgegevens = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Accountgegevens> => openAdmin({ ctx, caller, adminId }, show)

/**
 * Changes what is named; 400 with a sentence at the field for a number that cannot be, 409 where a colleague changed it
 * since the caller looked.
 */
export const updateAccountgegevens = (
  ctx: Context,
  caller: Caller,
  { adminId, ...wijziging }: School & WijzigAccountgegevens,
): Promise<Accountgegevens> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const wie = { ctx, caller, scope }
    await requireNogZo(scope, wijziging)
    const { ssoUit, tweedeFactor, labelSet, eigenLabels, vakanties, was: _, ...rest } = wijziging
    if (rest.schoolnummer !== undefined) await requireNummer(wie, rest.schoolnummer)
    if (ssoUit) await closeAanbieders(wie, ssoUit)
    await q.setGegevens(scope, {
      ...rest,
      sso_uit: ssoUit && [...new Set(ssoUit)],
      tweede_factor: tweedeFactor,
      label_set: labelSet,
      eigen_labels: eigenLabels && requireCategorieen(eigenLabels),
      vakanties: vakanties?.toSorted((a, b) => a.van.localeCompare(b.van)),
    })
    return show(scope)
  })
