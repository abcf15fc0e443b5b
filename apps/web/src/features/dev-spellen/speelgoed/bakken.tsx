import { useState } from 'react'
import { inBak, type TeSorteren } from '@letterhaven/game-kit/onderdelen/bakken'
import { useBakken } from '@letterhaven/game-kit/onderdelen/use-bakken'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const WOORDEN = ['zeil', 'lijm', 'klei']
const BAKKEN = ['ei', 'ij']

/** Words that are laid ready in bins, can be laid elsewhere, and are brought away by the bin once none is in hand. */
export function BakkenSpeelgoed() {
  const [dingen, setDingen] = useState<readonly TeSorteren[]>(() =>
    WOORDEN.map((_, plek) => ({ plek, bak: null })),
  )
  const [weg, setWeg] = useState(0)
  const { hand, pak, druk, onToets } = useBakken({
    dingen,
    bakken: BAKKEN,
    kan: (nr) => dingen.some(({ plek }) => plek === nr),
    onPak: () => undefined,
    onLeg: (nr, bak) =>
      setDingen((nu) =>
        nu.map((ding) => (ding.plek === nr ? { ...ding, bak: BAKKEN[bak] ?? null } : ding)),
      ),
    onVol: (klaar) => {
      setDingen((nu) => nu.filter((ding) => !klaar.includes(ding)))
      setWeg((nu) => nu + klaar.length)
    },
  })
  return (
    <div className="toy-kolom" role="presentation" onKeyDown={onToets}>
      <p>
        {dingen.map(({ plek }) => (
          <Knop key={plek} aria-pressed={plek === hand?.plek} onClick={() => pak(plek)}>
            {WOORDEN[plek]}
          </Knop>
        ))}
      </p>
      <p>
        {BAKKEN.map((bak, nr) => (
          <Knop key={bak} data-bak="" onClick={() => druk(nr)}>
            {`Bak ${bak}: ${inBak(dingen, bak).length}`}
          </Knop>
        ))}
        <output className="toy-stand">
          {hand ? `in de hand: ${WOORDEN[hand.plek]}` : `${weg} weggebracht`}
        </output>
      </p>
    </div>
  )
}
