/** A row of a table as it stands in the text; `regel` is the line where it begins, counted from 1. */
export interface TafelRij {
  readonly cellen: readonly string[]
  readonly regel: number
}

/** The rows of a table. */
export interface Cellen {
  readonly rijen: readonly TafelRij[]
  /** The line where a cell opens with a quote that never closes; null where every quote closes. */
  readonly open: number | null
  /** The line at which the text exceeds what any school's list holds, and after which nothing is read; null if it does not. */
  readonly teVeel: number | null
}

/** Twice the size of a large school board, and as wide as the widest administration. */
const MEESTE_RIJEN = 40_000
const MEESTE_CELLEN = 500
const LANGSTE_CEL = 10_000

const isEindeVanRegel = (teken: string | undefined): boolean => teken === '\n' || teken === '\r'

/** Returns where the quote that opened just before `vanaf` closes, or -1 where it never does. A doubled quote is text. */
function findSluiting(tekst: string, vanaf: number): number {
  let plek = tekst.indexOf('"', vanaf)
  while (plek !== -1 && tekst[plek + 1] === '"') plek = tekst.indexOf('"', plek + 2)
  return plek
}

/** Reads a table character by character, once: a cell that begins with a quote runs to the quote that closes it. */
class Lezer {
  readonly rijen: TafelRij[] = []
  open: number | null = null
  teVeel: number | null = null
  private plek = 0
  private regel = 1

  private readonly tekst: string
  private readonly scheiding: string

  constructor(tekst: string, scheiding: string) {
    this.tekst = tekst
    this.scheiding = scheiding
  }

  read(): void {
    while (this.plek < this.tekst.length && this.teVeel === null) this.readRij()
  }

  private readRij(): void {
    const { regel } = this
    const cellen = [this.readCel()]
    while (this.tekst[this.plek] === this.scheiding && cellen.length <= MEESTE_CELLEN) {
      this.plek += 1
      cellen.push(this.readCel())
    }
    // Empty lines are not kept: a text made to do harm may hold millions.
    if (cellen.some((cel) => cel !== '')) this.rijen.push({ cellen, regel })
    const isTeVeel =
      cellen.length > MEESTE_CELLEN ||
      this.rijen.length > MEESTE_RIJEN ||
      cellen.some(({ length }) => length > LANGSTE_CEL)
    if (isTeVeel) this.teVeel = regel
    this.plek += this.tekst.startsWith('\r\n', this.plek) ? 2 : 1
    this.regel += 1
  }

  private readCel(): string {
    const aangehaald = this.open === null ? this.readAangehaald() : null
    if (aangehaald !== null) return aangehaald
    const begin = this.plek
    while (!this.isEinde(this.plek)) this.plek += 1
    return this.tekst.slice(begin, this.plek)
  }

  private isEinde(plek: number): boolean {
    const teken = this.tekst[plek]
    return teken === undefined || teken === this.scheiding || isEindeVanRegel(teken)
  }

  /**
   * Reads a quoted cell, also one written as `="…"`; null where there is none, or where something follows the closing quote.
   */
  private readAangehaald(): string | null {
    let begin = this.plek
    while (this.tekst[begin] === ' ') begin += 1
    if (this.tekst[begin] === '=') begin += 1
    if (this.tekst[begin] !== '"') return null
    const sluiting = findSluiting(this.tekst, begin + 1)
    if (sluiting === -1) {
      this.open = this.regel
      return null
    }
    let eind = sluiting + 1
    while (this.tekst[eind] === ' ' && this.scheiding !== ' ') eind += 1
    if (!this.isEinde(eind)) return null
    const inhoud = this.tekst.slice(begin + 1, sluiting)
    this.regel += inhoud.match(/\r\n|\r|\n/gu)?.length ?? 0
    this.plek = eind
    return inhoud.replaceAll('""', '"')
  }
}

/** Reads the cells of a text as a spreadsheet writes them. After a quote that never closes, quotes are ordinary characters. */
export function readCellen(tekst: string, scheiding: string): Cellen {
  const lezer = new Lezer(tekst, scheiding)
  lezer.read()
  return { rijen: lezer.rijen, open: lezer.open, teVeel: lezer.teVeel }
}
