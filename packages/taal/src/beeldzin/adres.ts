/** How old the reader is taken to be: a sentence for groep 3 to 5, or one for the years after. */
export const GEZICHTEN = ['jong', 'oud'] as const
export type Gezicht = (typeof GEZICHTEN)[number]
export const TRAPPEN = [1, 2, 3] as const
export type Trap = (typeof TRAPPEN)[number]

/** What a beeldzin is made from again: `kudde@1:4071:2:jong`. */
export interface Adres {
  /** Name and version of the grammar: `kudde@1`. */
  readonly grammatica: string
  readonly zaad: number
  readonly trap: Trap
  readonly gezicht: Gezicht
}

/** A number has one spelling, so that an answer is kept under one address: no zeros in front, no sign, no exponent. */
const ADRES =
  /^(?<grammatica>[a-z]{1,20}@[1-9]\d?):(?<zaad>0|[1-9]\d{0,9}):(?<trap>\d):(?<gezicht>\w{1,8})$/
const GROOTSTE_ZAAD = 0xffffffff

/** Takes an address apart. Null for whatever is not spelled as one; whether the grammar exists is asked where grammars are known. */
export function parseAdres(tekst: string): Adres | null {
  const delen = ADRES.exec(tekst)?.groups
  const zaad = Number(delen?.['zaad'])
  const trap = TRAPPEN.find((een) => String(een) === delen?.['trap'])
  const gezicht = GEZICHTEN.find((een) => een === delen?.['gezicht'])
  const grammatica = delen?.['grammatica']
  if (grammatica === undefined || trap === undefined || gezicht === undefined) return null
  return zaad <= GROOTSTE_ZAAD ? { grammatica, zaad, trap, gezicht } : null
}

/** Writes an address as `parseAdres` reads it. */
export const adresVan = ({ grammatica, zaad, trap, gezicht }: Adres): string =>
  `${grammatica}:${zaad}:${trap}:${gezicht}`
