import { writeFileSync } from 'node:fs'
import { HERZIEN_BESTAND, type Herziening } from '../gates/herzien.ts'
import { writeRegels } from '../gates/kandidaat.ts'

const alleen = <T>(lijst: readonly T[]): T[] | undefined =>
  lijst.length > 0 ? [...lijst] : undefined

/** Returns the decision without these parts, with its fields in the order of the file. */
export function zonder(herziening: Herziening, delen: readonly string[]): Herziening {
  const { w, g, lg, kg, br, wel = [], niet = [] } = herziening
  const over = Object.entries({ g, lg, kg, br }).filter(
    ([veld, waarde]) => waarde !== undefined && !delen.includes(veld),
  )
  const codes = {
    wel: alleen(wel.filter((code) => !delen.includes(code))),
    niet: alleen(niet.filter((code) => !delen.includes(code))),
  }
  const over2 = Object.entries(codes).filter(([, lijst]) => lijst !== undefined)
  return { w, ...Object.fromEntries([...over, ...over2]) }
}

/** Writes the decisions in the format of the file: one word per line. */
export const writeHerzien = (lijst: readonly Herziening[]): void =>
  writeFileSync(HERZIEN_BESTAND, writeRegels(lijst))
