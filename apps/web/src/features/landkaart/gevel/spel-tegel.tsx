import type { SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { spelBeeld } from './taak-beelden.ts'

interface Props {
  readonly spel: SpelId
  readonly isGekozen: boolean
  readonly onKies: () => void
}

/** A game to play the taak in. */
export function SpelTegel({ spel, isGekozen, onKies }: Props) {
  const beeld = spelBeeld(spel)
  const { title, beschrijving } = MANIFESTS[spel]
  return (
    <label className="spel-tegel" data-gekozen={isGekozen || undefined}>
      <input type="radio" name="spel" value={spel} checked={isGekozen} onChange={onKies} />
      {beeld ? (
        <img src={beeld} alt="" width={280} height={170} />
      ) : (
        <span className="spel-tegel-letter" aria-hidden="true">
          {title.charAt(0)}
        </span>
      )}
      <span className="spel-tegel-tekst">
        <span>{title}</span>
        <span className="spel-tegel-uitleg">{beschrijving}</span>
      </span>
    </label>
  )
}
