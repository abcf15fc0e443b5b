import type { Docent, DocentRol, Docenten } from '@letterhaven/contracts/docent'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Menu } from '@letterhaven/ui/menu/menu.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { rolZin } from '../../../shared/rol-zin.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { DocentenBeheer } from '../use-docenten.ts'

interface Props {
  readonly docent: Docent
  readonly groepen: Docenten['groepen']
  readonly isZelf: boolean
  readonly beheer: DocentenBeheer
  readonly onGroepen: () => void
  readonly onUitDienst: () => void
}

/** The other of the two roles that a school or a practice has. */
const ANDERS: Record<Docent['role'], DocentRol | null> = {
  schooladmin: 'docent',
  docent: 'schooladmin',
  rtadmin: 'docent',
  thuisadmin: null,
}

interface Vraag extends Props {
  /** The group that the user came for and that nobody teaches. */
  readonly zonder: Docenten['groepen'][number] | null
  readonly isPraktijk: boolean
}

function useItems({ docent, zonder, beheer, isPraktijk, ...props }: Vraag) {
  const w = useWoordkeus()
  const naam = volledigeNaam(docent.naam)
  const ander = docent.role === 'docent' && isPraktijk ? 'rtadmin' : ANDERS[docent.role]
  const geef = zonder && {
    id: 'geven',
    label: `${zonder.naam} geven`,
    icoon: 'plus' as const,
    onKies: () => {
      const verschil = { erbij: [zonder.id], eraf: [] }
      void beheer.change(docent, { verschil }, `${naam} heeft nu ${zonder.naam}.`)
    },
  }
  return [
    ...(geef ? [geef] : []),
    {
      id: 'groepen',
      label: `${w.Groepen} kiezen`,
      icoon: 'groep' as const,
      onKies: props.onGroepen,
    },
    ...(ander === null
      ? []
      : [
          {
            id: 'rol',
            label: `Maak ${rolZin(ander, w, isPraktijk).toLowerCase()}`,
            icoon: 'sleutel' as const,
            onKies: () =>
              void beheer.change(
                docent,
                { role: ander },
                `${naam} is nu ${rolZin(ander, w, isPraktijk).toLowerCase()}.`,
              ),
          },
        ]),
    // A colleague must do this: nobody can lock themselves out.
    ...(props.isZelf
      ? []
      : [
          {
            id: 'uit',
            label: 'Uit dienst',
            icoon: 'uitloggen' as const,
            onKies: props.onUitDienst,
          },
        ]),
  ]
}

/** Says when somebody last signed in. Nothing older than a week is kept, nor what was done at another school. */
function Gezien({ laatstOp }: Pick<Docent, 'laatstOp'>) {
  const { land, vandaag } = useKalender()
  if (laatstOp === null) return <>de laatste week niet ingelogd</>
  return <>{geledenTekst(laatstOp, vandaag, land)} ingelogd</>
}

/** One member of staff in service, with the actions for them. */
export function DocentRij(props: Vraag) {
  const { docent, groepen, isZelf, isPraktijk, beheer } = props
  const w = useWoordkeus()
  const items = useItems(props)
  const naam = volledigeNaam(docent.naam)
  const eigen = groepen.filter(({ id }) => docent.groepen.includes(id)).map((g) => g.naam)
  return (
    <li className="docent">
      <Avatar naam={naam} id={docent.id} />
      <div className="docent-wie">
        <p className="docent-naam">
          <Letterlijk>{naam}</Letterlijk>
          {isZelf && <span className="scherm-stil"> (jij)</span>}
        </p>
        <p className="scherm-stil docent-adres">
          <Letterlijk>{docent.gebruikersnaam}</Letterlijk>
        </p>
      </div>
      <div className="docent-wat">
        <p>
          {docent.role === 'docent' ? (
            rolZin(docent.role, w, isPraktijk)
          ) : (
            <Pil toon="info">{rolZin(docent.role, w, isPraktijk)}</Pil>
          )}
        </p>
        <p className="scherm-stil">
          {eigen.length > 0 ? <Letterlijk>{opsomming(eigen, 4)}</Letterlijk> : `geen ${w.groepen}`}
        </p>
      </div>
      <div className="docent-wanneer scherm-stil">
        <p>
          <Gezien laatstOp={docent.laatstOp} />
        </p>
        <p>{docent.tweedeFactor ? 'met tweede stap' : 'zonder tweede stap'}</p>
      </div>
      <Wijzigen>
        <Menu
          label={`${naam} beheren`}
          className={`${knopKlasse({ soort: 'tekst' })} docent-menu`}
          items={items}
        >
          <Icoon naam={beheer.isBezig(docent.id) ? 'klok' : 'meer'} />
        </Menu>
      </Wijzigen>
    </li>
  )
}

/** A member of staff out of service: their name stays on what they did. */
export function OudRij({ docent, beheer }: Pick<Props, 'docent' | 'beheer'>) {
  const w = useWoordkeus()
  const naam = volledigeNaam(docent.naam)
  return (
    <li className="docent docent-oud">
      <Avatar naam={naam} id={docent.id} />
      <div className="docent-wie">
        <p className="docent-naam">
          <Letterlijk>{naam}</Letterlijk>
        </p>
        <p className="scherm-stil docent-adres">
          <Letterlijk>{docent.gebruikersnaam}</Letterlijk>
        </p>
      </div>
      <Wijzigen>
        <Knop
          soort="tekst"
          icoon="ongedaan"
          bezig={beheer.isBezig(docent.id)}
          onClick={() =>
            void beheer.change(
              docent,
              { uitDienst: false },
              `${naam} is weer in dienst, nog zonder ${w.groepen}.`,
            )
          }
        >
          Weer in dienst
          <span className="lh-vh">
            : <Letterlijk>{naam}</Letterlijk>
          </span>
        </Knop>
      </Wijzigen>
    </li>
  )
}
