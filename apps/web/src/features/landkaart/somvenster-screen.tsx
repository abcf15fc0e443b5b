import { ApiFout } from '../../shared/api/api-fout.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useSomvenster } from './api/get-somvenster.ts'
import { Huisgevel } from './components/huisgevel.tsx'
import { KaartFout, KaartZee } from './components/kaart-wacht.tsx'
import { foutZin } from './fout-zin.ts'

/** One window of the map: its goal, its taken, and the games they can be played in. */
export function SomvensterScreen() {
  const { leerlingId, somvensterId } = useRouteParams('l-somvenster')
  const user = useSessieUser()
  const { data, fout, bezig, opnieuw } = useSomvenster({ leerlingId, somvensterId })
  if (data)
    return <Huisgevel leerlingId={leerlingId} venster={data} kijktMee={user?._id !== leerlingId} />
  if (fout instanceof ApiFout && fout.status === 404) throw fout
  if (fout !== undefined)
    return (
      <KaartFout
        titel="Dit raam gaat niet open"
        zin={foutZin(fout)}
        bezig={bezig}
        onOpnieuw={opnieuw}
      />
    )
  return (
    <KaartZee>
      <output className="lh-vh">Het raam gaat open</output>
    </KaartZee>
  )
}
