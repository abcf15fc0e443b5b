import { describe, expect, it } from 'vitest'
import { andersVan } from './anders-van.ts'

const was = { voornaam: 'Noor', tussenvoegsel: 'van', achternaam: 'Berg', jaargroep: 5 }

describe('what is sent of a form', () => {
  it('is what became different alone, also where it became empty', () => {
    expect(andersVan(was, { ...was, tussenvoegsel: '', jaargroep: 6 })).toEqual({
      tussenvoegsel: '',
      jaargroep: 6,
    })
  })

  it('is nothing where nothing did', () => {
    expect(andersVan(was, { ...was })).toEqual({})
  })
})
