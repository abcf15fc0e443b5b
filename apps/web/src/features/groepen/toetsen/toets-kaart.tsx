import type { Methodetoets, ToetsDeelname } from '@letterhaven/contracts/methodetoets'
import type { ToetsStand } from '@letterhaven/contracts/methodetoets-wacht'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { langeDag, lokaleDag } from '../../../shared/weergave/geleden.ts'
import { goedZin, oordeelZin } from '../../../shared/weergave/toets-zin.ts'
import { aantal, deelVan, opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly toets: Methodetoets
  /** Null for a user who may not withdraw the test. */
  readonly onIntrek: (() => void) | null
}

const STAND = {
  klaargezet: { toon: 'stil', tekst: 'nog niet begonnen' },
  bezig: { toon: 'info', tekst: 'bezig' },
  ingeleverd: { toon: 'ok', tekst: 'ingeleverd' },
} as const satisfies Record<ToetsStand, { toon: 'stil' | 'info' | 'ok'; tekst: string }>

function Deelname({
  adminId,
  groepId,
  woorden,
  deelname: { leerlingId, naam, stand, ingevuld, uitslag },
}: Pick<Props, 'adminId' | 'groepId'> & { woorden: number; deelname: ToetsDeelname }) {
  const { toon, tekst } = STAND[stand]
  return (
    <li className="toets-rij">
      <RouteLink naar="a-leerling-voortgang" params={{ adminId, groepId, leerlingId }}>
        <Letterlijk>{volledigeNaam(naam)}</Letterlijk>
      </RouteLink>
      <Pil toon={toon}>{tekst}</Pil>
      {stand !== 'klaargezet' && ingevuld < woorden && (
        <span className="toets-stil">{`${ingevuld} van de ${woorden} ingevuld`}</span>
      )}
      {uitslag && (
        <dl className="toets-uitslag">
          {uitslag.map((deel) => (
            <div key={deel.categorie}>
              <dt translate="no">{deel.kort}</dt>
              <dd>
                <strong>{goedZin(deel)}</strong>, {oordeelZin(deel)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** One test: what it asks, who handed it in, and the result per pupil. */
export function ToetsKaart({ adminId, groepId, toets, onIntrek }: Props) {
  const w = useWoordkeus()
  const { land } = useKalender()
  const { deelnames, categorieen, woorden, klaargezetOp, door, ingetrokken } = toets
  const klaar = deelnames.filter(({ stand }) => stand === 'ingeleverd').length
  const dag = langeDag(lokaleDag(klaargezetOp, land))
  const wat = [
    aantal(woorden.length, 'woord', 'woorden'),
    ...(door ? [`klaargezet door ${door}`] : []),
    ...(ingetrokken ? ['ingetrokken'] : []),
  ]
  return (
    <details className="toets-een">
      <summary>
        <span className="toets-titel">
          {dag}:{' '}
          <Letterlijk>
            {opsomming(
              categorieen.map(({ kort }) => kort),
              4,
            )}
          </Letterlijk>
        </span>
        <span className="toets-stil">
          <MetNamen tekst={wat.join(' · ')} namen={[door ?? '']} />
        </span>
        <Pil toon={klaar === deelnames.length && klaar > 0 ? 'ok' : 'stil'}>
          {`${deelVan(klaar, aantal(deelnames.length, w.leerling, w.leerlingen))} ingeleverd`}
        </Pil>
      </summary>
      <ul className="toets-rijen">
        {deelnames.map((deelname) => (
          <Deelname
            key={deelname.leerlingId}
            {...{ adminId, groepId, deelname }}
            woorden={woorden.length}
          />
        ))}
      </ul>
      <p className="toets-stil">
        De woorden:{' '}
        <span lang="nl" translate="no">
          {woorden.join(', ')}
        </span>
      </p>
      {onIntrek && !ingetrokken && klaar < deelnames.length && (
        <Knop soort="gevaar" maat="klein" onClick={onIntrek}>
          Toets intrekken
        </Knop>
      )}
    </details>
  )
}
