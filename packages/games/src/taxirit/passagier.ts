import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'

/** Who rides along and is none of the animals of the harbour. */
const EIGEN = ['pinguïn', 'draak', 'sneeuwpop', 'robot', 'heks'] as const
export type Eigen = (typeof EIGEN)[number]
export type Gast = Dier | Eigen
export const GASTEN: readonly Gast[] = [...DIEREN, ...EIGEN]

export const isEigen = (gast: Gast): gast is Eigen => EIGEN.some((een) => een === gast)

/** What the animals of the harbour are in a story that names a person. */
const ALS: Readonly<Record<string, Dier>> = { meneer: 'beer', mevrouw: 'konijn', opa: 'koala' }

/** Returns a number that is always the same for the same name. */
const somVan = (wie: string): number =>
  [...wie].reduce((nu, letter) => (nu * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Returns who rides along: the one whom the story names, or always the same animal for the same name. */
export function passagierVan(wie: string, held: Dier): Gast {
  const woorden = wie.toLowerCase().split(' ')
  const genoemd = GASTEN.find((gast) => woorden.includes(gast))
  if (genoemd) return genoemd
  const als = woorden.flatMap((woord) => ALS[woord] ?? [])[0]
  if (als && als !== held) return als
  const anderen = DIEREN.filter((dier) => dier !== held)
  return anderen[somVan(wie) % anderen.length] ?? 'koala'
}

/** Returns who sits on the roof for a while: an animal that is neither at the wheel nor in the car. */
export function lifterVan(wie: string, held: Dier, gast: Gast): Dier {
  const vrij = DIEREN.filter((dier) => dier !== held && dier !== gast)
  return vrij[somVan(wie) % vrij.length] ?? 'koala'
}
