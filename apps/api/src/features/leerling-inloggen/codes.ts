import { randomInt } from 'node:crypto'
import { houdtGrofs } from '@letterhaven/taal/ongepast'
import type { Trekking } from './geheim-maker.ts'

/** Letters and digits that are not taken for one another. */
const TEKENS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 40 bits: who has it finds the links of all groups, and a child can still type it. */
const SCHOOLCODE_CHARS = 8
const HELFT = 4
/** 50 bits: a class link is followed, not typed, and names children. */
const KLASCODE_CHARS = 10

/** So many letters and digits; drawn again where a child would read something rude in them. */
function makeCode(chars: number, trek: Trekking): string {
  const code = Array.from({ length: chars }, () => TEKENS.charAt(trek(TEKENS.length))).join('')
  return houdtGrofs(code.toLowerCase()) ? makeCode(chars, trek) : code
}

const byChance: Trekking = (onder) => randomInt(onder)

/** A school's code, as a pupil types it. */
export const makeSchoolcode = (trek = byChance): string => makeCode(SCHOOLCODE_CHARS, trek)

/** A group's code, as it stands in a link. */
export const makeKlascode = (trek = byChance): string =>
  makeCode(KLASCODE_CHARS, trek).toLowerCase()

/** A school code as it is read and typed: in two halves. Older ones are short enough as they are. */
export const showSchoolcode = (code: string): string =>
  code.length < SCHOOLCODE_CHARS ? code : `${code.slice(0, HELFT)}-${code.slice(HELFT)}`

const kaal = (getypt: string): string => getypt.normalize('NFC').replaceAll(/[^A-Za-z0-9]/g, '')

/** A school code as it may be typed: capitals and a dash do not matter. */
export const readSchoolcode = (getypt: string): string => kaal(getypt).toUpperCase()

/** The same for a group's code. */
export const readKlascode = (getypt: string): string => kaal(getypt).toLowerCase()
