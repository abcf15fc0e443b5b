import { describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import { check } from './axe.ts'
import { metOmgeving } from './omgeving.ts'
import { rustigIn } from './rustig.ts'

const omgeving = metOmgeving()
const { bezoek, ga } = rustigIn(omgeving)

/** Holds a button down by its key until the toy says so. */
async function houd(toy: Locator, naam: string, tot: RegExp): Promise<void> {
  await toy.getByRole('button', { name: naam, exact: true }).focus()
  await toy.page().keyboard.down('Enter')
  await toy.locator('.toy-stand', { hasText: tot }).waitFor()
  await toy.page().keyboard.up('Enter')
}

/** What a toy says once somebody did these things to it by its buttons. */
const SPEL: Readonly<
  Record<string, (toy: Locator, druk: (naam: string) => Promise<void>) => Promise<RegExp>>
> = {
  klimmer: async (toy) => {
    await toy.getByRole('button', { name: 'Rechts' }).focus()
    await toy.page().keyboard.down('Enter')
    return /op doos 2/
  },
  zwemmer: async (_, druk) => {
    await druk('Naar rechtsonder')
    return /is er/
  },
  natuurkunde: async (_, druk) => {
    await druk('Laat een bal vallen')
    return /^[1-9]\d* keer geraakt/
  },
  mik: async (_, druk) => {
    await druk('Raak schijf 2')
    return /schijf 2 geraakt/
  },
  banen: async (_, druk) => {
    await druk('Baan 3')
    return /op baan 3/
  },
  lade: async (toy) => {
    await toy.getByRole('button', { name: 'ch', exact: true }).press('Enter')
    await toy.page().keyboard.type('ip')
    await toy.getByText('3 gelegd').waitFor()
    await toy.page().keyboard.type('iet')
    await toy.page().keyboard.press('Enter')
    return /chipiet gegeven/
  },
  toetsen: async (_, druk) => {
    for (const teken of ['ij', 's', 'j', 'e']) await druk(teken)
    return /het staat er/
  },
  flits: async (_, druk) => {
    await druk('Flits')
    return /weer weg/
  },
  rij: async (_, druk) => {
    for (const knop of ['de', 'nu', 'Haal de laatste weg', 'kat', 'slaapt', 'nu']) await druk(knop)
    return /de zin is heel/
  },
  koppel: async (_, druk) => {
    for (const knop of ['Houd b', 'Plak b voor s', 'Haal bs los']) await druk(knop)
    for (const knop of ['Houd b', 'Plak b voor oo', 'Houd boo', 'Plak boo voor m']) await druk(knop)
    return /boom is heel/
  },
  bakken: async (toy, druk) => {
    await druk('lijm')
    await druk('Bak ij: 0')
    await toy.page().keyboard.press('ArrowLeft')
    await toy.page().keyboard.press('Enter')
    await toy.page().keyboard.press('3')
    await druk('Bak ei: 1')
    await druk('Bak ei: 2')
    return /2 weggebracht/
  },
  oppervlak: async (_, druk) => {
    await druk('Veeg ruit 1')
    for (let n = 0; n < 3; n += 1) await druk('Veeg ruit 2')
    return /1 van 2 schoon/
  },
  spoor: async (_, druk) => {
    for (const plek of ['molen', 'kerk', 'haven']) await druk(`Rijd naar de ${plek}`)
    return /rond in 5: korter kan niet/
  },
  tekstblad: async (_, druk) => {
    for (const knop of ['de vijver', 'Lees terug', 'de bakker']) await druk(knop)
    return /het verhaal is rond/
  },
  mes: async (_, druk) => {
    for (const gat of ['n en ij', 'o en n', 'n en ij']) await druk(`Knip tussen ${gat}`)
    return /zo zeg je het/
  },
  lus: async (toy, druk) => {
    await druk('Richt op de lelie')
    for (let n = 0; n < 3; n += 1) await toy.page().keyboard.press('ArrowLeft')
    await toy.page().keyboard.press('+')
    return /^in beeld: tulp$/
  },
  maat: async (toy, druk) => {
    await druk('Sla op de trom')
    await houd(toy, 'Sla op de trom', /lang vast/)
    return /geteld, 2: kort, lang/
  },
  roeien: async (_, druk) => {
    for (const gat of ['a en n', 'k en a', 'k en a']) await druk(`Knip tussen ${gat}`)
    await druk('Haal aan de riem')
    await druk('Haal aan de riem')
    return /aan de kant in 2/
  },
  rooster: async (_, druk) => {
    for (const kant of ['rechts', 'links', 'rechts']) await druk(`Naar ${kant}`)
    for (const kant of ['Omlaag', 'Naar links', 'Omhoog']) await druk(kant)
    return /^op: boom$/
  },
  touw: async (toy) => {
    await houd(toy, 'Laat zakken', /de haak hangt laag/)
    await houd(toy, 'Kraan naar rechts', /de kist hangt eraan/)
    await toy.getByRole('button', { name: 'Haal op' }).focus()
    await toy.page().keyboard.down('Enter')
    return /de kist is boven/
  },
  slang: async (_, druk) => {
    for (const kant of ['naar rechts', 'omlaag', 'naar rechts', 'naar rechts', 'naar rechts'])
      await druk(`Zuig ${kant}`)
    return /de slang is te kort/
  },
  beeldzin: async (toy, druk) => {
    await druk('Een ander tafereel')
    await druk('Deze aap is groen en staat vlak voor de rots.')
    await toy.getByText('niet: rode').waitFor()
    await druk('Deze aap is rood en staat boven op de rots.')
    return /die is het/
  },
  vangrit: async (toy, druk) => {
    await druk('Vertrek')
    await toy.page().keyboard.press('ArrowRight')
    await toy.getByText(/peer, pruim/).waitFor()
    await druk('Verder')
    return /^terug met peer, pruim$/
  },
}

describe('the instruments of games as toys', () => {
  it('each does what it is for, by its buttons and keys alone', () =>
    bezoek(async ({ page }) => {
      await ga(page, '/dev/spellen')
      const toys = page.locator('[data-speelgoed]')
      await toys.first().waitFor()
      const namen = await toys.evaluateAll((alle) =>
        alle.map((el) => el.getAttribute('data-speelgoed')),
      )
      expect(namen).toEqual(Object.keys(SPEL))
      for (const [naam, speel] of Object.entries(SPEL)) {
        const toy = page.locator(`[data-speelgoed=${naam}]`)
        const stand = toy.locator('.toy-stand')
        const eerst = await stand.innerText()
        const gevolg = await speel(toy, (knop) =>
          toy.getByRole('button', { name: knop, exact: true }).press('Enter'),
        )
        expect([naam, gevolg.test(eerst)]).toEqual([naam, false])
        await expect.poll(() => stand.innerText(), { message: naam }).toMatch(gevolg)
        await page.keyboard.up('Enter')
      }
      expect(await check(page)).toEqual([])
    }))
})
