import { createHash, randomBytes } from 'node:crypto'
import { VERHUISTOKEN_TEKENS } from '@letterhaven/contracts/verhuizing-maten'

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
/** Crockford's alphabet: no character is mistaken for another when it is read out or copied by hand. */
const TEKENS = [
  ...'0123456789',
  ...LETTERS.filter((letter) => !['I', 'L', 'O', 'U'].includes(letter)),
]
const PER_GROEP = 5

/** Makes a code of 130 random bits, in groups of five characters: 'K7QPM-2XW4T-…'. */
export function makeCode(): string {
  const tekens = [...randomBytes(VERHUISTOKEN_TEKENS)].map((byte) => TEKENS[byte % TEKENS.length])
  return (
    tekens
      .join('')
      .match(new RegExp(`.{1,${PER_GROEP}}`, 'g'))
      ?.join('-') ?? ''
  )
}

/** Returns the characters of a code as they were meant, whatever is between them. */
const read = (getypt: string): string =>
  getypt
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Returns the stored form of a code, by which it is found. */
export const hashCode = (getypt: string): Buffer =>
  createHash('sha256').update(read(getypt)).digest()
