import { beschrijvingVan, findKeuze, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import { keuzeVan, type Opdracht } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

interface DierenProps {
  readonly beeldzin: Kuddezin
  readonly opdracht: Opdracht
  readonly land: Land
  readonly kan: boolean
  readonly onDier: (plaats: Standplaats) => void
}

/** The least that a finger needs, and what an animal takes at most, in px. */
const [KLEIN, GROOT] = [48, 130]

const BIJ = {
  boom: 'de boom',
  rots: 'de rots',
  water: 'het water',
  struik: 'de struik',
  tent: 'de tent',
}

/** The animals as buttons, each named by a true sentence: a press brings the frame to it, and is no answer. */
export function Dieren({ beeldzin, opdracht, land, kan, onDier }: DierenProps) {
  const naam = (id: string): string => {
    const keuze = findKeuze(beeldzin, keuzeVan(opdracht, id) ?? '')
    return keuze ? beschrijvingVan(beeldzin, keuze) : ''
  }
  const maat = Math.max(KLEIN, Math.min(GROOT, 62 * land.s))
  const bewoond = land.weiden.filter(({ wat }) =>
    land.plaatsen.some(({ dier }) => dier.plek.endsWith(wat)),
  )
  return bewoond.map((weide) => (
    <ul key={weide.wat} className="fs-weide" data-rij="" aria-label={`Bij ${BIJ[weide.wat]}`}>
      {land.plaatsen
        .filter(({ dier }) => dier.plek.endsWith(weide.wat))
        .map((plaats) => (
          <li key={plaats.dier.id}>
            <button
              type="button"
              className="fs-dier"
              data-dier={plaats.dier.id}
              aria-disabled={!kan}
              aria-label={naam(plaats.dier.id)}
              style={{
                left: plaats.hart.x - maat / 2,
                top: plaats.hart.y - maat / 2,
                width: maat,
                height: maat,
              }}
              onClick={() => onDier(plaats)}
            />
          </li>
        ))}
    </ul>
  ))
}
