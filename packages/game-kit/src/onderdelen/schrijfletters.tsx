import { Lade, type useLade } from './lade.tsx'
import { volgordeVan } from './letter-rijen.ts'
import { LetterToetsen } from './letter-toetsen.tsx'
import type { Exercise } from '../regels/contract.ts'
import './schrijfregel.css'

interface SchrijflettersProps {
  readonly voor: Pick<Exercise, 'groep' | 'land'>
  readonly tegels: readonly string[] | null
  readonly lade: ReturnType<typeof useLade>
  readonly kan: boolean
  readonly onTegel: (plek: number) => void
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
}

/** From this year on words have spaces and capitals, which the simple keys lack. */
const ALLE_TEKENS_VANAF = 6
const GEEN: readonly string[] = []
const SPATIE = [' ']

/** With what a word is written: tiles, or letter keys in the order that the pupil knows. */
export function Schrijfletters(props: SchrijflettersProps) {
  const { voor, tegels, lade, kan, onTegel, onTeken, onWis } = props
  const { groep, land } = voor
  const metAlles = groep >= ALLE_TEKENS_VANAF
  if (tegels)
    return (
      <div className="lhs-tegels">
        <Lade
          naam="Letters"
          tegels={tegels}
          lade={lade}
          dicht={!kan}
          plaats={() => ({})}
          onKies={onTegel}
          onLaat={onTegel}
        />
      </div>
    )
  return (
    <LetterToetsen
      volgorde={volgordeVan({ jaargroep: groep, land })}
      extra={metAlles ? SPATIE : GEEN}
      hoofdletters={metAlles}
      dicht={!kan}
      onTeken={onTeken}
      onWis={onWis}
    />
  )
}
