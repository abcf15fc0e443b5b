import './oefenrooster.css'
import type { Land } from '@letterhaven/contracts/admin'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { compareNamen, volledigeNaam } from '@letterhaven/domain/naam'
import { schuifgebied } from '@letterhaven/ui/tekst/a11y'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { laatsteDagen, oefenrijen } from '../oefendagen.ts'

interface Eigenschappen {
  readonly leerlingen: GroepVoortgang['leerlingen']
  readonly vandaag: string
  readonly land: Land
}

/** Returns how full a day was: a dot for some answers, a larger one for ten or more. */
function vulling(antwoorden: number): string {
  if (antwoorden === 0) return 'leeg'
  return antwoorden < 10 ? 'wat' : 'vol'
}

/** Each pupil over fourteen days, with a dot for each day of practice; fewest days first. */
export function Oefenrooster({ leerlingen, vandaag, land }: Eigenschappen) {
  const w = useWoordkeus()
  const dagen = laatsteDagen(vandaag)
  const opNaam = compareNamen(land)
  const rijen = oefenrijen(leerlingen, vandaag)
    .map((rij, i) => ({ ...rij, naam: leerlingen[i]?.naam }))
    .flatMap(({ naam, ...rij }) => (naam ? [{ ...rij, naam }] : []))
    .toSorted((a, b) => a.dagen - b.dagen || opNaam(a.naam, b.naam))
  return (
    <details className="rooster">
      <summary>Toon het per {w.leerling}</summary>
      <div className="rooster-rol" {...schuifgebied(`Oefendagen per ${w.leerling}`)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.Leerling}</th>
              {dagen.map((dag) => (
                <th key={dag} scope="col">
                  <span aria-hidden="true">{sayDatum('weekdagLetter', dag)}</span>
                  <span className="lh-vh">{sayDatum('weekdag', dag)}</span>
                </th>
              ))}
              <th scope="col">Dagen</th>
            </tr>
          </thead>
          <tbody>
            {rijen.map(({ id, naam, antwoorden, dagen: aantalDagen }) => (
              <tr key={id}>
                <th scope="row">
                  <Letterlijk>{volledigeNaam(naam)}</Letterlijk>
                </th>
                {antwoorden.map((n, i) => (
                  <td
                    key={dagen[i]}
                    title={n > 0 ? aantal(n, 'antwoord', 'antwoorden') : undefined}
                  >
                    <span className={`rooster-stip rooster-${vulling(n)}`} aria-hidden="true" />
                    <span className="lh-vh">
                      {n > 0 ? aantal(n, 'antwoord', 'antwoorden') : 'niet'}
                    </span>
                  </td>
                ))}
                <td className="rooster-som">{aantalDagen}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="voortgang-noot">Wie het minst vaak oefende, staat bovenaan.</p>
    </details>
  )
}
