import type { LeerlingId } from '@letterhaven/contracts/ids'
import { countSchelpen } from '@letterhaven/domain/beloning'
import { dagenVanWeek } from '@letterhaven/domain/schooljaar'
import type { AdminScope } from '../../kern/context.ts'
import { listOefendagen, listSomvensters, listTaken, lockLeerling } from './landkaart.queries.ts'

type Taken = readonly { readonly aantal: number; readonly gedaan: number | null }[]
type Somvensters = readonly { readonly aan_sinds: Date | null }[]

const isVerlicht = ({ aan_sinds: sinds }: Somvensters[number]): boolean => sinds !== null

/** What these taken and windows earned. */
export const schelpenVan = (taken: Taken, somvensters: Somvensters): number =>
  countSchelpen(
    taken.map(({ aantal, gedaan }) => ({ aantal, gedaan: gedaan ?? 0 })),
    somvensters.filter(isVerlicht).length,
  )

/** What the pupil earned until now, and with how many lit windows. */
export async function readVerdiend(scope: AdminScope, leerlingId: LeerlingId) {
  const [taken, somvensters] = await Promise.all([
    listTaken(scope, leerlingId),
    listSomvensters(scope, leerlingId),
  ])
  return {
    schelpen: schelpenVan(taken, somvensters),
    // A goal is one window, also for whom two pupils who were made into one lit it both.
    ramen: new Set(somvensters.filter(isVerlicht).map(({ categorieen }) => categorieen[0])).size,
  }
}

/** Monday to Sunday of the week of this day: was there practice? */
export async function readWeek(
  scope: AdminScope,
  leerlingId: LeerlingId,
  vandaag: string,
): Promise<boolean[]> {
  const dagen = dagenVanWeek(vandaag)
  const geoefend = new Set(await listOefendagen(scope, leerlingId, dagen[0] ?? vandaag))
  return dagen.map((dag) => geoefend.has(dag))
}

/** Others who count or spend for this pupil wait until this transaction has committed. */
export const holdLeerling = (scope: AdminScope, leerlingId: LeerlingId): Promise<void> =>
  lockLeerling(scope, leerlingId)
