import { beschrijvingVan, findKeuze, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import { keuzeVan, type Opdracht } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

interface DierenProps {
  readonly beeldzin: Kuddezin
  readonly opdracht: Opdracht
  readonly land: Land
  readonly kan: boolean
  readonly onDier: (plaats: Standplaats) => void
  /** Where the lizard sits, which is in no sentence and can be framed as well. */
  readonly hagedis: { readonly x: number; readonly y: number }
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
  const { beeldzin, opdracht, land, kan, hagedis, onDier, onHagedis } = props
  const naam = (id: string): string => {
    const keuze = findKeuze(beeldzin, keuzeVan(opdracht, id) ?? '')
    return keuze ? beschrijvingVan(beeldzin, keuze) : ''
  }
  const maat = Math.max(KLEIN, Math.min(GROOT, 62 * land.s))
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
        style={{
          left: hagedis.x - KLEIN / 2,
          top: hagedis.y - KLEIN / 2,
          width: KLEIN,
          height: KLEIN,
        }}
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
              style={{
                left: plaats.hart.x - maat / 2,
                top: plaats.hart.y - maat / 2,
                width: maat,
                height: maat,
              }}
              onClick={() => onDier(plaats)}
            />
          </li>,
          ...(rij === 0 && i === 0 ? [klein] : []),
        ])}
    </ul>
  ))
}
