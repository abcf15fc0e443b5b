import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maakKlad } from './klad.ts'
import { bewaar } from './session/bewaard.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'

const Schema = z.array(z.object({ voornaam: z.string() }))
const VAN = ['juf', 'toevoegen:groep-a'] as const

describe('a draft', () => {
  it('gives back what was typed, to the same person and of the same thing', () => {
    const winkel = geheugen()
    maakKlad(winkel, VAN, Schema).schrijf([{ voornaam: 'Noor' }])
    expect(maakKlad(winkel, VAN, Schema).lees()).toEqual([{ voornaam: 'Noor' }])
    expect(maakKlad(winkel, ['meester', VAN[1]], Schema).lees()).toBeNull()
    expect(maakKlad(winkel, ['juf', 'toevoegen:groep-b'], Schema).lees()).toBeNull()
  })

  it('leaves nothing behind once it is kept', () => {
    const winkel = geheugen()
    const klad = maakKlad(winkel, VAN, Schema)
    klad.schrijf([{ voornaam: 'Noor' }])
    klad.vergeet()
    expect(klad.lees()).toBeNull()
  })

  it('is none where something else was kept', () => {
    const winkel = geheugen()
    bewaar(winkel, VAN, [{ naam: 'Noor' }])
    expect(maakKlad(winkel, VAN, Schema).lees()).toBeNull()
  })
})
