import { randomInt } from 'node:crypto'
import { AANTAL_PLAATJES, alsGeheim, PLAATJES } from '@letterhaven/contracts/leerling-ingang'
import { WOORDEN } from './woordgeheim.ts'

/** Draws different items in a chance order; every order is as likely as any other. */
function draw<T>(from: readonly T[], count: number): T[] {
  const rest = [...from]
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)).flat()
}

/** Makes secrets until there is one that nobody in the group has. */
function untilFree(taken: ReadonlySet<string>, make: () => string): string {
  let secret = make()
  while (taken.has(secret)) secret = make()
  return secret
}

/** Two different words, 22 bits, that nobody in the group has. */
export const makeWoorden = (taken: ReadonlySet<string>): string =>
  untilFree(taken, () => draw(WOORDEN, 2).join(' '))

/** Four different pictures in their order, 18 bits, that nobody in the group has. */
export const makePlaatjes = (taken: ReadonlySet<string>): string =>
  untilFree(taken, () => alsGeheim(draw(PLAATJES, AANTAL_PLAATJES)))
