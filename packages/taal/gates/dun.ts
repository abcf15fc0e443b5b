import type { Dun } from './aantallen.ts'

/** The closed list of years with fewer words than the norm, because Dutch has no more that a child meets. */
export const DUN: readonly Dun[] = [
  {
    code: 'openeind',
    jaar: 3,
    minstens: 12,
    reden:
      'korte woorden op een enkele a, o of u zijn er maar een paar, en van zo en u is elke fout een woord',
  },
  { code: 'openeind', jaar: 4, minstens: 3, reden: 'wat er over is: noten en tussenwerpsels' },
  {
    code: 'langermaak-b',
    jaar: 4,
    minstens: 13,
    reden: 'een b achteraan is zeldzaam; samenstellingen met club en web komen later',
  },
  {
    code: 'komma-s',
    jaar: 5,
    minstens: 9,
    reden: 'dagdelen, dagen en jaargetijden: meer zijn er niet',
  },
  {
    code: 'y-j',
    jaar: 7,
    minstens: 26,
    reden: 'een y die klinkt als j staat in enkele leenwoorden',
  },
  { code: 'sj', jaar: 4, minstens: 21, reden: 'sj staat in een handvol gewone woorden' },
  { code: 'sj', jaar: 5, minstens: 15, reden: 'sj staat in een handvol gewone woorden' },
  { code: 'sj', jaar: 6, minstens: 4, reden: 'sj staat in een handvol gewone woorden' },
]
