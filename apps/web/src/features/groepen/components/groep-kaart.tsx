import type { ReactNode } from 'react'
import type { GroepKaart as GroepKaartData } from '@letterhaven/contracts/groep'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { Meter } from '@letterhaven/ui/meter.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { zegbaarDeel } from '../../../shared/weergave/deel.ts'
import { aantal, metHoofdletter, opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groep: GroepKaartData
}

function Veld({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="groep-kaart-veld">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Aandacht({ adminId, groep }: Eigenschappen) {
  if (groep.telling.totaal === 0 && groep.aandacht === 0) return null
  if (groep.aandacht === 0)
    return (
      <p className="groep-kaart-stand groep-kaart-rustig">
        <Icoon naam="vinkje" maat={18} />
        Niemand vraagt nu aandacht
      </p>
    )
  const werkwoord = groep.aandacht === 1 ? 'vraagt' : 'vragen'
  return (
    <RouteLink
      naar="a-groep"
      params={{ adminId, groepId: groep.id }}
      zoek={{ filter: 'aandacht' }}
      className="groep-kaart-stand groep-kaart-aandacht"
    >
      <Icoon naam="waarschuwing" maat={18} />
      {aantal(groep.aandacht, 'leerling', 'leerlingen')} {werkwoord} aandacht
    </RouteLink>
  )
}

/** One group in short: who is in it, who practised this week, how it goes and who needs attention. */
export function GroepKaart({ adminId, groep }: Eigenschappen) {
  const w = useWoordkeus()
  const { aantalLeerlingen, geoefend, telling } = groep
  const jaren = metHoofdletter(w.groepLijst(groep.jaargroepen))
  const leerlingen = aantal(aantalLeerlingen, 'leerling', 'leerlingen')
  const docenten =
    groep.docenten.length > 0 ? opsomming(groep.docenten) : `nog geen ${w.leerkracht}`
  return (
    <li className="groep-kaart">
      <div className="groep-kaart-kop">
        <h2>
          <RouteLink
            naar="a-groep"
            params={{ adminId, groepId: groep.id }}
            className="groep-kaart-link"
          >
            {groep.naam}
          </RouteLink>
        </h2>
        <p>{[...(jaren === groep.naam ? [] : [jaren]), leerlingen].join(' · ')}</p>
        <p>{docenten}</p>
      </div>
      <dl className="groep-kaart-velden">
        <Veld label="Oefenden in de laatste 7 dagen">
          <Meter
            deel={aantalLeerlingen === 0 ? null : geoefend / aantalLeerlingen}
            tekst={
              aantalLeerlingen === 0 ? 'geen leerlingen' : `${geoefend} van ${aantalLeerlingen}`
            }
          />
        </Veld>
        <Veld label="Goed in één keer, in die dagen">
          <Meter deel={zegbaarDeel(telling)} toon="leaf" />
        </Veld>
      </dl>
      <Aandacht adminId={adminId} groep={groep} />
    </li>
  )
}
