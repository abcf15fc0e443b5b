import { Lade, type useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import type { Input, State } from './rules.ts'

interface LettersProps {
  readonly state: Pick<State, 'groep' | 'land'>
  readonly tegels: readonly string[] | null
  readonly lade: ReturnType<typeof useLade>
  readonly kan: boolean
  readonly send: (input: Input) => void
}

/** From this year on words have spaces and capitals, which the simple keys lack. */
const ALLE_TEKENS_VANAF = 6
const GEEN: readonly string[] = []
const SPATIE = [' ']

/** With what the word is written: tiles in groep 3, letter keys from there on. */
export function Letters({ state: { groep, land }, tegels, lade, kan, send }: LettersProps) {
  const onKies = (tegel: number): void => send({ type: 'leg', tegel })
  const metAlles = groep >= ALLE_TEKENS_VANAF
  if (tegels)
    return (
      <div className="lr-tegels">
        <Lade
          naam="Letters"
          tegels={tegels}
          lade={lade}
          dicht={!kan}
          plaats={() => ({})}
          onKies={onKies}
          onLaat={onKies}
        />
      </div>
    )
  return (
    <LetterToetsen
      volgorde={volgordeVan({ jaargroep: groep, land })}
      extra={metAlles ? SPATIE : GEEN}
      hoofdletters={metAlles}
      dicht={!kan}
      onTeken={(teken) => send({ type: 'teken', teken })}
      onWis={() => send({ type: 'wis' })}
    />
  )
}
