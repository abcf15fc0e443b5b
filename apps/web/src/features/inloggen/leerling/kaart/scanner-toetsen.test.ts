import { kaartTekst } from '@letterhaven/contracts/kaart'
import { describe, expect, it } from 'vitest'
import { makeScannerOor, type Toets } from './scanner-toetsen.ts'

const TOKEN = 'x7Qd-8sJ_kPq2mZ0aB3cD4eF5gH6iJ7kL8mN9oP0qRs'
const TEKST = kaartTekst('https://school.example:8443', TOKEN)

const BIJZONDER: Record<string, readonly [string, boolean]> = {
  '-': ['Minus', false],
  _: ['Minus', true],
  '=': ['Equal', false],
  '/': ['Slash', false],
  ':': ['Semicolon', true],
  '.': ['Period', false],
  '#': ['Digit3', true],
}

/** Returns the key of an American keyboard that writes a character. */
function toetsVoor(teken: string, op: number): Toets {
  const [code, shift] =
    BIJZONDER[teken] ??
    (/\d/.test(teken)
      ? [`Digit${teken}`, false]
      : [`Key${teken.toUpperCase()}`, teken !== teken.toLowerCase()])
  return { key: teken, code, shift, op }
}

/** How a Belgian keyboard reads the same keys. */
const BELGISCH: Record<string, string> = {
  a: 'q',
  q: 'a',
  z: 'w',
  w: 'z',
  m: ',',
  '#': '3',
  ':': 'M',
}

function typ(tekst: string, tussen: number, key: (teken: string) => string = (teken) => teken) {
  const oor = makeScannerOor()
  let op = 1000
  for (const teken of tekst) {
    op += tussen
    oor.hoor({ ...toetsVoor(teken, op), key: key(teken) })
  }
  return oor.hoor({ key: 'Enter', code: 'Enter', shift: false, op: op + tussen })
}

describe('a scanner that types', () => {
  it('is heard by its speed and the Enter at its end, with the link and with the bare token', () => {
    expect(typ(TEKST, 8)).toBe(TOKEN)
    expect(typ(TOKEN, 20)).toBe(TOKEN)
  })

  it('is understood on a Belgian keyboard', () => {
    const belgisch = (teken: string) => BELGISCH[teken] ?? teken
    expect(typ(TEKST, 8, belgisch)).toBe(TOKEN)
  })

  it('is not heard in what a person types', () => {
    expect(typ(TEKST, 120)).toBeNull()
    expect(typ('noor1.dekade', 8)).toBeNull()
    expect(typ('een heel lange zin die iemand plakt', 1)).toBeNull()
  })

  it('is heard after somebody typed the beginning of a name', () => {
    const oor = makeScannerOor()
    oor.hoor(toetsVoor('n', 100))
    oor.hoor(toetsVoor('o', 300))
    let op = 5000
    for (const teken of TOKEN) oor.hoor(toetsVoor(teken, (op += 5)))
    expect(oor.hoor({ key: 'Enter', code: 'Enter', shift: false, op: op + 5 })).toBe(TOKEN)
    expect(oor.geschreven()).toBe(TOKEN)
  })
})
