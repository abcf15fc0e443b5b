import type { Land } from '@letterhaven/contracts/admin'
import type { Vakantie } from '@letterhaven/domain/vakanties'
import type { AdminScope } from '../context.ts'
import { makeNoemer, type Noem } from './noemer.policy.ts'
import { getEigen } from './schooleigen.queries.ts'

/** What is a school's own in everything that is said about its pupils. */
export interface Schooleigen {
  readonly land: Land
  readonly noem: Noem
  readonly vakanties: readonly Vakantie[]
}

/** Returns how the admin of the scope names what it teaches, and when it is closed. */
export async function readEigen(scope: AdminScope): Promise<Schooleigen> {
  const { land, label_set, eigen_labels, vakanties } = await getEigen(scope)
  const noem = makeNoemer({ land, labelSet: label_set, eigenLabels: eigen_labels })
  return { land, noem, vakanties }
}

/** Returns only the names. */
export const noemerVan = async (scope: AdminScope): Promise<Noem> => (await readEigen(scope)).noem
