import type { TaakRuit } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { sterZin } from './kies-taak.ts'
import { SpelTegel } from './spel-tegel.tsx'

interface Props {
  readonly ids: { readonly leerlingId: string; readonly somvensterId: string }
  readonly taak: TaakRuit | null
  readonly spel: SpelId | null
  readonly kijktMee: boolean
  readonly onKies: (spel: SpelId) => void
}

/** The right shutter: the games in which the chosen taak can be played, and the button to start. */
export function SpelLuik({ ids, taak, spel, kijktMee, onKies }: Props) {
  if (!taak || !spel)
    return (
      <section className="luik luik-spel">
        <p className="doel-uitleg">
          Voor dit raam is er nog geen spel. Kies een ander raam op de kaart.
        </p>
      </section>
    )
  const ster = sterZin(taak)
  return (
    <section className="luik luik-spel">
      <fieldset className="spel-keus" data-alleen={taak.spellen.length === 1 || undefined}>
        <legend className="luik-kop">Kies je spel</legend>
        {taak.spellen.map((s) => (
          <SpelTegel key={s} spel={s} isGekozen={s === spel} onKies={() => onKies(s)} />
        ))}
      </fieldset>
      {ster !== null && <p className="ster-prijs">{ster}</p>}
      <RouteLink
        naar={spelRouteNaam(spel)}
        params={{ ...ids, taakId: taak.id }}
        className="spelen-knop"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4l14 8-14 8z" />
        </svg>
        {kijktMee ? 'Proberen' : 'Spelen'}
      </RouteLink>
    </section>
  )
}
