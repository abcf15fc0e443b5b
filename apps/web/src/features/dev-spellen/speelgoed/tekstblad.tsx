import { useState } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { beginVan, regelsVan, vulIn } from '@letterhaven/game-kit/onderdelen/tekstblad'
import { GAT } from '@letterhaven/taal/gat'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const ZINNEN = [
  `Eerst fiets ik naar ${GAT}.`,
  'De eendjes krijgen brood.',
  'Nu is mijn tas leeg.',
  `Daarom ga ik naar ${GAT}.`,
  'Die bakt een nieuw brood voor mij.',
]
const PLEKKEN = ['de vijver', 'de bakker']
const REGELS = regelsVan(ZINNEN)
const GATEN = REGELS.filter(({ gat }) => gat !== null).length

/** A story with gaps: what is told now, on request what was told before, and at its end all of it with what came into it. */
export function TekstbladSpeelgoed() {
  const [gegeven, setGegeven] = useState<readonly string[]>([])
  const [isTerug, setTerug] = useState(false)
  const isAf = gegeven.length >= GATEN
  const plek = isAf ? ZINNEN.length : REGELS.findIndex(({ gat }) => gat === gegeven.length)
  const begin = beginVan(ZINNEN, plek)
  const verteld = vulIn(ZINNEN, gegeven)
  return (
    <>
      {(isAf || isTerug) && <p>{verteld.slice(0, begin).join(' ')}</p>}
      <p>
        {REGELS.slice(begin, plek + 1).map(({ voor, na, gat }) => (
          <span key={voor}>
            {voor}
            {gat !== null && <Gat klasse="toy-gat" />}
            {`${na} `}
          </span>
        ))}
      </p>
      <p>
        {PLEKKEN.map((een) => (
          <Knop
            key={een}
            aria-disabled={isAf}
            onClick={() => !isAf && setGegeven([...gegeven, een])}
          >
            {een}
          </Knop>
        ))}
        <Knop aria-pressed={isTerug} onClick={() => setTerug(!isTerug)}>
          Lees terug
        </Knop>
        <Knop onClick={() => setGegeven([])}>Begin opnieuw</Knop>
        <output className="toy-stand">
          {isAf ? 'het verhaal is rond' : `gat ${gegeven.length + 1} van ${GATEN}`}
        </output>
      </p>
    </>
  )
}
