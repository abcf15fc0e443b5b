import { beschrijvingVan, findKeuze, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { Zie } from './kijker.ts'
import { keuzeVan, type Opdracht } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

interface Punt {
  readonly x: number
  readonly y: number
}

interface DierenProps {
  readonly beeldzin: Kuddezin
  readonly opdracht: Opdracht
  readonly land: Land
  readonly kan: boolean
  /** Tells where a point of the land is seen. */
  readonly see: Zie
  readonly onDier: (plaats: Standplaats) => void
  /** Where the lizard sits, which is in no sentence and can be framed as well. */
  readonly hagedis: Punt
  readonly onHagedis: () => void
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
export function Dieren(props: DierenProps) {
  const { beeldzin, opdracht, land, kan, hagedis, see, onDier, onHagedis } = props
  const naam = (id: string): string => {
    const keuze = findKeuze(beeldzin, keuzeVan(opdracht, id) ?? '')
    return keuze ? beschrijvingVan(beeldzin, keuze) : ''
  }
  const bij = (punt: Punt, maat: number) => {
    const { x, y, keer, bedekt } = see(punt)
    const breed = Math.max(KLEIN, Math.min(GROOT, maat * keer))
    return {
      'data-bedekt': bedekt || undefined,
      style: { left: x - breed / 2, top: y - breed / 2, width: breed, height: breed },
    }
  }
  const bewoond = land.weiden.filter(({ wat }) =>
    land.plaatsen.some(({ dier }) => dier.plek.endsWith(wat)),
  )
  // It comes after the first animal, so that an animal is the last thing that one switch passes before the camera.
  const klein = (
    <li key="hagedis">
      <button
        type="button"
        className="fs-dier fs-hagedis"
        aria-disabled={!kan}
        aria-label="Iets kleins op een steen"
        {...bij(hagedis, KLEIN)}
        onClick={onHagedis}
      />
    </li>
  )
  return bewoond.map((weide, rij) => (
    <ul key={weide.wat} className="fs-weide" data-rij="" aria-label={`Bij ${BIJ[weide.wat]}`}>
      {land.plaatsen
        .filter(({ dier }) => dier.plek.endsWith(weide.wat))
        .flatMap((plaats, i) => [
          <li key={plaats.dier.id}>
            <button
              type="button"
              className="fs-dier"
              data-dier={plaats.dier.id}
              aria-disabled={!kan}
              aria-label={naam(plaats.dier.id)}
              {...bij(plaats.hart, 62 * land.s)}
              onClick={() => onDier(plaats)}
            />
          </li>,
          ...(rij === 0 && i === 0 ? [klein] : []),
        ])}
    </ul>
  ))
}
