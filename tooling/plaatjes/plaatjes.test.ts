import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listOverig, listPlaatjes } from './plaatjes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

describe('borrowed pictures', () => {
  it('stand in the tree exactly as the set has them', () => {
    const anders = listPlaatjes().filter(({ file, svg }) => {
      const here = path.join(ROOT, file)
      return !existsSync(here) || readFileSync(here, 'utf8') !== svg
    })
    expect(anders.map(({ file }) => file)).toEqual([])
  })

  it('stand nowhere without being on the list', () => {
    expect(listOverig(listPlaatjes())).toEqual([])
    expect(listOverig([]).length).toBe(listPlaatjes().length)
  })
})
