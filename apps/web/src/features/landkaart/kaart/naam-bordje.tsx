import { Suspense } from 'react'
import type { Dier } from '@letterhaven/contracts/dier'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { bijzaak } from '../../../shared/bijzaak.ts'

/** Its twelve animals are loaded after the map. */
const KopBeeld = bijzaak(() => import('../delen/kop-beeld.tsx').then((m) => m.KopBeeld))

interface Props {
  readonly leerlingId: string
  readonly voornaam: string
  readonly dier: Dier
}

/** Whose map this is, with a link to the pupil's own place. */
export function NaamBordje({ leerlingId, voornaam, dier }: Props) {
  return (
    <RouteLink naar="l-eigen-plek" params={{ leerlingId }} className="kaart-pil naam-bordje">
      <span className="naam-bordje-kop">
        <Suspense>
          <KopBeeld dier={dier} />
        </Suspense>
      </span>
      <span className="naam-bordje-tekst">
        <span className="naam-bordje-naam">{voornaam}</span>
        <span>mijn plek</span>
      </span>
    </RouteLink>
  )
}
