import { plekEndpoints } from '@letterhaven/contracts/endpoints/plek'
import { useOphalen } from '../../../shared/api/use-ophalen.ts'
import { useRouteParams } from '../../../shared/routes/use-route.ts'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { KaartWacht } from '../kaart/kaart-wacht.tsx'
import { MijnPlek } from './mijn-plek.tsx'

const ZINNEN = { wacht: 'Je plek komt eraan', mislukt: 'Je plek gaat niet open' } as const

/** The leerling's own place: held, island, albums, growth and settings. */
export function PlekScreen() {
  const { leerlingId } = useRouteParams('l-eigen-plek')
  const isEigen = useSessieUser()?._id === leerlingId
  const opgehaald = useOphalen(plekEndpoints.getPlek, { params: { leerlingId } })
  const { data, opnieuw } = opgehaald
  if (!data) return <KaartWacht {...opgehaald} zinnen={ZINNEN} onOpnieuw={opnieuw} />
  return <MijnPlek opgehaald={data} kijktMee={!isEigen} onVernieuw={opnieuw} />
}
