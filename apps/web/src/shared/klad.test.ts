import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeKlad } from './klad.ts'
import { save } from './session/bewaard.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'

const Schema = z.array(z.object({ voornaam: z.string() }))
const VAN = ['juf', 'toevoegen:groep-a'] as const

describe('a draft', () => {
  it('gives back what was typed, to the same person and of the same thing', () => {
    const winkel = geheugen()
    makeKlad(winkel, VAN, Schema).write([{ voornaam: 'Noor' }])
    expect(makeKlad(winkel, VAN, Schema).read()).toEqual([{ voornaam: 'Noor' }])
    expect(makeKlad(winkel, ['meester', VAN[1]], Schema).read()).toBeNull()
    expect(makeKlad(winkel, ['juf', 'toevoegen:groep-b'], Schema).read()).toBeNull()
  })

  it('leaves nothing behind once it is kept', () => {
    const winkel = geheugen()
    const klad = makeKlad(winkel, VAN, Schema)
    klad.write([{ voornaam: 'Noor' }])
    klad.vergeet()
    expect(klad.read()).toBeNull()
  })

  it('is none where something else was kept', () => {
    const winkel = geheugen()
    save(winkel, VAN, [{ naam: 'Noor' }])
    expect(makeKlad(winkel, VAN, Schema).read()).toBeNull()
  })
})
