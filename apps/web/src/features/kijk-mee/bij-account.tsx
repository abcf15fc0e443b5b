import type { ReactNode } from 'react'
import type { KijkKeuze } from '@letterhaven/contracts/kijk-mee'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useKeuze } from './use-keuze.ts'

const MIS = 'Dat lukte niet. Er is niets getoond. Probeer het opnieuw.'

/** A link to all accounts. */
export function NaarAdmins() {
  return (
    <RouteLink naar="o-admins" className={knopKlasse()}>
      Naar alle admins
    </RouteLink>
  )
}

interface Props {
  readonly adminId: string
  /**
   * Draws the content once the account is known; until then, and when it cannot be found or fetched, `inPlaats` takes its
   * place.
   */
  readonly show: (stand: { keuze: KijkKeuze } | { keuze: null; inPlaats: ReactNode }) => ReactNode
}

/** The account that the office is about to work on: nothing of the page is shown before it is known. */
export function BijAccount({ adminId, show }: Props) {
  const { keuze, fout, opnieuw } = useKeuze(adminId)
  useKruimelNaam(adminId, keuze?.admin.naam)
  if (keuze) return show({ keuze })
  // An invalid address belongs to no account either.
  if (fout instanceof ApiFout && (fout.status === 404 || fout.status === 400))
    return show({
      keuze,
      inPlaats: (
        <StatusPage titel="Dit account is er niet" meeuwis="zoekt" acties={<NaarAdmins />}>
          <p>Misschien is het gesloten, of klopt het adres niet.</p>
        </StatusPage>
      ),
    })
  if (fout)
    return show({
      keuze,
      inPlaats: (
        <Melding toon="bad" live="alert" actie={<Knop onClick={opnieuw}>Opnieuw proberen</Knop>}>
          {foutTekst(fout, MIS)}
        </Melding>
      ),
    })
  return show({ keuze, inPlaats: <SkeletRijen aantal={3} label="De school wordt opgezocht" /> })
}
