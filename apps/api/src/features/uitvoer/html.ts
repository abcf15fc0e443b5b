const TEKENS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML that was made here; text from anybody else only gets into it escaped. */
export class Html {
  readonly tekst: string

  constructor(tekst: string) {
    this.tekst = tekst
  }
}

const inHtml = (waarde: string | number | Html | readonly Html[]): string => {
  if (waarde instanceof Html) return waarde.tekst
  if (Array.isArray(waarde)) return (waarde as readonly Html[]).map(inHtml).join('')
  return String(waarde).replaceAll(/[&<>"']/g, (teken) => TEKENS[teken] ?? '')
}

/** Makes HTML from a template in which every value is text, unless it was made by this same function. */
export const html = (
  delen: TemplateStringsArray,
  ...waarden: readonly (string | number | Html | readonly Html[])[]
): Html => new Html(String.raw({ raw: delen }, ...waarden.map(inHtml)))
