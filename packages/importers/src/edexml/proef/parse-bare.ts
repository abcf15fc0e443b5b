import { SaxesParser } from 'saxes'

/** What parsing costs by itself: the same text, and nobody who listens. */
export function parseBare(tekst: string): void {
  new SaxesParser().write(tekst).close()
}
