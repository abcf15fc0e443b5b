import { ALGEMENE_VARIANTIE, SAMENHANG, SLIP, SPECIFIEKE_VARIANTIE } from './constanten.ts'
import type { Aannames } from './types.ts'

/** What is assumed as long as nothing has been learned about it. */
export const STANDAARD: Aannames = {
  algemeen: ALGEMENE_VARIANTIE,
  eigen: SPECIFIEKE_VARIANTIE,
  samenhang: SAMENHANG,
  slip: SLIP,
}

/** The lowest and highest value of each; the two variances together stay within VARIANTIE_MAX. */
const GRENZEN: Readonly<Record<keyof Aannames, readonly [laag: number, hoog: number]>> = {
  algemeen: [0.2, 1.2],
  eigen: [0.1, 0.8],
  samenhang: [0, 0.95],
  slip: [0.005, 0.1],
}

/** Returns an assumption within its bounds, or the standard one where the value is not a finite number. */
export function binnenGrenzen(naam: keyof Aannames, waarde: number): number {
  const [laag, hoog] = GRENZEN[naam]
  return Number.isFinite(waarde) ? Math.min(hoog, Math.max(laag, waarde)) : STANDAARD[naam]
}

/** Returns the assumptions of a bank in a form that the engine can compute with. */
export const geldigeAannames = (a: Aannames | undefined): Aannames =>
  a
    ? {
        algemeen: binnenGrenzen('algemeen', a.algemeen),
        eigen: binnenGrenzen('eigen', a.eigen),
        samenhang: binnenGrenzen('samenhang', a.samenhang),
        slip: binnenGrenzen('slip', a.slip),
      }
    : STANDAARD
