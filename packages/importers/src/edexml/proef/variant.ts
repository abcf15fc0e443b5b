import type { Uitslag } from '../../oordeel/beoordeel.ts'
import type { Leesopties } from '../../oordeel/leesopties.ts'
import type { MeldingCode } from '../../oordeel/meldingen.ts'

/** A file as a school could send it, and what has to come of it. */
export interface Variant {
  readonly naam: string
  readonly bytes: Uint8Array
  readonly status: Uitslag['status']
  /** What must be said. */
  readonly code?: MeldingCode
  /** How many pupils are left; all 34 unless told, none of a file that is refused. */
  readonly leerlingen?: number
  readonly opties?: Leesopties
}

export const utf8 = (tekst: string): Uint8Array => new TextEncoder().encode(tekst)
/** One byte a letter, as Windows writes it; what it has no letter for becomes a question mark. */
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

/** A sample with something else in it; asking for what is not there is a mistake of the test. */
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
