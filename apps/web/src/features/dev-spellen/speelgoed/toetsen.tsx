import { useState } from 'react'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { addTeken, dropTeken, stapNaar, type Regel } from '@letterhaven/game-kit/onderdelen/toetsen'

const VORM = 'ijsje'

/** A line that is written by keys of Dutch letters, and the key that comes next for a word. */
export function ToetsenSpeelgoed() {
  const [regel, setRegel] = useState<Regel>([])
  const stap = stapNaar(regel, VORM)
  const zin = stap === null ? 'het staat er' : stap === 'wis' ? 'wis er een' : `nu: ${stap}`
  return (
    <>
      <div className="toy-woord">{regel.join('') || '…'}</div>
      <LetterToetsen
        volgorde="abc"
        onTeken={(teken) => setRegel((nu) => addTeken(nu, teken) ?? nu)}
        onWis={() => setRegel((nu) => dropTeken(nu) ?? nu)}
      />
      <p>
        {`Schrijf ${VORM}.`}
        <output className="toy-stand">{zin}</output>
      </p>
    </>
  )
}
