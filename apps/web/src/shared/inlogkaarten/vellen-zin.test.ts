import { expect, it } from 'vitest'
import { vellenZin } from './vellen-zin.ts'

const NL = { groep: 'groep' }

it('counts the sheets of each group by itself', () => {
  expect(vellenZin([8], NL)).toMatch(/^1 vel A4/)
  expect(vellenZin([9], NL)).toMatch(/^2 vellen A4/)
  expect(vellenZin([1, 1, 17], NL)).toMatch(/^5 vellen A4/)
})

it('says why there are more sheets than cards ask for, where there are more groups', () => {
  expect(vellenZin([3, 6], NL)).toMatch(/ Elke groep begint op een nieuw vel\.$/)
  expect(vellenZin([3, 6], { groep: 'klas' })).toMatch(/ Elke klas begint op een nieuw vel\.$/)
  expect(vellenZin([9], NL)).not.toMatch(/Elke/)
})
