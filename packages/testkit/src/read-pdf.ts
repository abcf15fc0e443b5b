import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'

/** What somebody finds on a page: its text, line by line, and what its QR codes say. */
export interface PdfPagina {
  readonly tekst: string
  readonly qrs: readonly string[]
}

// cspell:ignore nendobj nendstream
type Objecten = ReadonlyMap<string, string>

const SCHAAL = 4
const RUST = 4

/** Returns the objects of a file by number, as text; Latin-1 keeps the bytes as they are. */
function readObjecten(bytes: Buffer): Objecten {
  const gevonden = bytes.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)
  return new Map(Array.from(gevonden, ([, nr = '', inhoud = '']) => [nr, inhoud]))
}

function stroomVan(objecten: Objecten, nr: string | undefined): string {
  const inhoud = objecten.get(nr ?? '') ?? ''
  const rauw = /stream\n([\s\S]*)\nendstream$/.exec(inhoud)?.[1] ?? ''
  const bytes = Buffer.from(rauw, 'latin1')
  return (inhoud.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const verwijzing = (inhoud: string, naam: string): string | undefined =>
  new RegExp(`/${naam} \\[?(\\d+) 0 R`).exec(inhoud)?.[1]

/** Returns the letters that the numbers of a font stand for. */
function readLetters(objecten: Objecten, font: string): readonly string[] {
  const cmap = stroomVan(objecten, verwijzing(objecten.get(font) ?? '', 'ToUnicode'))
  return [...cmap.matchAll(/\[([^\]]*)\]\n/g)].flatMap(([, rij = '']) =>
    Array.from(rij.matchAll(/<([\da-f ]+)>/gi), ([, hex = '']) =>
      hex
        .split(' ')
        .map((punt) => String.fromCharCode(Number.parseInt(punt, 16)))
        .join(''),
    ),
  )
}

function readTekst(inhoud: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let hoogte = ''
  let tekst = ''
  for (const [, blok = ''] of inhoud.matchAll(/BT\n([\s\S]*?)ET/g)) {
    const letters = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(blok)?.[1] ?? '') ?? []
    const y = /([\d.-]+) Tm/.exec(blok)?.[1] ?? ''
    if (y !== hoogte) tekst += '\n'
    hoogte = y
    for (const [, hex = ''] of blok.matchAll(/<([\da-f]+)>/gi))
      tekst += (hex.match(/.{4}/g) ?? [])
        .map((n) => letters[Number.parseInt(n, 16)] ?? '�')
        .join('')
  }
  return tekst.trim()
}

/** Reads a QR code from the marks it was drawn with, as a camera would. */
function readQr(marken: string): string {
  const rijen = [...marken.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map((m) => m.slice(1).map(Number))
  const maat = Math.max(...rijen.map(([x = 0, , breed = 0]) => x + breed)) + RUST
  const breed = maat * SCHAAL
  const data = new Uint8ClampedArray(breed * breed * 4).fill(255)
  for (const [x = 0, y = 0, lang = 0] of rijen)
    for (let dy = 0; dy < SCHAAL; dy += 1) {
      const begin = ((y * SCHAAL + dy) * breed + x * SCHAAL) * 4
      for (let punt = 0; punt < lang * SCHAAL; punt += 1)
        data.fill(0, begin + punt * 4, begin + punt * 4 + 3)
    }
  return decodeQR({ width: breed, height: breed, data })
}

/** Reads one of our PDFs from its bytes alone, and returns the pages in order. */
export function readPdf(bytes: Buffer): PdfPagina[] {
  const objecten = readObjecten(bytes)
  const paginas = [...objecten.values()].filter((inhoud) => /\/Type \/Page\b(?!s)/.test(inhoud))
  return paginas.map((pagina) => {
    const bronnen = objecten.get(verwijzing(pagina, 'Resources') ?? '') ?? ''
    const fonts = new Map(
      Array.from(bronnen.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, naam = '', nr = '']) => [
        naam,
        readLetters(objecten, nr),
      ]),
    )
    const inhoud = stroomVan(objecten, verwijzing(pagina, 'Contents'))
    const vlakken = inhoud.match(/(?:^\d+ \d+ \d+ 1 re\n)+/gm) ?? []
    return { tekst: readTekst(inhoud, fonts), qrs: vlakken.map(readQr) }
  })
}
