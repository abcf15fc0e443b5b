import type { LeerlingId } from '@letterhaven/contracts/ids'
import { countSchelpen } from '@letterhaven/domain/beloning'
import { dagenVanWeek } from '@letterhaven/domain/schooljaar'
import type { AdminScope } from '../../kern/context.ts'
import { listOefendagen, listSomvensters, listTaken, lockLeerling } from './landkaart.queries.ts'

type Taken = readonly { readonly aantal: number; readonly gedaan: number | null }[]
type Somvensters = readonly { readonly aan_sinds: Date | null }[]

const isVerlicht = ({ aan_sinds: sinds }: Somvensters[number]): boolean => sinds !== null

/** Returns what these taken and windows earned. */
export const schelpenVan = (taken: Taken, somvensters: Somvensters): number =>
  countSchelpen(
    taken.map(({ aantal, gedaan }) => ({ aantal, gedaan: gedaan ?? 0 })),
    somvensters.filter(isVerlicht).length,
  )

/** Returns what the pupil has earned so far, and the number of lit windows. */
export async function readVerdiend(scope: AdminScope, leerlingId: LeerlingId) {
  const [taken, somvensters] = await Promise.all([
    listTaken(scope, leerlingId),
    listSomvensters(scope, leerlingId),
  ])
  return {
    schelpen: schelpenVan(taken, somvensters),
    // A goal counts as one window, also when two pupils who were merged had both lit it.
    ramen: new Set(somvensters.filter(isVerlicht).map(({ categorieen }) => categorieen[0])).size,
  }
}

/** Returns for Monday to Sunday of the week of this day whether there was practice. */
export async function readWeek(
  scope: AdminScope,
  leerlingId: LeerlingId,
  vandaag: string,
): Promise<boolean[]> {
  const dagen = dagenVanWeek(vandaag)
  const geoefend = new Set(await listOefendagen(scope, leerlingId, dagen[0] ?? vandaag))
  return dagen.map((dag) => geoefend.has(dag))
}

/** Keeps others who count or spend for this pupil waiting until this transaction has committed. */
export const holdLeerling = (scope: AdminScope, leerlingId: LeerlingId): Promise<void> =>
  lockLeerling(scope, leerlingId)
