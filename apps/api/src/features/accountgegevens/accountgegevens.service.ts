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

/** How each country writes its official school number, and the sentence that explains it. */
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
 * Returns whether another admin has this number. A school has one number, in whatever form it is written: otherwise a second
 * form would give somebody else its school accounts. Only the office can tell two locations of one school apart.
 */
async function isVanAnder({ caller, scope }: Wie, nummer: string): Promise<boolean> {
  const { kern } = schoolnummersAls(nummer)
  const anderen = await q.listNummersVanAnderen(scope, kern)
  return anderen.some(
    (ander) =>
      ander === nummer || (caller.adminId !== null && schoolnummersAls(ander).kern === kern),
  )
}

/**
 * Requires a valid new number. The school sets its number once, and after that only the office can; no two admins share one.
 */
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

/**
 * Ends the sessions of everybody who signed in with a school account, except the caller's own, when a provider is about to be
 * closed.
 */
async function closeAanbieders({ ctx, caller, scope }: Wie, uit: readonly string[]): Promise<void> {
  const { sso_uit } = await q.getGegevens(scope)
  if (uit.every((id) => sso_uit.includes(id))) return
  await endSchoolaccountSessiesAt(scope, { now: ctx.now(), except: caller.sessieId })
}

/** Requires that every label belongs to an existing category; throws 400 at the first that does not. */
function requireCategorieen(labels: Readonly<Record<string, string>>) {
  const vreemd = Object.keys(labels).find((code) => !findCategorie(code))
  if (vreemd !== undefined)
    throw new ApiError('invalid_input', {
      [`eigenLabels.${vreemd}`]: 'Deze categorie bestaat niet',
    })
  return labels
}

/** Renders a field as a human reads it; null for a value that is more than one line. */
const alsTekst = (waarde: unknown): string | null =>
  typeof waarde === 'string' ? waarde || 'niets' : null

/**
 * Throws `gegevens_veranderd`, with the current values, when the caller would change a value that they have not seen. A value
 * that already is what the caller asks for is no conflict: the answer to an earlier try may have been lost.
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

/** Returns the account details of the school. */
export const getAccountgegevens = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Accountgegevens> => openAdmin({ ctx, caller, adminId }, show)

/**
 * Changes the named fields. Throws 400 with a sentence at the field for an impossible number, and 409 when a colleague changed
 * it since the caller looked.
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
