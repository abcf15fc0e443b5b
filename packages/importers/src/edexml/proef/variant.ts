import type { Uitslag } from '../../oordeel/beoordeel.ts'
import type { Leesopties } from '../../oordeel/leesopties.ts'
import type { MeldingCode } from '../../oordeel/meldingen.ts'

/** A file that a school might send, and the expected result. */
export interface Variant {
  readonly naam: string
  readonly bytes: Uint8Array
  readonly status: Uitslag['status']
  /** The code that must be reported. */
  readonly code?: MeldingCode
  /** How many pupils must be left: all 34 unless given, and 0 for a file that is refused. */
  readonly leerlingen?: number
  readonly opties?: Leesopties
}

export const utf8 = (tekst: string): Uint8Array => new TextEncoder().encode(tekst)
/** Encodes one byte per letter, as Windows does; a letter that it does not have becomes a question mark. */
export const westers = (tekst: string): Uint8Array =>
  Uint8Array.from(tekst, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code <= 0xff ? code : 0x3f
  })

export function utf16(tekst: string, omgekeerd = false): Uint8Array {
  const uit = new Uint8Array(2 * tekst.length + 2)
  const zicht = new DataView(uit.buffer)
  for (const [i, eenheid] of [
    0xfeff,
    ...Array.from({ length: tekst.length }, (_, j) => tekst.charCodeAt(j)),
  ].entries())
    zicht.setUint16(2 * i, eenheid, !omgekeerd)
  return uit
}

/** Returns a sample with one part replaced; throws when that part is missing, which is a mistake in the test. */
export function met(basis: string, wat: string | RegExp, anders: string): string {
  const uit = basis.replace(wat, anders)
  if (uit === basis) throw new Error(`niet gevonden: ${wat}`)
  return uit
}

export const WEG = { status: 'geweigerd', leerlingen: 0 } as const
export const OK = { status: 'ok' } as const
export const LET_OP = { status: 'waarschuwing' } as const

type Soort = Omit<Variant, 'naam' | 'bytes'>
export type Rij = readonly [string, string | Uint8Array, Soort]
