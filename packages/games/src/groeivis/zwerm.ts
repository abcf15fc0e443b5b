import { ladeVan } from '@letterhaven/game-kit/onderdelen/lade'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** How many letter fish swim: as many as a hand sees at once, and a switch comes past. */
export const ZWERM = 8
/** How many links of the chain make the fish so large that it eats letters that belong together, and long vowels. */
const ETEN = { cluster: 3, lang: 6 } as const
/** How many fish carry such letters beside those that the word needs. */
const ERBIJ = 2

/** Consonants that stand together at the beginning of Dutch words. */
const CLUSTERS = [
  'st', 'sl', 'sp', 'sn', 'sm', 'br', 'tr', 'kr', 'gr', 'dr', 'fr', 'bl', 'kl', 'pl', 'vl', 'gl', 'zw', 'kn',
] // prettier-ignore
const LANG = ['aa', 'ee', 'oo', 'uu', 'ie', 'oe']
/** What sounds alike and is written in two ways, and the year from which it is learnt. */
const TWEELING = [
  ['ei', 'ij'],
  ['au', 'ou'],
] as const
const TWEELING_VANAF = 4

/** A word on the scales of the fish, beside the word that is asked. */
interface Paar {
  readonly eigen: readonly string[]
  readonly goed: readonly string[]
}

const isCluster = ([een = '', twee = '']: readonly string[]): boolean =>
  CLUSTERS.includes(een + twee)
const melt = ([een = '', twee = '', ...rest]: readonly string[]): readonly string[] => [
  een + twee,
  ...rest,
]

/** Puts the consonants with which both words begin on one scale, once the fish is large enough to eat two letters at a time. */
export function meltClusters({ eigen, goed }: Paar, schakels: number): Paar {
  const kan = schakels >= ETEN.cluster && goed.length > 3 && isCluster(eigen) && isCluster(goed)
  return kan ? { eigen: melt(eigen), goed: melt(goed) } : { eigen, goed }
}

/** Returns what else such a large fish can eat. */
function groterEten(
  { schakels, groep }: Pick<Zwerm, 'schakels' | 'groep'>,
  rnd: () => number,
): readonly string[] {
  const [tweeling = []] = shuffle(TWEELING, rnd)
  const lang = groep >= TWEELING_VANAF ? tweeling : LANG
  const soorten = [
    // What belongs together comes first, so that a full sea leaves out half of nothing.
    ...(schakels >= ETEN.lang ? [lang] : []),
    ...(schakels >= ETEN.cluster ? [CLUSTERS] : []),
  ]
  return soorten.flatMap((soort) => shuffle(soort, rnd).slice(0, ERBIJ))
}

interface Zwerm {
  readonly goed: readonly string[]
  readonly schakels: number
  /** The year in which the pupil is taught. */
  readonly groep: number
  /** How many letters swim, near or not. */
  readonly aantal: number
}

/**
 * Returns the letters that swim: all that the word needs, so that it can be made from any form, and what is mistaken for them. The
 * larger the fish, the larger what it can eat.
 */
export function zwermVan(
  item: Item,
  { goed, schakels, groep, aantal }: Zwerm,
  rnd: () => number,
): readonly string[] {
  const nodig = [...new Set(goed)]
  const groot = groterEten({ schakels, groep }, rnd)
  const gewoon = ladeVan(item, { vreemd: aantal, minst: aantal, meest: aantal }, rnd)
  const vreemd = gewoon.filter((letter) => !item.graphemes.includes(letter))
  const plaats = Math.max(1, aantal - nodig.length - groot.length)
  const rij = [...nodig, ...vreemd.slice(0, plaats), ...groot, ...gewoon, ...LANG]
  return shuffle([...new Set(rij)].slice(0, aantal), rnd)
}
