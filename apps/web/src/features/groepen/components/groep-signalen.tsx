import { memo } from 'react'
import type { Signaal as SignaalData } from '@letterhaven/contracts/groep'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Signaal, Signalen } from '@letterhaven/ui/pagina/signaal.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { Filter } from '../../../shared/leerlingen/choose-leerlingen.ts'
import { rustigZin, signaalZin } from '../signaal-zin.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly signalen: readonly SignaalData[]
  readonly leerlingen: readonly LeerlingRij[]
  readonly onToon: (filter: Filter) => void
}

const BEELD = {
  aandacht: { toon: 'bad', icoon: 'bel' },
  niet_geoefend: { toon: 'warn', icoon: 'kalender' },
  groep: { toon: 'ok', icoon: 'ster' },
} as const

/** Returns the look of a signal; a group that fell back is not good news. */
function beeldVan(signaal: SignaalData) {
  if (signaal.soort !== 'groep' || signaal.koers === 'vooruit') return BEELD[signaal.soort]
  return signaal.koers === 'gelijk'
    ? ({ toon: 'info', icoon: 'grafiek' } as const)
    : ({ toon: 'warn', icoon: 'grafiek' } as const)
}

type ActieEigenschappen = Pick<Eigenschappen, 'adminId' | 'groepId' | 'onToon'> & {
  readonly signaal: SignaalData
}

/** The next step: open the pupil it is about, show all of them, or the group's progress. */
function Actie({ signaal, adminId, groepId, onToon }: ActieEigenschappen) {
  const { soort } = signaal
  if (soort === 'groep') {
    return (
      <RouteLink
        naar="a-groep-voortgang"
        params={{ adminId, groepId }}
        className={knopKlasse({ soort: 'tekst' })}
      >
        Bekijk<span className="lh-vh"> de voortgang</span>
      </RouteLink>
    )
  }
  const [een, ...meer] = signaal.leerlingen
  if (een && meer.length === 0) {
    return (
      <RouteLink
        naar="a-leerling"
        params={{ adminId, groepId, leerlingId: een.id }}
        className={knopKlasse({ soort: 'tekst' })}
      >
        Bekijk
        <span className="lh-vh">
          {' '}
          de pagina van <Letterlijk>{een.voornaam}</Letterlijk>
        </span>
      </RouteLink>
    )
  }
  return (
    <Knop soort="tekst" onClick={() => onToon(soort)}>
      Bekijk<span className="lh-vh"> wie dat {soort === 'aandacht' ? 'zijn' : 'waren'}</span>
    </Knop>
  )
}

const wieIn = (signaal: SignaalData): string[] =>
  signaal.soort === 'groep' ? [] : signaal.leerlingen.map(({ voornaam }) => voornaam)

/** The sentences that open the page, three at most; a reassuring one when nothing stands out. */
export const GroepSignalen = memo(function GroepSignalen(props: Eigenschappen) {
  const { signalen, leerlingen, ...rest } = props
  const w = useWoordkeus()
  const isRustig =
    signalen.every(({ soort }) => soort === 'groep') &&
    leerlingen.some(({ laatst }) => laatst !== null)
  if (signalen.length === 0 && !isRustig) return null
  return (
    <Signalen label="Wat nu opvalt">
      {isRustig && (
        <Signaal toon="ok" titel="Niemand heeft nu extra aandacht nodig">
          <MetNamen
            tekst={rustigZin(leerlingen)}
            namen={leerlingen.map(({ naam }) => naam.voornaam)}
          />
        </Signaal>
      )}
      {signalen.slice(0, 3).map((signaal) => {
        const { titel, reden } = signaalZin(signaal, leerlingen, w)
        return (
          <Signaal
            key={signaal.soort}
            {...beeldVan(signaal)}
            titel={<MetNamen tekst={titel} namen={wieIn(signaal)} />}
            actie={<Actie signaal={signaal} {...rest} />}
          >
            {reden.map((regel) => (
              <p key={regel}>
                <MetNamen tekst={regel} namen={wieIn(signaal)} />
              </p>
            ))}
          </Signaal>
        )
      })}
    </Signalen>
  )
})
