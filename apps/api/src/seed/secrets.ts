import { seedNumber } from './seed-id.ts'

/** Two words that a child can type: the demonstration's pupils' passwords. */
const EERSTE =
  `blauwe gele groene rode witte zachte snelle kleine grote dappere vrolijke stille slimme gekke lieve
  wilde zoete warme koude ronde lange gouden zilveren houten papieren vliegende slapende dansende zingende
  lachende`.split(/\s+/)
const TWEEDE =
  `walvis egel appel boot fiets maan ster wolk brug kast lamp trein muts trommel vlieger koekoek
  kikker olifant giraf zebra pinguin schildpad vlinder zonnebloem paraplu robot raket kasteel drempel vuurtoren
  eiland schelp zeehond meeuw anker kompas haven strand duin golf`.split(/\s+/)

export function woordgeheim(naam: string): string {
  const eerste = EERSTE[seedNumber(`${naam}/eerste`, EERSTE.length)]
  const tweede = TWEEDE[seedNumber(`${naam}/tweede`, TWEEDE.length)]
  return `${eerste} ${tweede}`
}
