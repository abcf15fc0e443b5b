import { CATEGORIEEN } from '../../packages/taal/src/categorieen.ts'

/** One category: its code, the groep in which it is taught, and what it builds on. */
interface Stap {
  readonly code: string
  readonly groep: number
  readonly vereist: readonly string[]
}

const rij = (code: string, groep: number, ...vereist: readonly string[]): Stap => ({
  code,
  groep,
  vereist,
})

/**
 * A short line of 36 categories, as methods have it that take together what we keep apart: au with ou, all of French, all that
 * sounds other than it is written. A rival that knows one level loses less where there are fewer of them.
 */
const KORT: readonly Stap[] = [
  rij('mkm', 3),
  rij('clusters', 3, 'mkm'),
  rij('sch', 3, 'clusters'),
  rij('ng-nk', 3, 'mkm'),
  rij('eer-oor', 3, 'mkm'),
  rij('aai-ooi', 3, 'mkm'),
  rij('eeuw-ieuw', 3, 'aai-ooi'),
  rij('cht', 3, 'clusters'),
  rij('eindklank', 3, 'mkm'),
  rij('verlengen', 4, 'clusters'),
  rij('ei-ij', 4, 'mkm'),
  rij('au-ou', 4, 'mkm'),
  rij('open', 4, 'eindklank'),
  rij('gesloten', 4, 'open'),
  rij('stom', 4, 'gesloten'),
  rij('verkleinen', 4, 'verlengen'),
  rij('ig-lijk', 4, 'stom'),
  rij('fv-sz', 4, 'verlengen'),
  rij('i-als-ie', 5, 'open'),
  rij('c-als-s', 5, 'mkm'),
  rij('c-als-k', 5, 'c-als-s'),
  rij('tie', 5, 'i-als-ie'),
  rij('samen', 5, 'verlengen'),
  rij('komma-s', 5, 'eindklank'),
  rij('tegenwoordig', 5, 'verlengen'),
  rij('ch-als-sj', 6, 'c-als-k'),
  rij('x-th-y', 6, 'c-als-k'),
  rij('accent', 6, 'open'),
  rij('frans', 6, 'ch-als-sj'),
  rij('trema', 6, 'i-als-ie'),
  rij('heid-teit', 6, 'ig-lijk'),
  rij('verleden', 6, 'tegenwoordig'),
  rij('voltooid', 7, 'verleden'),
  rij('koppel', 7, 'trema', 'samen'),
  rij('tussen-n', 7, 'samen'),
  rij('engels', 8, 'frans'),
]

/** What is taught, in which order: the categories of the product, or a shorter line. */
export const LEERLIJNEN = {
  eigen: Object.values(CATEGORIEEN),
  kort: KORT,
} as const satisfies Readonly<Record<string, readonly Stap[]>>

export type Leerlijn = keyof typeof LEERLIJNEN
