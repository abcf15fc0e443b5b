import { SaxesParser } from 'saxes'

/** Parses the text without any listeners, to measure what parsing alone costs. */
export function parseBare(tekst: string): void {
  new SaxesParser().write(tekst).close()
}
