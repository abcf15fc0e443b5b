import { useNavigate } from '@tanstack/react-router'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { compareNamen, volledigeNaam } from '@letterhaven/domain/naam'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { padVan } from '../../../shared/routes/pad.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useToetsen } from '../../../shared/toetsen/use-toetsen.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { useGroepsgenoten } from '../api/get-groepsgenoten.ts'

/** The pages of one pupil on which the links to the neighbours stay. */
export type LeerlingPagina = 'a-leerling' | 'a-leerling-voortgang'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: string
  readonly pagina: LeerlingPagina
}

interface BuurEigenschappen extends Eigenschappen {
  readonly buur: LeerlingRij | undefined
  readonly kant: 'vorige' | 'volgende'
}

function Buur({ adminId, groepId, pagina, buur, kant }: BuurEigenschappen) {
  if (!buur) return null
  const isVorige = kant === 'vorige'
  return (
    <RouteLink
      naar={pagina}
      params={{ adminId, groepId, leerlingId: buur.id }}
      className={knopKlasse({ soort: 'tekst' })}
      title={`${volledigeNaam(buur.naam)} (${isVorige ? 'K' : 'J'})`}
      aria-keyshortcuts={isVorige ? 'k' : 'j'}
    >
      {isVorige && <Icoon naam="pijl-links" />}
      <span>
        <span className="lh-vh">{isVorige ? 'Vorige: ' : 'Volgende: '}</span>
        <Letterlijk>{buur.naam.voornaam}</Letterlijk>
      </span>
      {!isVorige && <Icoon naam="pijl-rechts" />}
    </RouteLink>
  )
}

/** The pupils before and after this one, by surname; J and K go to them, on the same page. */
export function Buren({ adminId, groepId, leerlingId, pagina }: Eigenschappen) {
  const { land } = useKalender()
  const navigate = useNavigate()
  const genoten = useGroepsgenoten(adminId, groepId)
  const opNaam = compareNamen(land)
  const rij = genoten?.toSorted((a, b) => opNaam(a.naam, b.naam)) ?? []
  const hier = rij.findIndex(({ id }) => id === leerlingId)
  const [vorige, volgende] = hier < 0 ? [] : [rij[hier - 1], rij[hier + 1]]
  const go = (buur: LeerlingRij | undefined) => {
    if (buur) void navigate({ to: padVan(pagina, { adminId, groepId, leerlingId: buur.id }) })
  }
  useToetsen({ j: () => go(volgende), k: () => go(vorige) })
  if (hier < 0) return null
  const vast = { adminId, groepId, leerlingId, pagina }
  return (
    <>
      <Buur {...vast} buur={vorige} kant="vorige" />
      <Buur {...vast} buur={volgende} kant="volgende" />
    </>
  )
}
