/** What a template may name; anything else is refused when the templates are made. */
export const MAIL_VELDEN = [
  'link',
  'school',
  'datum',
  'leerlingen',
  'antwoorden',
  'gewist',
  'hulp',
  'naam',
  'zin',
  'iemand',
  'deze',
  'werkt',
  'lezer',
  'proberen',
  'afmelden',
] as const
export type MailVeld = (typeof MAIL_VELDEN)[number]

/** The values for the places of a mail. */
export type MailWaarden = Readonly<Partial<Record<MailVeld, string>>>

const PLAATS = /\{\{ (\w+) \}\}/g

const TEKENS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a value for HTML: never a tag, never the end of an attribute. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (teken) => TEKENS[teken] ?? '')

/** Makes a value safe for one line of plain text: it cannot begin a line or a header of its own. */
const escapeText = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')

/**
 * Puts values in the places of a template, once: a value that looks like a place stays as it is. Throws on a place that has no
 * value, so that nobody ever receives `{{ link }}`.
 */
export function fillIn(sjabloon: string, waarden: MailWaarden, soort: 'html' | 'tekst'): string {
  const escape = soort === 'html' ? escapeHtml : escapeText
  const bekend = new Map(Object.entries(waarden))
  return sjabloon.replaceAll(PLAATS, (_, naam: string) => {
    const waarde = bekend.get(naam)
    if (waarde === undefined) throw new Error(`the template names ${naam}, which has no value`)
    return escape(waarde)
  })
}

/** Returns the places that a template names. */
export const plaatsenVan = (sjabloon: string): string[] =>
  [...sjabloon.matchAll(PLAATS)].map(([, naam = '']) => naam)
