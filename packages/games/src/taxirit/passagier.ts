import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'

/** Whom an animal stands for in a story, where its name does not say it. */
const ALS: Readonly<Record<string, Dier>> = {
  pinguïn: 'kuiken',
  draak: 'kikker',
  meneer: 'beer',
  mevrouw: 'konijn',
  opa: 'koala',
}

/** Returns who rides along: the animal that the story names, or always the same one for the same name. */
export function passagierVan(wie: string, held: Dier): Dier {
  const woorden = wie.toLowerCase().split(' ')
  const genoemd = DIEREN.find((dier) => woorden.includes(dier))
  if (genoemd) return genoemd
  const als = woorden.flatMap((woord) => ALS[woord] ?? [])[0]
  if (als && als !== held) return als
  const anderen = DIEREN.filter((dier) => dier !== held)
  const som = [...wie].reduce((nu, letter) => (nu * 31 + letter.charCodeAt(0)) % 9973, 7)
  return anderen[som % anderen.length] ?? 'koala'
}
