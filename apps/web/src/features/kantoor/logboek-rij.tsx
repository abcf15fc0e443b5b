import type { KantoorRegel } from '@letterhaven/contracts/kantoor-log'
import { KANTOOR_ZIN } from '@letterhaven/contracts/kantoor-wat'
import { sayKlok } from '@letterhaven/domain/datum'
import { klokVan } from '@letterhaven/domain/schooljaar'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import type { Kalender } from '../../shared/weergave/use-kalender.ts'
import { bijRegel, UITERLIJK } from './logboek-zin.ts'

function Account({ id, naam }: NonNullable<KantoorRegel['account']>) {
  if (naam === null) return <span className="logboek-stil">Dit account is er niet meer</span>
  return (
    <RouteLink naar="a-accountgegevens" params={{ adminId: id }}>
      <Letterlijk>{naam}</Letterlijk>
    </RouteLink>
  )
}

/** One line of the office's log. */
export function LogboekRij({
  regel,
  land,
}: {
  readonly regel: KantoorRegel
  readonly land: Kalender['land']
}) {
  const { wat, op, wie, account, reden } = regel
  const { icoon, toon } = UITERLIJK[wat]
  const bij = bijRegel(regel)
  return (
    <li className="logboek-rij">
      <span className={`logboek-icoon lh-toon-${toon}`}>
        <Icoon naam={icoon} maat={20} />
      </span>
      <div className="logboek-wat">
        <p className="logboek-zin">{KANTOOR_ZIN[wat]}</p>
        {bij && (
          <p className="logboek-stil">
            <MetNamen tekst={bij} />
          </p>
        )}
        {reden && (
          <p className="logboek-stil">
            Reden: <Letterlijk>{reden}</Letterlijk>
          </p>
        )}
      </div>
      <div className="logboek-bij">
        <p className="logboek-account">{account && <Account {...account} />}</p>
        <p className="logboek-wie">
          <Letterlijk>{wie}</Letterlijk>
        </p>
      </div>
      <time className="logboek-tijd" dateTime={op}>
        {sayKlok('tijd', klokVan(Date.parse(op), land))}
      </time>
    </li>
  )
}
