import { expect, it } from 'vitest'
import { nepOordeel } from './nep-oordeel.ts'

const deel = (goed: number, totaal: number) => ({ goed, totaal })

it.each([
  ['far apart', deel(8, 20), deel(38, 40), 'lastiger'],
  ['alike', deel(18, 20), deel(37, 40), 'gelijk'],
  ['apart by what chance may do (decoy)', deel(10, 12), deel(11, 12), 'gelijk'],
  ['the other way round', deel(20, 20), deel(20, 40), 'gelijk'],
  ['few that do not exist', deel(0, 11), deel(40, 40), 'te_weinig'],
  ['few that do', deel(0, 30), deel(11, 11), 'te_weinig'],
  ['none', deel(0, 0), deel(0, 0), 'te_weinig'],
] as const)('words that do not exist and those that do: %s', (_, nep, echt, oordeel) => {
  expect(nepOordeel({ nep, echt })).toBe(oordeel)
})
