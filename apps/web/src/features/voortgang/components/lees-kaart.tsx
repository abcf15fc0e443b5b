import type { Leesuitleg } from '@letterhaven/contracts/leesuitleg'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { sayLezen } from '../lees-zin.ts'

interface Eigenschappen {
  readonly lezen: readonly Leesuitleg[]
  readonly jaargroep: number
}

/** How the pupil reads, each measure by itself; not there before anything was read. */
export function LeesKaart({ lezen, jaargroep }: Eigenschappen) {
  const w = useWoordkeus()
  if (lezen.length === 0) return null
  return (
    <Kaart titel="Lezen">
      <dl className="lees-feiten">
        {lezen.map((uitleg) => {
          const { kop, zin, uit } = sayLezen(uitleg, { jaargroep, w })
          return (
            <div key={kop}>
              <dt>{kop}</dt>
              <dd>{zin}</dd>
              <dd className="lees-uit">{uit}</dd>
            </div>
          )
        })}
      </dl>
      <p className="voortgang-noot">
        Vergelijk dit alleen met eerder: het is onze eigen schatting, geen toetsscore, en zegt niets
        over andere kinderen.
      </p>
    </Kaart>
  )
}
