import { expect, it } from 'vitest'
import { gatzinVan } from './gatzin.ts'

it('divides a sentence at its word, also at the front where it has a capital', () => {
  expect(gatzinVan('In de kom zwemt een vis met een streep.', 'vis')).toEqual({
    voor: 'In de kom zwemt een ',
    woord: 'vis',
    na: ' met een streep.',
  })
  expect(gatzinVan('Vis zwemt.', 'vis')).toEqual({ voor: '', woord: 'Vis', na: ' zwemt.' })
})

it('takes the word by itself, not a part of another one', () => {
  expect(gatzinVan('De visser vangt een vis.', 'vis')?.voor).toBe('De visser vangt een ')
  expect(gatzinVan('De visser slaapt.', 'vis')).toBeNull()
  expect(gatzinVan('Eén schaap.', 'n')).toBeNull()
  expect(gatzinVan('Niets.', '')).toBeNull()
})
