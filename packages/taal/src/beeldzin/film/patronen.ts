import type { Kader } from './woorden.ts'

/**
 * The order of a main clause, as roles: S who does it, V the verb, X whom it is done to, I who gets it without 'aan', N with 'aan',
 * R 'naar' whom, O 'over' what, D the thing, T when, P where. Behind a thing or an animal that is not yet known 'nu' does not
 * stand, so x, i and d are those with 'de' or 'het'.
 */
export type Rol = 'S' | 'V' | 'X' | 'x' | 'I' | 'i' | 'N' | 'R' | 'O' | 'D' | 'd' | 'T' | 'P'
export type Patroon = readonly Rol[]

const MIDDEN: Readonly<Record<Kader, readonly Patroon[]>> = {
  alleen: [[]],
  dier: [['X']],
  ding: [['D']],
  eten: [['D']],
  geven: [
    ['I', 'D'],
    ['D', 'N'],
    ['N', 'D'],
  ],
  gooien: [['D', 'R']],
  over: [['O']],
}

const BEKEND: Partial<Record<Rol, Rol>> = { X: 'x', I: 'i', D: 'd' }

/** Puts the time behind the verb, or behind the first object where that is known. */
function metTijd(midden: Patroon): readonly Patroon[] {
  const [eerste, ...rest] = midden
  const bekend = eerste && BEKEND[eerste]
  return [['T', ...midden], ...(bekend ? [[bekend, 'T', ...rest] as const] : [])]
}

/** Puts the place behind the verb and the time, or at the end. */
function metPlek(midden: Patroon): readonly Patroon[] {
  const na = midden[0] === 'T' ? 1 : 0
  const vooraan = midden.toSpliced(na, 0, 'P')
  const achteraan: Patroon = [...midden, 'P']
  return vooraan.join('') === achteraan.join('') || midden[1] === 'T'
    ? [achteraan]
    : [vooraan, achteraan]
}

/** Which adverbials a clause has. */
export interface Bepalingen {
  readonly tijd: boolean
  readonly plek: boolean
}

/** Fronts of 'geven' that can only be read in one way, because 'aan' says who gets it. */
const VOORAAN: Partial<Record<Kader, readonly (readonly [Rol, Patroon])[]>> = {
  geven: [
    ['D', ['N']],
    ['N', ['D']],
  ],
}

/** Returns every order of a clause with just these adverbials. */
export function patronenVan(kader: Kader, { tijd, plek }: Bepalingen): readonly Patroon[] {
  const vul = (midden: Patroon, bij: Bepalingen): readonly Patroon[] => {
    const getimed = bij.tijd ? metTijd(midden) : [midden]
    return bij.plek ? getimed.flatMap(metPlek) : getimed
  }
  const gewoon = MIDDEN[kader]
  return [
    ...gewoon.flatMap((m) => vul(m, { tijd, plek })).map((m): Patroon => ['S', 'V', ...m]),
    ...(tijd ? gewoon.flatMap((m) => vul(m, { tijd: false, plek })) : []).map((m): Patroon => [
      'T',
      'V',
      'S',
      ...m,
    ]),
    ...(plek ? gewoon.flatMap((m) => vul(m, { tijd, plek: false })) : []).map((m): Patroon => [
      'P',
      'V',
      'S',
      ...m,
    ]),
    ...(VOORAAN[kader] ?? []).flatMap(([voor, m]) =>
      vul(m, { tijd, plek }).map((na): Patroon => [voor, 'V', 'S', ...na]),
    ),
  ]
}

/** A clause before 'en' ends so, where an animal follows: 'aait de muis en de beer' would be read as two that are stroked. */
export const isLosVoorEn = (patroon: Patroon): boolean =>
  ['V', 'D', 'd', 'P'].includes(patroon.at(-1) ?? '')
