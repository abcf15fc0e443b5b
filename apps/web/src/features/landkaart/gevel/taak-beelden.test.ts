import { existsSync } from 'node:fs'
import path from 'node:path'
import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { expect, it } from 'vitest'

it('every finished game has a picture where a leerling chooses one (npm run spellen:tegels)', () => {
  const map = path.join(import.meta.dirname, '../beeld')
  const zonder = SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar').filter(
    (id) => !['webp', 'svg'].some((soort) => existsSync(path.join(map, `spel-${id}.${soort}`))),
  )
  expect(zonder).toEqual([])
})
