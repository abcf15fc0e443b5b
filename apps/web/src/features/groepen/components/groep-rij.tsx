import { Suspense, useCallback, useDeferredValue } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { isNoembaar, niveauNaam, niveauTussen } from '@letterhaven/domain/niveau-naam'
import { bijzaak } from '../../../shared/bijzaak.ts'
import type { MaakInhoud } from '../../../shared/leerlingen/leerling-rij.tsx'
import { naamLink } from '../../../shared/leerlingen/naam-link.tsx'
import {
  rijWie,
  veldGoed,
  veldMinuten,
  veldStatus,
} from '../../../shared/leerlingen/rij-velden.tsx'
import { verandering } from '../../../shared/weergave/verandering.ts'
import { heleProcenten } from '../../../shared/weergave/deel.ts'
import type { Kalender } from '../../../shared/weergave/use-kalender.ts'
import { STATUS } from '../../../shared/weergave/status.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** The lines are loaded after the rows: their drawing code is large, and the rows are what the user came for. */
const Spark = bijzaak(() => import('@letterhaven/ui/grafiek/spark.tsx').then((m) => m.Spark))

const LIJN_PLEK = <span className="rij-lijn-plek" />

function NiveauWoord({ rij: { niveau, jaargroep } }: { rij: LeerlingRij }) {
  const w = useWoordkeus()
  if (!isNoembaar(niveau)) return <span className="rij-niets">nog niet te zeggen</span>
  return (
    <span className="rij-niveau" title={niveauTussen(niveau, jaargroep, w) ?? undefined}>
      {niveauNaam(niveau.jaar, jaargroep, w)}
    </span>
  )
}

function Weken({ rij, isLang }: { readonly rij: LeerlingRij; readonly isLang: boolean }) {
  // Drawing a line takes as long as the rest of the row. A list that draws only the rows near the viewport draws them at a key
  // press, and their lines a moment later. A list that is drawn whole, also on paper, has them at once.
  const metLijn = useDeferredValue(true, !isLang)
  const punten = rij.weken.map(heleProcenten)
  const { kort, zin } = verandering(rij.waarom, 'leerling')
  if (punten.every((punt) => punt === null)) return <span className="rij-niets">–</span>
  const uitkomst = `${volledigeNaam(rij.naam)}: ${zin}`
  return (
    <span className="rij-weken">
      {metLijn ? (
        <Suspense fallback={LIJN_PLEK}>
          <Spark punten={punten} toon={STATUS[rij.status].balk} uitkomst={uitkomst} />
        </Suspense>
      ) : (
        LIJN_PLEK
      )}
      {kort && <span aria-hidden="true">{kort}</span>}
    </span>
  )
}

interface Waar {
  readonly adminId: string
  readonly groepId: string
}

/** Returns the function that draws a pupil of this group: who, how they are doing, and the link to their page. */
export function useGroepRij(
  { adminId, groepId }: Waar,
  kalender: Kalender,
): MaakInhoud<LeerlingRij> {
  return useCallback(
    (rij, isLang) => ({
      ...rijWie(rij, kalender),
      ...naamLink(rij, { adminId, groepId }),
      velden: [
        veldStatus(rij),
        { label: 'Niveau', waarde: <NiveauWoord rij={rij} />, deel: 1.4 },
        veldGoed(rij),
        veldMinuten(rij),
        { label: 'Acht weken', waarde: <Weken rij={rij} isLang={isLang} />, deel: 1.2 },
      ],
    }),
    [adminId, groepId, kalender],
  )
}
