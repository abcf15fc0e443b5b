import { MANIFESTS } from '@letterhaven/games/manifests'
import { expect, it } from 'vitest'
import { SPELBAAR } from './leerling-routes.ts'

it('knows as finished exactly the games whose manifests say so', () => {
  const klaar = Object.values(MANIFESTS).filter(({ status }) => status === 'klaar')
  expect([...SPELBAAR].toSorted()).toEqual(klaar.map(({ id }) => id).toSorted())
})
