import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { lijn } from '../../features/landkaart/teken/kit.ts'

const ROND = 'M-7.2 1.5a7.2 7.5 0 1 0 14.4 0a7.2 7.5 0 1 0 -14.4 0'

/** Letters as one writes them, with the line between [−8, −16] and [8, 9]; an x is 15 high. */
const STREKEN = {
  a: `${ROND}M7.2 -6v15`,
  b: `M-7.2 -16v25${ROND}`,
  e: 'M-7 1.8h14a7.2 7.6 0 1 0 -2.6 5.4',
  h: 'M-6.6 -16v25M-6.6 1.5q1 -7.5 7 -7.5t6.4 6.5v8.5',
  i: 'M0 -6v15M0 -13.5v.1',
  n: 'M-6.6 -6v15M-6.6 1.5q1 -7.5 7 -7.5t6.4 6.5v8.5',
  o: ROND,
  s: 'M6 -3.6q-2.6 -2.6 -6.4 -2.2q-5 .6 -4.8 4.2q.4 3 5 3.4q5.8 .4 6 4q0 3.6 -5.6 3.6q-4 0 -6.6 -2.6',
  u: 'M-6.6 -6v9q.2 6 6 6t7.2 -7.500M6.6 -6v15',
  v: 'M-7.2 -6l7.2 15l7.2 -15',
} as const

export type Letter = keyof typeof STREKEN

/** One or two letters around [0, 0], as on a block or a sail. */
export function write(letters: readonly Letter[], schaal = 1): string {
  const stap = letters.length > 1 ? 17 : 0
  return letters
    .map((letter, i) => {
      const x = (i - (letters.length - 1) / 2) * (letters.includes('i') ? stap * 0.85 : stap * 1.06)
      return `<g transform="translate(${x.toFixed(1)} 0) scale(${schaal})">${lijn(STREKEN[letter], INKT, 4.6)}</g>`
    })
    .join('')
}
