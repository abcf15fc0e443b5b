import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../kern/context.ts'
import type { GeladenAccount } from './account.service.ts'
import { withdrawUitnodigingen } from '../docenten/uitnodigen.service.ts'
import { stappenVan, type ImportStap, type LeerlingVelden } from '../../schema/import-stap.ts'
import { metVrijeNamen, noemHeropend } from './terug-namen.ts'
import { putVeldenBack, zonderBezet } from './terug-velden.ts'
import { takeBack, putAway } from '../prullenbak/weg.service.ts'
import { prepareJaarwissel } from '../../kern/staat/jaarwissel.service.ts'
import { dropUitDienst } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import * as doe from './wijzigingen.queries.ts'

interface Terug {
  readonly stappen: readonly ImportStap[]
  readonly nu: GeladenAccount
  readonly vandaag: string
  readonly now: Date
  readonly door: UserId
}

/** Returns what goes back, without numbers that somebody else has by now; a pupil in the prullenbak keeps their numbers too. */
async function metVrijeNummers(
  scope: AdminScope,
  gewild: readonly (LeerlingVelden & { readonly id: LeerlingId })[],
  kinderen: GeladenAccount['kinderen'],
) {
  const houders = await doe.listGenummerd(scope, gewild)
  const straks = new Map(gewild.map((een) => [een.id, een]))
  const anderen = houders.map((een) => straks.get(een.id) ?? een)
  return gewild.flatMap((een) => {
    const nu = kinderen.get(een.id)
    const over = nu && zonderBezet(een, nu, anderen)
    return over ? [over] : []
  })
}

const gelijk = (a: object, b: object): boolean =>
  Object.entries(b).every(([veld, waarde]) => (a as Record<string, unknown>)[veld] === waarde)

/**
 * Undoes what an import did, as far as it still stands: what somebody changed since is left as it is. Pupils who came go to the
 * prullenbak, with all they did.
 */
export async function revert(
  ctx: Context,
  scope: AdminScope,
  { stappen, nu, vandaag, now, door }: Terug,
): Promise<{ gedaan: number; gelaten: number }> {
  const { kinderen, klassen, account } = nu
  const plek = new Map<string, string | null>(
    account.leerlingen.map(({ id, groep }) => [id, groep]),
  )
  const nieuw = new Set(kinderenVan(stappen, 'leerling_nieuw'))
  const terug = new Set(kinderenVan(stappen, 'terug'))
  const gewild = stappenVan(stappen, 'leerling').flatMap(({ id, ...stap }) => {
    const kind = kinderen.get(id)
    const velden = kind && putVeldenBack(kind, stap)
    return velden ? [{ ...velden, id }] : []
  })
  const leerlingen = await metVrijeNummers(scope, gewild, kinderen)
  const zoalsGedaan = stappenVan(stappen, 'groep').filter(({ id, naar }) => {
    const klas = klassen.get(id)
    return klas !== undefined && gelijk(klas, naar)
  })
  const groepen = metVrijeNamen(zoalsGedaan, account.groepen)
  const heropend = idsVan(stappen, 'groep_archief')
  const open = new Set<string>([...klassen.keys(), ...heropend])
  const isOpen = (groep: GroepId | null): boolean => groep === null || open.has(groep)
  // A pupil who came with the file goes to the prullenbak: a group to go back to is of no use, or no longer exists.
  const verhuisd = stappenVan(stappen, 'plaats').filter(
    ({ id, van }) => !nieuw.has(id) && (isOpen(van) || !terug.has(id)),
  )
  // Pupils cannot go back to a group that was archived since.
  const plaatsen = verhuisd.filter(({ id, van, naar }) => plek.get(id) === naar && isOpen(van))

  const wisselJaar = await prepareJaarwissel(ctx, scope, { leerlingen, now })
  await doe.setGearchiveerd(scope, heropend, null)
  await dropUitDienst(scope, heropend)
  const terugNu = new Map(groepen.map(({ id, van }) => [id, van.naam]))
  const komtTerug = new Set<string>(heropend)
  const straks = account.groepen.flatMap((groep) =>
    komtTerug.has(groep.id)
      ? []
      : [{ ...groep, naam: terugNu.get(groep.id as GroepId) ?? groep.naam }],
  )
  const anders = noemHeropend(await doe.listGroepen(scope, heropend), straks)
  await move(
    scope,
    plaatsen.map(({ id, van }) => ({ id, naar: van })),
    vandaag,
  )
  await doe.updateLeerlingen(scope, leerlingen)
  await wisselJaar()
  await doe.updateGroepen(scope, [...groepen.map(({ id, van }) => ({ id, ...van })), ...anders])
  const terugGezet = await takeBack(scope, kinderenVan(stappen, 'vertrokken'), vandaag)
  const weg = await putAway(
    scope,
    [...kinderenVan(stappen, 'leerling_nieuw'), ...kinderenVan(stappen, 'terug')],
    { now, door },
  )
  const gesloten = await doe.setGearchiveerd(scope, idsVan(stappen, 'groep_nieuw'), now)
  const ingetrokken = await withdrawUitnodigingen(ctx, scope, {
    caller: { userId: door },
    ids: stappenVan(stappen, 'uitgenodigd').map(({ id }) => id),
  })
  const gedaan =
    plaatsen.length +
    leerlingen.length +
    groepen.length +
    terugGezet.length +
    weg.length +
    gesloten +
    ingetrokken
  const alles = stappen.length - (stappenVan(stappen, 'plaats').length - verhuisd.length)
  const terecht = heropend.length - anders.length
  return { gedaan: gedaan + terecht, gelaten: alles - gedaan - terecht }
}

const idsVan = (
  stappen: readonly ImportStap[],
  soort: 'groep_nieuw' | 'groep_archief',
): GroepId[] => stappenVan(stappen, soort).map(({ id }) => id)

const kinderenVan = (
  stappen: readonly ImportStap[],
  soort: 'leerling_nieuw' | 'terug' | 'vertrokken',
): LeerlingId[] => stappenVan(stappen, soort).map(({ id }) => id)
