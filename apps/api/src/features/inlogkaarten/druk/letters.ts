import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { unpack } from './woff.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** Andika was drawn for children who learn to read; Noto fills in where it has no letter. */
const LETTERS = [
  'andika/files/andika-latin',
  'andika/files/andika-latin-ext',
  'andika/files/andika-cyrillic',
  'andika/files/andika-cyrillic-ext',
  'andika/files/andika-vietnamese',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-greek-ext',
  'noto-sans/files/noto-sans-devanagari',
] as const

export type Dikte = 400 | 700

/** A piece of text for which one font has all the letters. */
export interface Stuk {
  readonly font: string
  readonly tekst: string
}

const require = createRequire(import.meta.url)
const bestanden = new Map<string, Buffer>()

/** Reads and unpacks the file of a font once. */
function readFont(font: string): Buffer {
  const bekend = bestanden.get(font)
  if (bekend) return bekend
  const bytes = unpack(readFileSync(require.resolve(`@fontsource/${font}-normal.woff`)))
  bestanden.set(font, bytes)
  return bytes
}

const segmenten = new Intl.Segmenter('nl', { granularity: 'grapheme' })
/** Splits a text into letters as a reader sees them, including their marks. */
export const graphemen = (tekst: string): string[] =>
  Array.from(segmenten.segment(tekst), ({ segment }) => segment)

/** What is printed where no font has the letter. */
const ONBEKEND = '?'
const ONZICHTBAAR = /\p{C}/gu

/** The letters of one document: which font has which, and how wide they are. */
export class Letters {
  readonly #doc: Doc
  readonly #er = new Set<string>()
  readonly #keuzes = new Map<string, Stuk>()

  constructor(doc: Doc) {
    this.#doc = doc
  }

  #open(font: string): string {
    if (!this.#er.has(font)) {
      this.#doc.registerFont(font, readFont(font))
      this.#er.add(font)
    }
    return font
  }

  /** Returns whether this font has all of it. Only the document's open font knows that, and there is no public way to ask. */
  #heeft(font: string, tekst: string): boolean {
    this.#doc.font(this.#open(font))
    const { _font } = this.#doc as unknown as {
      readonly _font: { readonly font: { hasGlyphForCodePoint(punt: number): boolean } }
    }
    return [...tekst].every((teken) => _font.font.hasGlyphForCodePoint(teken.codePointAt(0) ?? 0))
  }

  #search(grafeem: string, dikte: Dikte): Stuk | null {
    for (const letters of LETTERS) {
      const font = `${letters}-${dikte}`
      if (this.#heeft(font, grafeem)) return { font, tekst: grafeem }
    }
    return null
  }

  /** Returns a grapheme as it can be printed: as it is, else without its marks, else as a question mark. */
  #choose(grafeem: string, dikte: Dikte): Stuk {
    const sleutel = `${dikte}${grafeem}`
    const bekend = this.#keuzes.get(sleutel)
    if (bekend) return bekend
    const kaal = grafeem.normalize('NFD').replace(/\p{M}/gu, '')
    const vervang = /\p{L}|\p{N}/u.test(grafeem) ? ONBEKEND : ''
    const stuk = this.#search(grafeem, dikte) ??
      (kaal ? this.#search(kaal, dikte) : null) ??
      this.#search(vervang, dikte) ?? { font: `${LETTERS[0]}-${dikte}`, tekst: vervang }
    this.#keuzes.set(sleutel, stuk)
    return stuk
  }

  /** Splits a text into pieces of one font each. No letter is dropped without a sign, and none stops the page. */
  stukken(tekst: string, dikte: Dikte): readonly Stuk[] {
    const uit: { font: string; tekst: string }[] = []
    for (const grafeem of graphemen(
      tekst.normalize('NFC').replace(/\s/gu, ' ').replace(ONZICHTBAAR, ''),
    )) {
      const { font, tekst: letter } = this.#choose(grafeem, dikte)
      const laatste = uit.at(-1)
      // An empty piece needs no font of its own: it stays with the letters before it.
      if (laatste && (laatste.font === font || letter === '')) laatste.tekst += letter
      else uit.push({ font, tekst: letter })
    }
    return uit
  }

  /** Returns whether some of it can be read. It is false for a name in letters that no font here has. */
  isLeesbaar(tekst: string): boolean {
    const gedrukt = this.stukken(tekst, 700)
      .map((stuk) => stuk.tekst)
      .join('')
    return /[\p{L}\p{N}]/u.test(gedrukt)
  }

  breedte(stukken: readonly Stuk[], grootte: number): number {
    return stukken.reduce((som, { font, tekst }) => {
      this.#doc.font(this.#open(font)).fontSize(grootte)
      return som + this.#doc.widthOfString(tekst)
    }, 0)
  }

  /** Draws a line of text from a point on its base line. */
  teken(
    stukken: readonly Stuk[],
    { x, y, grootte }: { x: number; y: number; grootte: number },
  ): void {
    let plek = x
    for (const { font, tekst } of stukken) {
      this.#doc.font(this.#open(font)).fontSize(grootte)
      this.#doc.text(tekst, plek, y, { lineBreak: false, baseline: 'alphabetic' })
      plek += this.#doc.widthOfString(tekst)
    }
  }
}
