import {
  AANTAL_PLAATJES,
  alsGeheim,
  PLAATJES,
  type Plaatje,
} from '@letterhaven/contracts/leerling-ingang'
import { seedNumber } from './seed-id.ts'

/** Two words that a child can type: the demonstration's pupils' passwords. */
const EERSTE =
  `blauwe gele groene rode witte zachte snelle kleine grote dappere vrolijke stille slimme gekke lieve
  wilde zoete warme koude ronde lange gouden zilveren houten papieren vliegende slapende dansende zingende
  lachende`.split(/\s+/)
// Only words with 'de': after them an adjective keeps its -e.
const TWEEDE =
  `walvis egel appel boot fiets maan ster wolk brug kast lamp trein muts trommel vlieger koekoek
  kikker olifant giraf zebra pinguin schildpad vlinder zonnebloem paraplu robot raket toren drempel vuurtoren
  dolfijn schelp zeehond meeuw emmer zeester haven krab haas golf`.split(/\s+/)

export function woordgeheim(naam: string): string {
  const eerste = EERSTE[seedNumber(`${naam}/eerste`, EERSTE.length)]
  const tweede = TWEEDE[seedNumber(`${naam}/tweede`, TWEEDE.length)]
  return `${eerste} ${tweede}`
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const TOTP_CHARS = 32

/** The demonstration's secret for an app that makes codes: fixed, so that it can be told without a database. */
export const seedTotp = (naam: string): string =>
  Array.from({ length: TOTP_CHARS }, (_, i) =>
    BASE32.charAt(seedNumber(`${naam}/totp/${i}`, BASE32.length)),
  ).join('')

/** Letters and digits that are not taken for one another. */
const CODE_TEKENS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SCHOOLCODE_CHARS = 8

/** The demonstration's school code: what a pupil types to find the school. */
export const seedSchoolcode = (naam: string): string =>
  Array.from({ length: SCHOOLCODE_CHARS }, (_, i) =>
    CODE_TEKENS.charAt(seedNumber(`${naam}/schoolcode/${i}`, CODE_TEKENS.length)),
  ).join('')

const KLASCODE_CHARS = 10

/** The demonstration's class code: what stands in a class link. */
export const seedKlascode = (naam: string): string =>
  Array.from({ length: KLASCODE_CHARS }, (_, i) =>
    CODE_TEKENS.charAt(seedNumber(`${naam}/klascode/${i}`, CODE_TEKENS.length)),
  )
    .join('')
    .toLowerCase()

/** Four pictures of a pupil who cannot read two words yet. */
export function seedPlaatjes(naam: string): string {
  const rest: Plaatje[] = [...PLAATJES]
  const gekozen = Array.from({ length: AANTAL_PLAATJES }, (_, i) =>
    rest.splice(seedNumber(`${naam}/plaatje/${i}`, rest.length), 1),
  )
  return alsGeheim(gekozen.flat())
}
