import { describe, expect, it } from 'vitest'
import { menuPlek } from './menu-plek.ts'
import { itemMetLetter, volgendItem } from './menu-toetsen.ts'

describe('keys in a menu', () => {
  it('walks round with the arrows', () => {
    expect(volgendItem('ArrowDown', 0, 3)).toBe(1)
    expect(volgendItem('ArrowDown', 2, 3)).toBe(0)
    expect(volgendItem('ArrowUp', 0, 3)).toBe(2)
    expect(volgendItem('Home', 2, 3)).toBe(0)
    expect(volgendItem('End', 0, 3)).toBe(2)
  })

  it('leaves other keys, and an empty menu, alone', () => {
    expect(volgendItem('Enter', 0, 3)).toBeUndefined()
    expect(volgendItem('ArrowDown', 0, 0)).toBeUndefined()
  })

  it('jumps to the next line with that letter and comes round', () => {
    const labels = ['Voortgang', 'Oefeninstellingen', 'Verplaatsen']
    expect(itemMetLetter('v', 0, labels)).toBe(2)
    expect(itemMetLetter('V', 2, labels)).toBe(0)
    expect(itemMetLetter('x', 0, labels)).toBeUndefined()
    expect(itemMetLetter(' ', 0, labels)).toBeUndefined()
    expect(itemMetLetter('Shift', 0, labels)).toBeUndefined()
  })
})

describe('place of a menu', () => {
  const venster = { breedte: 1000, hoogte: 600 }
  const menu = { breedte: 200, hoogte: 180 }

  it('hangs below its button with the right edges together', () => {
    const knop = { links: 900, boven: 100, breedte: 40, hoogte: 40 }
    expect(menuPlek(knop, menu, venster)).toMatchObject({ links: 740, boven: 146 })
  })

  it('stands above when only there is room', () => {
    const knop = { links: 900, boven: 540, breedte: 40, hoogte: 40 }
    expect(menuPlek(knop, menu, venster).boven + menu.hoogte).toBeLessThanOrEqual(540)
  })

  it('stays within the window at the left, and scrolls when it is too high for both sides', () => {
    const knop = { links: 10, boven: 250, breedte: 40, hoogte: 40 }
    const { links, boven, maxHoogte } = menuPlek(knop, { breedte: 200, hoogte: 900 }, venster)
    expect(links).toBeGreaterThanOrEqual(0)
    expect(boven).toBeGreaterThanOrEqual(0)
    expect(boven + maxHoogte).toBeLessThanOrEqual(600)
  })
})
