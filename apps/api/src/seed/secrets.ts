import { makeKlascode, makeSchoolcode } from '../features/leerling-inloggen/codes.ts'
import {
  aantalWoordgeheimen,
  plaatjesgeheim,
  woordgeheim,
  type Trekking,
} from '../features/leerling-inloggen/geheim-maker.ts'
import { seedNumber } from './seed-id.ts'

/** Draws that are always the same for the same name. */
function seedTrekking(naam: string): Trekking {
  let keer = 0
  return (onder) => {
    const getal = seedNumber(`${naam}/${keer}`, onder)
    keer += 1
    return getal
  }
}

/** The words of a demonstration's pupil, made as all others are. */
export const seedWoorden = (naam: string, jaargroep: number): string =>
  woordgeheim(jaargroep, seedNumber(`${naam}/woorden`, aantalWoordgeheimen(jaargroep)))

/** Its pictures. */
export const seedPlaatjes = (naam: string, jaargroep: number): string =>
  plaatjesgeheim(jaargroep, seedTrekking(`${naam}/plaatje`))

/** The demonstration's school code: what a pupil types to find the school. */
export const seedSchoolcode = (naam: string): string =>
  makeSchoolcode(seedTrekking(`${naam}/schoolcode`))

/** The demonstration's class code: what stands in a class link. */
export const seedKlascode = (naam: string): string => makeKlascode(seedTrekking(`${naam}/klascode`))

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const TOTP_CHARS = 32

/** The demonstration's secret for an app that makes codes: fixed, so that it can be told without a database. */
export const seedTotp = (naam: string): string =>
  Array.from({ length: TOTP_CHARS }, (_, i) =>
    BASE32.charAt(seedNumber(`${naam}/totp/${i}`, BASE32.length)),
  ).join('')
