import type { Weggelegde } from '@letterhaven/contracts/prullenbak'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import type { Selectie } from '../../../shared/leerlingen/use-selectie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'

interface Props {
  readonly rijen: readonly Weggelegde[]
  readonly selectie: Selectie
}

function waarVan({ groep, groepWeg }: Weggelegde, w: { groep: string }): string {
  if (groep === null) return `zat in geen ${w.groep}`
  return groepWeg ? `zat in ${groep}, die er niet meer is` : `zat in ${groep}`
}

/** The pupils in the prullenbak, each of whom can be chosen. */
export function WegLijst({ rijen, selectie }: Props) {
  const w = useWoordkeus()
  return (
    <ul className="weg-rijen">
      {rijen.map((rij) => (
        <li key={rij.id} className="weg-rij">
          <Vinkje
            labelVerborgen
            label={
              <>
                <Letterlijk>{rij.naam}</Letterlijk> kiezen
              </>
            }
            checked={selectie.gekozen.has(rij.id)}
            onChange={() => selectie.choose(rij.id, false)}
          />
          <Avatar naam={rij.naam} id={rij.id} />
          <div className="weg-wie">
            <p className="weg-naam">
              <Letterlijk>{rij.naam}</Letterlijk>
            </p>
            <p className="scherm-stil">
              <MetNamen tekst={waarVan(rij, w)} namen={[rij.groep ?? '']} />
            </p>
          </div>
          <div className="weg-wanneer scherm-stil">
            <p>
              weg sinds {sayDatum('dagInJaar', rij.wegOp)}
              {rij.door !== null && (
                <>
                  {' '}
                  door <Letterlijk>{rij.door}</Letterlijk>
                </>
              )}
            </p>
            <p>de gegevens worden gewist op {sayDatum('dagInJaar', rij.wisOp)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
