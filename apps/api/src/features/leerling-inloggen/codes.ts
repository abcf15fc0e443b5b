import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for one another. */
const TEKENS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 40 bits: who has it finds the links of all groups, and a child can still type it. */
const SCHOOLCODE_CHARS = 8
const HELFT = 4
/** 50 bits: a class link is followed, not typed, and names children. */
const KLASCODE_CHARS = 10

const makeCode = (chars: number): string =>
  Array.from({ length: chars }, () => TEKENS.charAt(randomInt(TEKENS.length))).join('')

/** A school's code, as a pupil types it. */
export const makeSchoolcode = (): string => makeCode(SCHOOLCODE_CHARS)

/** A group's code, as it stands in a link. */
export const makeKlascode = (): string => makeCode(KLASCODE_CHARS).toLowerCase()

/** A school code as it is read and typed: in two halves. Older ones are short enough as they are. */
export const toonSchoolcode = (code: string): string =>
  code.length < SCHOOLCODE_CHARS ? code : `${code.slice(0, HELFT)}-${code.slice(HELFT)}`

const kaal = (getypt: string): string => getypt.normalize('NFC').replaceAll(/[^A-Za-z0-9]/g, '')

/** A school code as it may be typed: capitals and a dash do not matter. */
export const leesSchoolcode = (getypt: string): string => kaal(getypt).toUpperCase()

/** The same for a group's code. */
export const leesKlascode = (getypt: string): string => kaal(getypt).toLowerCase()
