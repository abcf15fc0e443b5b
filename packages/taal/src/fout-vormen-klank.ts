import { swap, ruilEind, replace, replaceGroep, replaceLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'
import { isKlinker } from './inventaris.ts'

/** Writes n and k in another way; they stand beside each other as two graphemes. */
const ruilNk = (naar: string): Maker => replaceLetters(/nk/g, naar)

/** Writes the ch that sounds like g in another way: not that of sch, and not the one before t. */
const ruilChG = (naar: string, mag: (i: number, g: readonly string[]) => boolean): Maker =>
  replace((grafeem, i, g) =>
    grafeem === 'ch' && g[i - 1] !== 's' && g[i + 1] !== 't' && mag(i, g) ? [naar] : [],
  )

/** Writes the last f or s of a stem, which became v or z before an ending, as in the short form. */
const ruilMidden = (van: string, naar: string): Maker =>
  replace((grafeem, i, g) =>
    grafeem === van && i > 0 && g.slice(i + 1).some((rest) => isKlinker(rest)) ? [naar] : [],
  )

const UW_U: Readonly<Record<string, readonly string[]>> = {
  eeuw: ['eeu'],
  ieuw: ['ieu'],
  uw: ['u', 'uu'],
}
const LANGE_KLANK = /^(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou)$/

const KORTE_BUREN: Readonly<Record<string, readonly string[]>> = {
  a: ['e'],
  e: ['i', 'u'],
  i: ['e'],
  o: ['u'],
  u: ['o', 'e'],
}
const STEMBUREN: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  p: ['b'],
  d: ['t'],
  t: ['d'],
  k: ['g'],
  g: ['k'],
}

/** Doubles the consonant after a long sound that is written with two letters (`boekken`). */
const langTwee: Maker = replace((grafeem, i, g) =>
  /^[bdfgklmnprst]$/.test(grafeem) && LANGE_KLANK.test(g[i - 1] ?? '') && isKlinker(g[i + 1] ?? '')
    ? [grafeem + grafeem]
    : [],
)

/** Forms of sounds that have letters of their own. */
export const KLANKMAKERS = {
  'ei-eij': swap('ei', 'eij'),
  'ei-y': swap('ei', 'y'),
  'ij-eij': swap('ij', 'eij'),
  'd-td': ruilEind('d', 'td'),
  'ng-n': swap('ng', 'n'),
  'ng-nk': swap('ng', 'nk'),
  'ng-ngk': swap('ng', 'ngk'),
  'ng-nng': swap('ng', 'nng'),
  'nk-ngk': ruilNk('ngk'),
  'nk-nkk': ruilNk('nkk'),
  'nk-ng': ruilNk('ng'),
  'uw-w': replace((grafeem) => (/^[ei]euw$/.test(grafeem) ? [`${grafeem.slice(0, 2)}w`] : [])),
  'uw-u': replace((grafeem, i, g) =>
    grafeem === 'uw' && i < g.length - 1 ? ['u'] : (UW_U[grafeem] ?? []),
  ),
  'uw-uuw': swap('uw', 'uuw'),
  'b-p': ruilEind('b', 'p'),
  'midden-f': ruilMidden('v', 'f'),
  'midden-s': ruilMidden('z', 's'),
  'ch-los-g': ruilChG('g', () => true),
  'ch-gg': ruilChG('gg', (i, g) => /^[aeiou]$/.test(g[i - 1] ?? '') && isKlinker(g[i + 1] ?? '')),
  'ch-k': ruilChG('k', () => true),
  'sj-ch': swap('sj', 'ch'),
  'sj-sh': swap('sj', 'sh'),
  'sj-s': swap('sj', 's'),
  'sj-sch': swap('sj', 'sch'),
  'ie-i': replaceGroep((groep, _, kg) =>
    kg.length > 1 && /[^aeiou]ie$/.test(groep) ? [groep.slice(0, -1)] : [],
  ),
  'ks-x': replaceLetters(/ks/g, 'x'),
  'k-c': replace((grafeem, i, g) =>
    grafeem === 'k' && /^[aourlt]/.test(g[i + 1] ?? '') && g[i - 1] !== 'n' ? ['c'] : [],
  ),
  'lang-twee': langTwee,
  // Swaps short vowels that are close to each other, which young children mix up.
  'klinker-ander': replace((grafeem, i, g) =>
    g[i + 1] === undefined || isKlinker(g[i + 1] ?? '') ? [] : (KORTE_BUREN[grafeem] ?? []),
  ),
  // Swaps the first consonant for the one that differs from it only in voice.
  stem: replace((grafeem, i) => (i === 0 ? (STEMBUREN[grafeem] ?? []) : [])),
} as const satisfies Partial<Record<RuleId, Maker>>
