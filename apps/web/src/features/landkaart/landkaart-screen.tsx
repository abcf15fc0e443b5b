import { useState } from 'react'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useLandkaart } from './api/get-landkaart.ts'
import { KaartFout, KaartZee } from './components/kaart-wacht.tsx'
import { haalBeeldenVooruit } from './beelden-vooruit.ts'
import { Kaart } from './components/kaart.tsx'
import { foutZin } from './fout-zin.ts'

/** The pupil's map: the home of the pupil's area. */
export function LandkaartScreen() {
  const { leerlingId } = useRouteParams('l-landkaart')
  const user = useSessieUser()
  // The pictures need no answer of the server: they come beside it, not after it.
  useState(haalBeeldenVooruit)
  const { data, fout, bezig, opnieuw } = useLandkaart(leerlingId)
  if (data)
    return (
      <Kaart
        kaart={data}
        kijktMee={user?._id !== leerlingId}
        isOud={fout !== undefined && !bezig}
        onVernieuw={opnieuw}
      />
    )
  if (fout instanceof ApiFout && fout.status === 404) throw fout
  if (fout !== undefined)
    return (
      <KaartFout
        titel="De kaart komt er niet uit"
        zin={foutZin(fout)}
        bezig={bezig}
        onOpnieuw={opnieuw}
      />
    )
  return (
    <KaartZee>
      <output className="lh-vh">De kaart komt eraan</output>
    </KaartZee>
  )
}
