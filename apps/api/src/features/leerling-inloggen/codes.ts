import { randomInt } from 'node:crypto'
import { houdtGrofs } from '@letterhaven/taal/ongepast'
import type { Trekking } from './geheim-maker.ts'

/** Letters and digits that cannot be mistaken for one another. */
const TEKENS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 40 bits: this code leads to the links of all groups, and a child can still type it. */
const SCHOOLCODE_CHARS = 8
const HELFT = 4
/** 50 bits: a class link is followed, not typed, and shows the names of children. */
const KLASCODE_CHARS = 10

/** Makes a code of this length; draws again when a child would read something rude in it. */
function makeCode(chars: number, trek: Trekking): string {
  const code = Array.from({ length: chars }, () => TEKENS.charAt(trek(TEKENS.length))).join('')
  return houdtGrofs(code.toLowerCase()) ? makeCode(chars, trek) : code
}

const byChance: Trekking = (onder) => randomInt(onder)

/** Makes a school's code, as a pupil types it. */
export const makeSchoolcode = (trek = byChance): string => makeCode(SCHOOLCODE_CHARS, trek)

/** Makes a group's code, as it is in a link. */
export const makeKlascode = (trek = byChance): string =>
  makeCode(KLASCODE_CHARS, trek).toLowerCase()

/** Formats a school code as it is read and typed: in two halves. Older codes are short enough as they are. */
export const showSchoolcode = (code: string): string =>
  code.length < SCHOOLCODE_CHARS ? code : `${code.slice(0, HELFT)}-${code.slice(HELFT)}`

const kaal = (getypt: string): string => getypt.normalize('NFC').replaceAll(/[^A-Za-z0-9]/g, '')

/** Reads a school code as it was typed: capitals and a dash do not matter. */
export const readSchoolcode = (getypt: string): string => kaal(getypt).toUpperCase()

/** Does the same for a group's code. */
export const readKlascode = (getypt: string): string => kaal(getypt).toLowerCase()
