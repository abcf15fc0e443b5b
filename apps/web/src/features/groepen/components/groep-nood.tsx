import type { GroepKaart } from '@letterhaven/contracts/groep'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { stilZin } from '../stil-zin.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly groep: GroepKaart
}

function Aandacht({ adminId, groep }: Eigenschappen) {
  const { aandacht } = groep
  if (aandacht.length === 0)
    return (
      <p className="groep-kaart-stand groep-kaart-rustig">
        <Icoon naam="vinkje" maat={18} />
        Niemand heeft nu extra aandacht nodig
      </p>
    )
  const [een, ...meer] = aandacht
  return (
    <RouteLink
      naar="a-groep"
      params={{ adminId, groepId: groep.id }}
      zoek={{ filter: 'aandacht' }}
      className="groep-kaart-stand groep-kaart-aandacht"
    >
      <Icoon naam="waarschuwing" maat={18} />
      <span>
        {meer.length === 0 ? (
          <>
            <Letterlijk>{een?.voornaam}</Letterlijk> heeft aandacht nodig
          </>
        ) : (
          <>
            {aandacht.length} hebben aandacht nodig:{' '}
            <Letterlijk>{opsomming(aandacht.map(({ voornaam }) => voornaam))}</Letterlijk>
          </>
        )}
      </span>
    </RouteLink>
  )
}

/** The pupils of a group who need attention or have not begun. Each line links to those pupils. */
export function GroepNood({ adminId, groep }: Eigenschappen) {
  const w = useWoordkeus()
  const { aantalLeerlingen, langWeg, weken } = groep
  if (aantalLeerlingen === 0) return null
  const isBegonnen = weken.some(({ totaal }) => totaal > 0)
  return (
    <div className="groep-kaart-nood">
      {isBegonnen && <Aandacht adminId={adminId} groep={groep} />}
      {langWeg > 0 && (
        <RouteLink
          naar="a-groep"
          params={{ adminId, groepId: groep.id }}
          zoek={{ filter: 'niet_geoefend' }}
          className="groep-kaart-stand groep-kaart-weg"
        >
          <Icoon naam="kalender" maat={18} />
          {stilZin(groep, w)}
        </RouteLink>
      )}
    </div>
  )
}
