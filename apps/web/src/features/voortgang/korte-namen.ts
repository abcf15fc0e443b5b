import type { Naam } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'

/** Returns names for a narrow column: the given name, with a letter of the surname when two pupils share it. */
export function korteNamen(namen: readonly Naam[]): string[] {
  const metLetter = ({ voornaam, achternaam }: Naam) =>
    achternaam ? `${voornaam} ${achternaam.charAt(0)}.` : voornaam
  const telling = (vorm: (naam: Naam) => string) => {
    const tel = new Map<string, number>()
    for (const naam of namen) tel.set(vorm(naam), (tel.get(vorm(naam)) ?? 0) + 1)
    return (naam: Naam) => tel.get(vorm(naam)) === 1
  }
  const isEnigeVoornaam = telling(({ voornaam }) => voornaam)
  const isEnigeMetLetter = telling(metLetter)
  return namen.map((naam) => {
    if (isEnigeVoornaam(naam)) return naam.voornaam
    return isEnigeMetLetter(naam) ? metLetter(naam) : volledigeNaam(naam)
  })
}
