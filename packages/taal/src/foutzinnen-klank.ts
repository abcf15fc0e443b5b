import { foutDeel, langerZin, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'

const ngZin: Zin = ({ w }) =>
  `Je hoort één klank, die uit je neus komt. Die schrijf je met ng: ${w}.`
const nkZin: Zin = ({ w }) => `Voor de k schrijf je alleen een n, en de k één keer: ${w}.`
const uwZin: Zin = (entry, gegeven) =>
  `Dit stukje schrijf je altijd zo: '${foutDeel(entry, gegeven)}'. Denk aan de u voor de w: ${entry.w}.`
const chZin: Zin = ({ w }) => `Deze mag je onthouden: ${w} schrijf je met ch.`
const sjZin: Zin = ({ w }) => `Je hoort één klank en je schrijft een s en een j: ${w}.`

/** Makes the hint for v and z inside a word. Many children hear no difference, so it does not ask them to listen. */
const middenZin =
  (zacht: 'v' | 'z', scherp: 'f' | 's'): Zin =>
  ({ w, kg }, gegeven) => {
    const swap = (deel: string) => scherp + deel.slice(1)
    const plek = kg.findIndex(
      (deel, i) => deel.startsWith(zacht) && kg.with(i, swap(deel)).join('') === gegeven,
    )
    return /(?:[aeiouy]|ij)$/.test(kg[plek - 1] ?? '')
      ? `Na een lange klank schrijf je meestal een ${zacht}, geen ${scherp}: ${kg.join('-')}.`
      : `Deze mag je onthouden: ${w} schrijf je met een ${zacht}.`
  }

/** Hints for sounds that have letters of their own. */
export const KLANKZINNEN = {
  'ei-eij': ({ w }) => `De korte ei heeft twee letters, zonder j erbij: ${w}.`,
  'ei-y': ({ w }) => `Dit is de korte ei, met een e en een i: ${w}.`,
  'ij-eij': ({ w }) => `De lange ij heeft geen e ervoor: ${w}.`,
  'd-td': ({ w }) => `Je hoort een t, maar je schrijft alleen de d: ${w}.`,
  'ng-n': ngZin,
  'ng-nk': ({ w }) => `Luister naar het eind van de klank: je hoort geen k. Het is ng: ${w}.`,
  'ng-ngk': ({ w }) => `Na de ng hoor je geen k: ${w}.`,
  'ng-nng': ({ w }) => `Eén n is genoeg, want ng is samen één klank: ${w}.`,
  'nk-ngk': nkZin,
  'nk-nkk': nkZin,
  'nk-ng': ({ w }) => `Luister goed: je hoort aan het eind van de klank een k. Dus nk: ${w}.`,
  'uw-w': uwZin,
  'uw-u': ({ w }) => `Aan het eind van de klank staat nog een w: ${w}.`,
  'uw-uuw': ({ w }) => `Voor de w is één u genoeg: ${w}.`,
  'b-p': langerZin('b', 'p'),
  'midden-f': middenZin('v', 'f'),
  'midden-s': middenZin('z', 's'),
  'ch-los-g': chZin,
  'ch-gg': ({ w }) => `Hier schrijf je één keer ch, geen gg: ${w}.`,
  'ch-k': chZin,
  'sj-ch': sjZin,
  'sj-sh': sjZin,
  'sj-s': ({ w }) => `Na de s schrijf je nog een j: ${w}.`,
  'sj-sch': sjZin,
  'ie-i': ({ w }) => `De ie schrijf je hier met twee letters: ${w}.`,
  'ks-x': ({ w }) => `De k en de s schrijf je hier allebei: ${w}.`,
  'k-c': ({ w }) => `De k die je hoort, schrijf je hier met een k: ${w}.`,
  'lang-twee': (entry, gegeven) =>
    `Na een lange klank is één '${foutDeel(entry, gegeven)}' genoeg: ${entry.w}.`,
  'klinker-ander': (entry, gegeven) =>
    `Luister klank voor klank. Je hoort de '${foutDeel(entry, gegeven)}' in ${entry.w}.`,
  stem: ({ w, g }) => `Luister goed naar de eerste klank. Dat is de ${g[0] ?? w}: ${w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
