import type { ImportTelling } from '@letterhaven/contracts/import'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'

interface Groepwoorden {
  readonly groep: string
  readonly groepen: string
}

/** Says in one phrase what a file does or did: '32 nieuwe leerlingen en 8 groepen'; null when that is nothing. */
export function tellingZin(telling: ImportTelling, w: Groepwoorden): string | null {
  const delen: [number, string, string][] = [
    [telling.nieuw, 'nieuwe leerling', 'nieuwe leerlingen'],
    [telling.groepen, `nieuwe of gewijzigde ${w.groep}`, `nieuwe of gewijzigde ${w.groepen}`],
    [telling.gewijzigd, 'leerling gewijzigd', 'leerlingen gewijzigd'],
    [
      telling.verplaatst,
      `leerling naar een andere ${w.groep}`,
      `leerlingen naar een andere ${w.groep}`,
    ],
    [telling.terug, 'leerling terug', 'leerlingen terug'],
    [telling.vertrokken, 'leerling naar de prullenbak', 'leerlingen naar de prullenbak'],
    [telling.uitgenodigd ?? 0, 'uitnodiging', 'uitnodigingen'],
  ]
  const zinnen = delen.filter(([n]) => n > 0).map(([n, enkel, meer]) => aantal(n, enkel, meer))
  return zinnen.length === 0 ? null : opsomming(zinnen, zinnen.length)
}

/** Says how many pupils had left the school before it came here and are therefore not imported. */
export const alVertrokkenZin = (n: number): string =>
  `${aantal(n, 'leerling staat', 'leerlingen staan')} in het bestand als vertrokken en ${n === 1 ? 'is' : 'zijn'} niet meegenomen.`

/** Says how many pupils are already in a group of a later year than the file's, and stay there. */
export const laterZin = (n: number, schooljaar: string, { groep }: Groepwoorden): string =>
  `${aantal(n, 'leerling zit', 'leerlingen zitten')} al in een ${groep} van een later schooljaar dan ${schooljaar} en ${n === 1 ? 'blijft' : 'blijven'} daar.`
