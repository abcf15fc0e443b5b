import type { Docenten } from '@letterhaven/contracts/docent'
import type { GroepId } from '@letterhaven/contracts/ids'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly groepen: Docenten['groepen']
  readonly gekozen: readonly GroepId[]
  readonly onKies: (gekozen: GroepId[]) => void
}

/** Chooses the groups that somebody teaches. */
export function KiesGroepen({ groepen, gekozen, onKies }: Props) {
  const w = useWoordkeus()
  return (
    <fieldset className="docenten-groepen">
      <legend>{w.Groepen}</legend>
      {groepen.length === 0 && <p className="scherm-stil">Er zijn nog geen {w.groepen}.</p>}
      {groepen.map(({ id, naam }) => (
        <Vinkje
          key={id}
          label={<Letterlijk>{naam}</Letterlijk>}
          checked={gekozen.includes(id)}
          onChange={({ target }) =>
            onKies(target.checked ? [...gekozen, id] : gekozen.filter((een) => een !== id))
          }
        />
      ))}
    </fieldset>
  )
}
