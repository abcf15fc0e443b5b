import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { vergelijkNamen, volledigeNaam } from '@letterhaven/domain/naam'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useKalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { useGroepsgenoten } from '../api/get-groepsgenoten.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: string
}

type BuurEigenschappen = Eigenschappen & {
  readonly buur: LeerlingRij | undefined
  readonly kant: 'vorige' | 'volgende'
}

function Buur({ adminId, groepId, buur, kant }: BuurEigenschappen) {
  if (!buur) return null
  const isVorige = kant === 'vorige'
  return (
    <RouteLink
      naar="a-leerling-voortgang"
      params={{ adminId, groepId, leerlingId: buur.id }}
      className={knopKlasse({ soort: 'tekst' })}
      title={volledigeNaam(buur.naam)}
    >
      {isVorige && <Icoon naam="pijl-links" />}
      <span>
        <span className="lh-vh">{isVorige ? 'Vorige leerling: ' : 'Volgende leerling: '}</span>
        {buur.naam.voornaam}
      </span>
      {!isVorige && <Icoon naam="pijl-rechts" />}
    </RouteLink>
  )
}

/** The pupils before and after this one, by surname. */
export function Buren({ adminId, groepId, leerlingId }: Eigenschappen) {
  const { land } = useKalender()
  const genoten = useGroepsgenoten(adminId, groepId)
  const opNaam = vergelijkNamen(land)
  const rij = genoten?.toSorted((a, b) => opNaam(a.naam, b.naam)) ?? []
  const hier = rij.findIndex(({ id }) => id === leerlingId)
  if (hier < 0) return null
  const vast = { adminId, groepId, leerlingId }
  return (
    <>
      <Buur {...vast} buur={rij[hier - 1]} kant="vorige" />
      <Buur {...vast} buur={rij[hier + 1]} kant="volgende" />
    </>
  )
}
