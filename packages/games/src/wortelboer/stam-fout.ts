import { deelFout, planBij, type Gemaakt } from './plan.ts'

/** What is wrong with a stem, by its first piece that is: how it was cut, or how a letter is written. */
export type StamFout =
  | 'kort'
  | 'lang'
  | 'één letter'
  | 'twee letters'
  | 'lange klank'
  | 'korte klank'
  | 'open klank'
  | 's of f'
  | 'z of v'

const DUBBEL = /^(\p{L})\1$/u
const KLINKER = /^[aeiouy]/
/** How a vowel is written where nothing closes it, and where something does. */
const LANG: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', i: 'ie', o: 'oo', u: 'uu' }
/** How v and z are written at the end of a stem. */
const EIND: Readonly<Record<string, string>> = { v: 'f', z: 's' }

/** A piece that is wrong: what it is, what it is in the form, and the whole verb around it. */
interface Stukfout {
  readonly nu: string
  readonly goed: string
  readonly plek: number
  readonly stukken: readonly string[]
  /** Whether the sound ends here: no e follows. */
  readonly isEinde: boolean
}

/** Whether a vowel of the whole verb is heard long with one letter: a single consonant and a vowel follow (lo-pen). */
function isOpen({ plek, stukken }: Stukfout): boolean {
  const [dicht = '', dan = ''] = stukken.slice(plek + 1)
  return !DUBBEL.test(dicht) && !KLINKER.test(dicht) && KLINKER.test(dan)
}

function klinkerFout(fout: Stukfout): StamFout | null {
  const { nu, goed } = fout
  if (LANG[nu] === goed) return 'lange klank'
  if (LANG[goed] !== nu) return null
  return isOpen(fout) ? 'open klank' : 'korte klank'
}

function medeklinkerFout({ nu, goed, isEinde }: Stukfout): StamFout | null {
  if (goed === nu + nu) return 'twee letters'
  if (isEinde && nu === goed + goed) return 'één letter'
  if (isEinde && EIND[nu] === goed) return 's of f'
  return EIND[goed] === nu ? 'z of v' : null
}

/** Returns what is wrong with the stem of a carrot; null where nothing is, or where its sound is another one. */
export function stamFoutVan(gemaakt: Gemaakt, vorm: string): StamFout | null {
  const deel = deelFout(gemaakt, vorm)
  if (deel !== null) return deel
  const { gewas, stukken } = gemaakt
  const goed = planBij(gemaakt, vorm)?.letters
  const [van, tot] = gewas.deel
  const plek = gewas.letters.findIndex(
    (letter, nr) => nr >= van && nr < tot && goed !== undefined && letter !== goed[nr],
  )
  if (plek < 0) return null
  const isEinde = plek === tot - 1 && gewas.uitgang?.startsWith('e') !== true
  const fout = { nu: gewas.letters[plek] ?? '', goed: goed?.[plek] ?? '', plek, stukken, isEinde }
  return KLINKER.test(fout.nu) ? klinkerFout(fout) : medeklinkerFout(fout)
}
