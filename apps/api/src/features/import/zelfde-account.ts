import { jaarVanSchool } from '@letterhaven/domain/jaar-van-school'
import type { Account } from './account.ts'

type Rij = Readonly<Record<string, unknown>>

const isZelfdeRij = (een: Rij, ander: Rij): boolean => {
  const velden = Object.keys(een)
  return (
    velden.length === Object.keys(ander).length && velden.every((veld) => een[veld] === ander[veld])
  )
}

const zijnZelfde = (een: readonly object[], ander: readonly object[]): boolean =>
  een.length === ander.length &&
  een.every((rij, plek) => isZelfdeRij(rij as Rij, ander[plek] as Rij))

/** Returns whether an account is still the same as when a file was compared with it. */
export const isZelfdeAccount = (een: Account, ander: Account): boolean =>
  een.jaren.bezet === ander.jaren.bezet &&
  jaarVanSchool(een.jaren) === jaarVanSchool(ander.jaren) &&
  zijnZelfde(een.leerlingen, ander.leerlingen) &&
  zijnZelfde(een.groepen, ander.groepen)
