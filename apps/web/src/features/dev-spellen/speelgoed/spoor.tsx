import { useState } from 'react'
import { kortsteRonde, wegNaar, type Spoor } from '@letterhaven/game-kit/onderdelen/spoor'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const PLEKKEN = [
  { naam: 'post', x: 30, y: 130 },
  { naam: 'molen', x: 100, y: 50 },
  { naam: 'kerk', x: 150, y: 150 },
  { naam: 'school', x: 220, y: 60 },
  { naam: 'haven', x: 290, y: 140 },
] as const
const SPOOR: Spoor = [[1, 2], [0, 3], [0, 3], [1, 2, 4], [3]]
/** Where something has to be brought. */
const HALTES = [1, 2, 4]
const KORTST = kortsteRonde(SPOOR, 0, HALTES)

/** Says how the round is going. */
function hoever(gereden: readonly number[]): string {
  const wegen = gereden.length
  if (!HALTES.every((halte) => gereden.includes(halte))) return `${wegen} wegen gereden`
  return wegen === KORTST
    ? `rond in ${wegen}: korter kan niet`
    : `rond in ${wegen}, het kan in ${KORTST}`
}

/** Returns how a place looks: where one is, where something still has to be brought, or any other. */
function klasseVan(nr: number, gereden: readonly number[]): string {
  if (nr === (gereden.at(-1) ?? 0)) return 'toy-held'
  return HALTES.includes(nr) && !gereden.includes(nr) ? 'toy-doel' : 'toy-ding'
}

/** Places with ways between them: one drives to any of them by the shortest way, and looks for the shortest round. */
export function SpoorSpeelgoed() {
  const [gereden, setGereden] = useState<readonly number[]>([])
  const op = gereden.at(-1) ?? 0
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" className="toy-gras" />
        {SPOOR.flatMap((naar, van) =>
          naar
            .filter((nr) => nr > van)
            .map((nr) => (
              <path
                key={`${van}-${nr}`}
                d={`M${PLEKKEN[van]?.x} ${PLEKKEN[van]?.y}L${PLEKKEN[nr]?.x} ${PLEKKEN[nr]?.y}`}
                className="toy-rand"
              />
            )),
        )}
        {PLEKKEN.map(({ naam, x, y }, nr) => (
          <circle key={naam} cx={x} cy={y} r="14" className={klasseVan(nr, gereden)} />
        ))}
      </svg>
      <p>
        {PLEKKEN.map(({ naam }, nr) => (
          <Knop
            key={naam}
            aria-pressed={nr === op}
            onClick={() => setGereden((nu) => [...nu, ...(wegNaar(SPOOR, op, nr) ?? [])])}
          >
            {`Rijd naar de ${naam}`}
          </Knop>
        ))}
        <Knop onClick={() => setGereden([])}>Begin opnieuw</Knop>
        <output className="toy-stand">{hoever(gereden)}</output>
      </p>
    </>
  )
}
