import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useSomvenster } from './api/get-somvenster.ts'
import { Huisgevel } from './gevel/huisgevel.tsx'
import { KaartWacht } from './kaart/kaart-wacht.tsx'
import { useBewaard } from './delen/use-bewaard.ts'

const ZINNEN = { wacht: 'Het raam gaat open', mislukt: 'Dit raam gaat niet open' } as const

/** One window of the map: its goal, its taken, and the games in which they can be played. */
export function SomvensterScreen() {
  const { leerlingId, somvensterId } = useRouteParams('l-somvenster')
  const isEigen = useSessieUser()?._id === leerlingId
  const opgehaald = useSomvenster({ leerlingId, somvensterId })
  const { data, isOud } = useBewaard(opgehaald, {
    leerlingId,
    naam: `somvenster:${somvensterId}`,
    isEigen,
    chunk: import.meta.url,
  })
  if (!data) return <KaartWacht {...opgehaald} zinnen={ZINNEN} onOpnieuw={opgehaald.opnieuw} />
  return <Huisgevel leerlingId={leerlingId} venster={data} kijktMee={!isEigen} isOud={isOud} />
}
