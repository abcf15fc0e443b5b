import { expect, it } from 'vitest'
import { geweerdeLijsten, geweerdNu } from './geweerd.ts'

it('gives the rules the reviewed lists as they are: else run node packages/taal/gates/geweerd.ts', () => {
  expect(geweerdNu()).toBe(geweerdeLijsten())
})
