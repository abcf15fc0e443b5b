import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { Dier } from '@letterhaven/contracts/dier'
import { BOOT_BEELD } from '../delen/beelden.ts'

interface Props {
  readonly leerlingId: string
  readonly dier: Dier
  readonly verder: Landkaart['verder']
  /** Staff try a game without leaving a trace. */
  readonly kijktMee: boolean
}

function Knop({ leerlingId, verder, kijktMee }: Omit<Props, 'dier'>) {
  const { juf } = useWoordkeus()
  if (!verder)
    return (
      <p className="kaart-pil verder-niets">
        {`Er staat nu niets voor je klaar. Kies zelf een raam, of vraag het aan ${juf}.`}
      </p>
    )
  const { somvensterId, taakId, spel, naam } = verder
  return (
    <RouteLink
      naar={spelRouteNaam(spel)}
      params={{ leerlingId, somvensterId, taakId }}
      className="verder-knop"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 4l14 8-14 8z" />
      </svg>
      {kijktMee ? 'Probeer het spel' : 'Verder spelen'}
      <span className="lh-vh">{`: ${naam}`}</span>
    </RouteLink>
  )
}

/** The boat with the pupil's animal, and the one conspicuous button. */
export function Verder({ dier, ...rest }: Props) {
  return (
    <div className="verder">
      <img className="verder-boot" src={BOOT_BEELD[dier]} alt="" width={220} height={200} />
      <Knop {...rest} />
    </div>
  )
}
