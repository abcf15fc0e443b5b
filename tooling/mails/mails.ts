import { readFileSync } from 'node:fs'
import path from 'node:path'
import mjml2html from 'mjml'
import * as z from 'zod/mini'
import {
  MAIL_SOORTEN,
  SjablonenSchema,
  type Sjablonen,
} from '../../apps/api/src/kern/post/sjablonen.service.ts'
import { MAIL_VELDEN, plaatsenVan } from '../../apps/api/src/kern/post/fill-in.ts'

const MAP = path.resolve(import.meta.dirname, '../../apps/api/src/kern/post')
/** The file from which the server reads the mails. */
export const SJABLONEN_BESTAND = path.join(MAP, 'data/sjablonen.json')

const TALEN = { nl: 'nl-NL', be: 'nl-BE' } as const
type Land = keyof typeof TALEN

/** Keeps the sentences of one wording and drops those of the other: `<!-- vl -->…<!-- /vl -->`. */
function inWoorden(bron: string, land: Land): string {
  const [blijft, gaat] = land === 'nl' ? ['nl', 'vl'] : ['vl', 'nl']
  return bron
    .replaceAll(new RegExp(`<!-- ${gaat} -->.*?<!-- /${gaat} -->`, 'gs'), '')
    .replaceAll(new RegExp(`<!-- /?${blijft} -->`, 'g'), '')
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{{ $1 }}')
    .replaceAll('{{ taal }}', TALEN[land])
}

const LETTERS: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&#8217;': '’' }

/** Returns the words of a mail as plain text: one paragraph each, and a button as its address. */
function tekstVan(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<div style="display:none[^]*?<\/div>/g, '')
    .replaceAll(
      /<a\s[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/g,
      (_, adres: string, woorden: string) => {
        const kaal = woorden.trim()
        return kaal === adres ? adres : `${kaal}:\n${adres}`
      },
    )
    .replaceAll(/<(?:br|\/div|\/h1|\/p|\/tr)[^>]*>/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&\w+;|&#\d+;/g, (teken) => LETTERS[teken] ?? teken)
    .split('\n')
    .map((regel) => regel.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Makes one mail in one wording; throws on anything that mjml does not know and on a placeholder that nothing fills. */
async function makeSjabloon(soort: string, land: Land) {
  const filePath = path.join(MAP, 'sjablonen', `${soort}.mjml`)
  const bron = inWoorden(readFileSync(filePath, 'utf8'), land)
  const { html, errors } = await mjml2html(bron, {
    filePath,
    ignoreIncludes: false,
    includePath: path.dirname(filePath),
    validationLevel: 'strict',
    keepComments: false,
    fonts: {},
  })
  if (errors.length > 0) throw new Error(`${soort}: ${JSON.stringify(errors)}`)
  const vreemd = plaatsenVan(html).find((naam) => !MAIL_VELDEN.some((veld) => veld === naam))
  if (vreemd) throw new Error(`${soort} noemt {{ ${vreemd} }}, dat geen mail invult`)
  const onderwerp = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim()
  if (!onderwerp) throw new Error(`${soort} heeft geen onderwerp`)
  const kort = html.replaceAll(/>\s*\n\s*</g, '>\n<').replaceAll(/\n\s+/g, '\n')
  return { onderwerp, html: kort, tekst: tekstVan(html) }
}

/** Makes every mail that we send from its mjml. */
export async function makeSjablonen(): Promise<Sjablonen> {
  const paren = await Promise.all(
    MAIL_SOORTEN.map(async (soort) => {
      const [nl, be] = await Promise.all([makeSjabloon(soort, 'nl'), makeSjabloon(soort, 'be')])
      return [soort, { nl, be }] as const
    }),
  )
  return z.parse(SjablonenSchema, Object.fromEntries(paren))
}
