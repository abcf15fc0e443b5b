import { conjugate } from '../src/vervoeg.ts'
import type { Tijd, Werkwoord } from '../src/werkwoord.ts'

/** Words that show whether a sentence is about now or then. */
export type Wijzers = Readonly<Record<Tijd, ReadonlySet<string>>>

const BIJWOORDEN: Readonly<Record<Tijd, readonly string[]>> = {
  tt: ['nu', 'straks', 'morgen', 'vanavond'],
  vt: [
    'gisteren',
    'gisteravond',
    'daarnet',
    'laatst',
    'toen',
    'vroeger',
    'vorig',
    'vorige',
    'geleden',
  ],
}
/** Forms of verbs that we do not practise, which show just as clearly that it is now. */
const ANDERE_TT =
  'dampt duurt gaapt gilt hijgt kent knikt lijkt miauwt piept schaamt stijgt wankelt heb hebben ben'.split(
    ' ',
  )

/** Returns the words that show the tense of a sentence: adverbs, and forms of our verbs that belong to one tense only. */
export function makeWijzers(werkwoorden: readonly Werkwoord[]): Wijzers {
  const hij = (tijd: Tijd): string[] =>
    werkwoorden.map((werkwoord) => conjugate(werkwoord, { tijd, persoon: 'hij', inversie: false }))
  const deelwoorden = new Set(werkwoorden.map((werkwoord) => werkwoord.vd ?? ''))
  const vt = new Set([...hij('vt'), ...werkwoorden.map((werkwoord) => werkwoord.vt.meer)])
  const infinitieven = new Set(werkwoorden.map((werkwoord) => werkwoord.infinitief))
  const tt = hij('tt').filter((vorm) => !vt.has(vorm) && !deelwoorden.has(vorm))
  return {
    tt: new Set([...BIJWOORDEN.tt, ...tt, ...ANDERE_TT]),
    vt: new Set([...BIJWOORDEN.vt, ...[...vt].filter((vorm) => !infinitieven.has(vorm))]),
  }
}
