import { createHash, randomBytes } from 'node:crypto'
import { VERHUISTOKEN_TEKENS } from '@letterhaven/contracts/verhuizing-maten'

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
/** Crockford's alphabet: no sign is taken for another when it is read out or typed over. */
const TEKENS = [
  ...'0123456789',
  ...LETTERS.filter((letter) => !['I', 'L', 'O', 'U'].includes(letter)),
]
const PER_GROEP = 5

/** 130 bits of chance, in groups of five signs: 'K7QPM-2XW4T-…'. */
export function makeCode(): string {
  const tekens = [...randomBytes(VERHUISTOKEN_TEKENS)].map((byte) => TEKENS[byte % TEKENS.length])
  return (
    tekens
      .join('')
      .match(new RegExp(`.{1,${PER_GROEP}}`, 'g'))
      ?.join('-') ?? ''
  )
}

/** The signs of a code as they were meant, whatever stands between them. */
const read = (getypt: string): string =>
  getypt
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** What is kept of a code, and by which it is found. */
export const hashCode = (getypt: string): Buffer =>
  createHash('sha256').update(read(getypt)).digest()
