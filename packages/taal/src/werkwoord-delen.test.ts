import { beforeAll, expect, it } from 'vitest'
import { vormdelen } from './werkwoord-delen.ts'
import type { Werkwoord } from './werkwoord.ts'
import { loadWerkwoorden } from './werkwoorden.ts'

let werkwoorden: readonly Werkwoord[]
beforeAll(async () => {
  werkwoorden = await loadWerkwoorden()
})

it.each([
  ['schreeuwen', 'geschreeuwd', 'ge-schreeuwd'],
  ['schrijven', 'schrijft', 'schrijft'],
  ['aankleden', 'aangekleed', 'aan-ge-kleed'],
  ['onthouden', 'onthoudt', 'ont-houdt'],
  ['veranderen', 'verandert', 'ver-an-dert'],
  ['gebruiken', 'gebruikt', 'ge-bruikt'],
  ['antwoorden', 'geantwoord', 'ge-ant-woord'],
  ['waarschuwen', 'gewaarschuwd', 'ge-waar-schuwd'],
  ['uploaden', 'geüploade', 'ge-üp-loa-de'],
  ['updaten', 'geüpdatet', 'ge-üp-datet'],
  ['barbecueën', 'barbecueën', 'bar-be-cue-ën'],
  ['barbecueën', 'barbecueden', 'bar-be-cue-den'],
  ['barbecueën', 'gebarbecued', 'ge-bar-be-cued'],
  // Decoy: no prefix, though it begins like one.
  ['geven', 'geven', 'ge-ven'],
])('keeps what stands before the stem of %s apart in %s', (infinitief, vorm, delen) => {
  const werkwoord = werkwoorden.find((een) => een.infinitief === infinitief)
  expect(werkwoord && vormdelen(werkwoord, vorm, 'lettergreep').join('-')).toBe(delen)
})
