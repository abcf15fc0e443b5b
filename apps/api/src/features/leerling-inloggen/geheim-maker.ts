import { randomInt } from 'node:crypto'
import { alsGeheim, PLAATJES, type Plaatje } from '@letterhaven/contracts/leerling-ingang'
import { geheimparen, type Geheimpaar } from '@letterhaven/taal/geheimwoorden'

/** Draws a whole number from zero up to but not including `onder`; each is as likely as any other. */
export type Trekking = (onder: number) => number

/**
 * Two digits: easy to type for a child who spells with effort. The two numbers that mean something else to some are left out.
 */
const GETALLEN = Array.from({ length: 90 }, (_, i) => i + 10).filter((n) => n !== 69 && n !== 88)

/** Up to this jaargroep the words are ones that are written as they sound, and there are four pictures. */
const EERSTE_LEZERS_TOT = 4
const PLAATJES_EERSTE_LEZERS = 4
const PLAATJES_DAARNA = 5

/** Up to this jaargroep (groep 3, the first year of reading) a new pupil gets pictures as well. */
export const PLAATJES_TOT = 3

const aantalIn = ({ bijvoeglijk, naamwoorden }: Geheimpaar): number =>
  bijvoeglijk.length * naamwoorden.length

/** Returns how many secrets of words there are for a child of this year. */
export const aantalWoordgeheimen = (jaargroep: number): number =>
  geheimparen(jaargroep).reduce((som, paar) => som + aantalIn(paar), 0) * GETALLEN.length

/** Returns one of them by its number: an adjective and a noun that agree, and two digits (`zachte schoen 47`). */
export function woordgeheim(jaargroep: number, nummer: number): string {
  const getal = GETALLEN[nummer % GETALLEN.length]
  let rest = Math.floor(nummer / GETALLEN.length)
  for (const paar of geheimparen(jaargroep)) {
    if (rest < aantalIn(paar)) {
      const { bijvoeglijk, naamwoorden } = paar
      const woord = naamwoorden[rest % naamwoorden.length]
      return `${bijvoeglijk[Math.floor(rest / naamwoorden.length)]} ${woord} ${getal}`
    }
    rest -= aantalIn(paar)
  }
  throw new RangeError('no such secret')
}

/** Returns how many pictures form the secret of a child of this year. */
export const aantalPlaatjes = (jaargroep: number): number =>
  jaargroep <= EERSTE_LEZERS_TOT ? PLAATJES_EERSTE_LEZERS : PLAATJES_DAARNA

/** Makes a secret of pictures in their order, never the same one twice in a row: a double tap counts as one. */
export function plaatjesgeheim(jaargroep: number, trek: Trekking): string {
  const rij: Plaatje[] = []
  for (let i = 0; i < aantalPlaatjes(jaargroep); i += 1) {
    const keus = PLAATJES.filter((plaatje) => plaatje !== rij.at(-1))
    rij.push(...keus.slice(trek(keus.length)).slice(0, 1))
  }
  return alsGeheim(rij)
}

/** Makes secrets until there is one that nobody in the group has. */
function untilFree(taken: ReadonlySet<string>, make: () => string): string {
  let secret = make()
  while (taken.has(secret)) secret = make()
  return secret
}

/**
 * Makes words and a number for a child of this year (18 bits for a child who starts to read, then 20) that nobody in the group
 * has.
 */
export const makeWoorden = (taken: ReadonlySet<string>, jaargroep: number): string =>
  untilFree(taken, () => woordgeheim(jaargroep, randomInt(aantalWoordgeheimen(jaargroep))))

/** Makes pictures in their order (18 bits for a child who starts to read, then 22) that nobody in the group has. */
export const makePlaatjes = (taken: ReadonlySet<string>, jaargroep: number): string =>
  untilFree(taken, () => plaatjesgeheim(jaargroep, (onder) => randomInt(onder)))
