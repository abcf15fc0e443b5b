import { expect, it } from 'vitest'
import { distractors } from '../src/distractors.ts'
import { ZELFDE_KLANK } from '../src/fout-categorie.ts'
import { proefwoord } from '../src/fout-proef.ts'
import { loadRules } from '../src/taalregels/laad.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { leesToets } from '../toets/lijst.ts'
import { WEINIG_GELIJK } from './weinig-gelijk.ts'

it('every word of a same-sound category has two wrong forms of the same sound, but for the named ones', async () => {
  await loadRules()
  const los = leesToets().map(({ w }) => proefwoord(w))
  const met = [...(await woordenTotEnMet(8)), ...los].filter(({ cat }) =>
    cat.some((code) => ZELFDE_KLANK.includes(code)),
  )
  const tekort = met.filter(
    (woord) => distractors(woord, { n: 2, mode: 'homofoon', seed: 1 }).length < 2,
  )
  expect(met.length).toBeGreaterThan(2500)
  expect(tekort.map(({ w }) => w).toSorted()).toEqual(Object.keys(WEINIG_GELIJK))
})
