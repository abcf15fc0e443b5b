import { expect, it } from 'vitest'
import { verschilVan } from './verschil.ts'

it('what a form has too little of is no mistake that can be marked, and what it has wrong is', () => {
  expect(verschilVan(['t', 'r', 'ei', 'n'], 'tr')).toEqual({ voor: 'tr', mis: '', na: '' })
  expect(verschilVan(['t', 'r', 'ei', 'n'], 'trijn')).toEqual({ voor: 'tr', mis: 'ij', na: 'n' })
})
