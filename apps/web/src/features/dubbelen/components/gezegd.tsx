import type { Dubbelen } from '@letterhaven/contracts/dubbel'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'

const door = (wie: string | null): string => (wie === null ? '' : ` door ${wie}`)

type Twee = Dubbelen['apart'][number]

interface ApartProps {
  readonly apart: readonly Twee[]
  readonly bezig: string | null
  readonly onTerug: (twee: Twee) => void
}

/** Pairs that were said to be two children, with an undo. */
export function Apart({ apart, bezig, onTerug }: ApartProps) {
  if (apart.length === 0) return null
  return (
    <Kaart titel="Twee kinderen">
      <ul className="dubbel-rijen">
        {apart.map((twee) => {
          const { een, ander } = twee
          const namen = een.naam === ander.naam ? een.naam : `${een.naam} en ${ander.naam}`
          return (
            <li key={`${een.id} ${ander.id}`} className="dubbel-rij">
              <div>
                <p className="dubbel-naam">{namen}</p>
                <p className="scherm-stil">
                  zijn twee verschillende kinderen, aangegeven op {sayDatum('dag', twee.op)}
                  {door(twee.door)}
                </p>
              </div>
              <Wijzigen>
                <Knop
                  soort="tekst"
                  maat="klein"
                  icoon="ongedaan"
                  bezig={bezig === `${een.id} ${ander.id}`}
                  onClick={() => onTerug(twee)}
                >
                  Toch één kind<span className="lh-vh">: {namen}</span>
                </Knop>
              </Wijzigen>
            </li>
          )
        })}
      </ul>
    </Kaart>
  )
}

/** What was merged before. */
export function Samengevoegd({ gedaan }: Pick<Dubbelen, 'gedaan'>) {
  const w = useWoordkeus()
  if (gedaan.length === 0) return null
  return (
    <Kaart titel="Samengevoegd">
      <ul className="dubbel-rijen">
        {gedaan.map(({ op, naam, antwoorden, door: wie }) => (
          <li key={`${op} ${naam}`} className="dubbel-rij">
            <p className="dubbel-naam">
              {naam === '' ? (
                `Een ${w.leerling} van wie de gegevens gewist zijn`
              ) : (
                <Letterlijk>{naam}</Letterlijk>
              )}
            </p>
            <p className="scherm-stil">
              {sayDatum('dag', op)}
              {door(wie)},{' '}
              {antwoorden === 0
                ? 'zonder antwoorden'
                : `${aantal(antwoorden, 'antwoord', 'antwoorden')} overgekomen`}
            </p>
          </li>
        ))}
      </ul>
    </Kaart>
  )
}
