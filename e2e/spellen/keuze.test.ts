import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { describe, expect, it } from 'vitest'
import { chooseSpellen } from './keuze.ts'

const TIEN = SPEL_IDS.slice(0, 10)
const boom = { naam: 'b1', gewijzigd: [], isNacht: false }

describe('the games of a run', () => {
  it('are a third by day, drawn by the tree, in their own order', () => {
    const getrokken = chooseSpellen(TIEN, boom)
    expect(getrokken).toHaveLength(4)
    expect(TIEN.filter((id) => getrokken.includes(id))).toEqual(getrokken)
  })

  it('are all of them by night, and when what they stand on changed', () => {
    expect(chooseSpellen(TIEN, { ...boom, isNacht: true })).toEqual(TIEN)
    const gewijzigd = ['packages/game-kit/src/beurt.ts']
    expect(chooseSpellen(TIEN, { ...boom, gewijzigd })).toEqual(TIEN)
    // A change elsewhere does not concern the games.
    const elders = ['packages/ui/src/knop.tsx', 'packages/games/README.md']
    expect(chooseSpellen(TIEN, { ...boom, gewijzigd: elders })).toHaveLength(4)
  })

  it('are those that changed as well', () => {
    const anders = TIEN.filter((id) => !chooseSpellen(TIEN, boom).includes(id))
    const [id] = anders
    const gewijzigd = [`packages/games/src/${id}/rules.ts`]
    expect(chooseSpellen(TIEN, { ...boom, gewijzigd })).toContain(id)
  })
})
