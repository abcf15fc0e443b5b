import { describe, expect, it } from 'vitest'
import { klankgenoten } from './klankgenoten.ts'

const vormen = (g: string): string[] => klankgenoten(g.split(' '))

describe('spellings that sound alike', () => {
  it.each([
    ['r ei s', 'rijs'],
    ['h o n t', 'hond'],
    ['k r a p', 'krab'],
    ['z i n', 'sin'],
    ['v o g', 'voch'],
    ['b l ou', 'blauw'],
    ['b o m e n', 'boomen'],
    ['b o m e n', 'bommen'],
  ])('%s: %s is one of them', (g, vorm) => {
    expect(vormen(g)).toContain(vorm)
  })

  it('begin with the word itself, and hold nothing that sounds otherwise', () => {
    expect(vormen('m aa n')[0]).toBe('maan')
    expect(vormen('m aa n')).not.toContain('baan')
    expect(vormen('h o n d')).not.toContain('hont d')
  })

  it('are never more than can be looked at', () => {
    expect(klankgenoten(Array.from({ length: 60 }, () => 'ei')).length).toBeLessThanOrEqual(400)
    expect(klankgenoten([])).toEqual([''])
  })
})
