import type { ReactNode } from 'react'
import type { Begin } from '@letterhaven/contracts/groep'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { InlezenLink } from './beheer-links.tsx'

interface Props {
  readonly adminId: string
  readonly begin: Begin
}

function Stap(props: {
  readonly klaar: boolean
  readonly titel: string
  readonly uitleg: string
  readonly actie?: ReactNode
}) {
  const { klaar, titel, uitleg, actie } = props
  return (
    <li className="begin-stap" data-klaar={klaar || undefined}>
      <span className="begin-rond">
        {klaar && <Icoon naam="vinkje" maat={16} />}
        <span className="lh-vh">{klaar ? 'klaar: ' : 'nog te doen: '}</span>
      </span>
      <div>
        <p className="begin-titel">{titel}</p>
        {!klaar && <p className="begin-uitleg">{uitleg}</p>}
      </div>
      {!klaar && actie}
    </li>
  )
}

/** The steps towards the first lesson; gone once that was given. */
export function BeginLijst({ adminId, begin }: Props) {
  const w = useWoordkeus()
  return (
    <Kaart titel="Zo ga je van start">
      <ol className="begin-lijst">
        <Stap
          klaar={begin.leerlingen}
          titel="Lees de leerlingen in"
          uitleg="Lees het bestand van je administratie in, of plak een lijst. Je ziet eerst wat er gebeurt."
          actie={<InlezenLink adminId={adminId} soort="primair" />}
        />
        <Stap
          klaar={begin.collegas}
          titel="Nodig je collega’s uit"
          uitleg={`Wie een ${w.groep} heeft, ziet daar hoe het met elke leerling gaat.`}
          actie={
            <RouteLink naar="a-docenten" params={{ adminId }} className={knopKlasse({})}>
              <Icoon naam="docent" />
              Uitnodigen
            </RouteLink>
          }
        />
        <Stap
          klaar={begin.inlogkaarten}
          titel="Maak de eerste inlogkaarten"
          uitleg={`Kies bij Alle leerlingen wie een kaart krijgt, of iedereen tegelijk: acht kaarten op een vel. Voor op de tablets heeft elke ${w.groep} bij Wachtwoorden ook een link.`}
          actie={
            begin.leerlingen && (
              <RouteLink naar="a-leerlingen" params={{ adminId }} className={knopKlasse({})}>
                <Icoon naam="leerling" />
                Alle leerlingen
              </RouteLink>
            )
          }
        />
        <Stap
          klaar={false}
          titel="Geef de eerste les"
          uitleg="De leerlingen loggen in en spelen. Daarna verdwijnt dit lijstje, en staat hier wie wat nodig heeft."
        />
      </ol>
    </Kaart>
  )
}
