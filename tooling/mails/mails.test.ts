import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sjablonen } from '../../apps/api/src/kern/post/sjablonen.service.ts'
import { makeSjablonen, SJABLONEN_BESTAND } from './mails.ts'

let vers: Sjablonen
beforeAll(async () => {
  vers = await makeSjablonen()
})

const alle = () => Object.values(vers).flatMap(({ nl, be }) => [nl, be])
/** The mail that no longer has a link, and the mails that say the same in both countries. */
const ZONDER_LINK: readonly string[] = ['gesloten']
const OVERAL_GELIJK: readonly string[] = ['gesloten', 'niet_sluiten', 'uitnodigen']
const metLink = () =>
  Object.entries(vers).flatMap(([soort, { nl, be }]) =>
    ZONDER_LINK.includes(soort) ? [] : [nl, be],
  )

describe('the mails that the server sends', () => {
  it('are those of their mjml (npm run mails)', () => {
    expect(JSON.parse(readFileSync(SJABLONEN_BESTAND, 'utf8'))).toEqual(vers)
  })

  it('fetch nothing from anywhere: no picture, face, style sheet or script', () => {
    for (const { html } of alle()) {
      expect(html).not.toMatch(/<(?:img|script|iframe|link)\b|@import|@font-face|url\(/i)
      const adressen = [...html.matchAll(/(?:href|src|background)="([^"]*)"/g)].map(([, a]) => a)
      for (const adres of adressen) expect(adres).toMatch(/^\{\{ (?:link|proberen|afmelden) \}\}$/)
    }
    for (const { html } of metLink()) expect(html).toContain('href="{{ link }}"')
  })

  it('say the same in plain text, with the link on a line of its own', () => {
    for (const { tekst, onderwerp } of alle()) {
      expect(tekst).toContain(onderwerp)
      expect(tekst).not.toMatch(/[<>]|&\w+;/)
    }
    for (const { tekst } of metLink()) expect(tekst).toMatch(/^\{\{ link \}\}$/m)
  })

  it('have the wording of their country, and no sentence of the other', () => {
    for (const [soort, { nl, be }] of Object.entries(vers)) {
      expect(nl.html).toContain('lang="nl-NL"')
      expect(be.html).toContain('lang="nl-BE"')
      expect(nl.tekst === be.tekst).toBe(OVERAL_GELIJK.includes(soort))
    }
    expect(vers.gewijzigd.be.tekst).toContain('Lukt het niet?')
    expect(vers.gewijzigd.nl.tekst).not.toContain('Lukt het niet?')
  })

  it('stay far below what Gmail cuts off (102 kB)', () => {
    for (const { html } of alle()) expect(Buffer.byteLength(html)).toBeLessThan(40_000)
  })
})
