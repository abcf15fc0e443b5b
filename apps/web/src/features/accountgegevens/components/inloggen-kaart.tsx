import { useQuery } from '@tanstack/react-query'
import type { Accountgegevens, FactorBeleid } from '@letterhaven/contracts/accountgegevens'
import { ssoEndpoints } from '@letterhaven/contracts/endpoints/sso'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { vraag } from '../../../shared/api/query.ts'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { heeftSchoolaccounts } from '../../../shared/session/heeft-schoolaccounts.ts'
import type { Meteen } from '../use-gegevens.ts'
import { Keuzes } from './keuzes.tsx'

interface Props {
  readonly gegevens: Accountgegevens
  readonly meteen: Meteen
}

type Beleid = readonly {
  readonly waarde: FactorBeleid
  readonly label: string
  readonly uitleg: string
}[]

const BELEID: Beleid = [
  {
    waarde: 'vrij',
    label: 'Wie wil',
    uitleg: 'Iedereen kiest zelf voor inloggen in twee stappen.',
  },
  {
    waarde: 'beheer',
    label: 'Wie het account beheert',
    uitleg:
      'Beheerders loggen in twee stappen in: zij kunnen inlezen, plaatsen bestellen en deze pagina zien.',
  },
  {
    waarde: 'iedereen',
    label: 'Alle medewerkers',
    uitleg: 'Iedereen behalve leerlingen logt in twee stappen in.',
  },
]

/** Which school accounts can be used to sign in here; a switch takes effect at once. */
function Schoolaccounts({ gegevens: { ssoUit }, meteen }: Props) {
  const magWijzigen = useMagWijzigen()
  const { data } = useQuery(vraag(ssoEndpoints.listAanbieders, {}))
  if (!data || data.length === 0) return null
  return (
    <fieldset className="ag-keuzes" disabled={!magWijzigen}>
      <legend>Inloggen met een schoolaccount</legend>
      {data.map(({ id, naam }) => (
        <Vinkje
          key={id}
          schakelaar
          label={naam}
          checked={!ssoUit.includes(id)}
          onChange={(event) => {
            const aan = event.currentTarget.checked
            meteen(
              ({ ssoUit: uit }) => ({
                ssoUit: aan ? uit.filter((een) => een !== id) : [...uit, id],
              }),
              aan
                ? `Inloggen met ${naam} kan weer.`
                : `Inloggen met ${naam} kan niet meer. Wie al ingelogd is, blijft dat.`,
            )
          }}
        />
      ))}
    </fieldset>
  )
}

/** How people of this account sign in. */
export function InloggenKaart({ gegevens, meteen }: Props) {
  const { soort, tweedeFactor } = gegevens
  const isThuis = soort === 'thuis'
  return (
    <Kaart titel="Inloggen" className="ag-kaart">
      {!isThuis && heeftSchoolaccounts() && <Schoolaccounts gegevens={gegevens} meteen={meteen} />}
      <Keuzes
        legenda="Inloggen in twee stappen"
        opties={isThuis ? BELEID.filter(({ waarde }) => waarde !== 'iedereen') : BELEID}
        waarde={tweedeFactor}
        onKies={(waarde) =>
          meteen({ tweedeFactor: waarde }, 'Bewaard. Het geldt vanaf de volgende keer inloggen.')
        }
      />
      <p className="scherm-stil">
        Een tweede stap is een code van een app of een vingerafdruk. Wie hem nog niet heeft, stelt
        hem in bij de volgende keer inloggen.
      </p>
    </Kaart>
  )
}
