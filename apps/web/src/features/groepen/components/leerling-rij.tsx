import { Suspense, memo, useDeferredValue, useMemo } from 'react'
import type { LeerlingRij as LeerlingRijData } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { isNoembaar, niveauNaam, niveauTussen } from '@letterhaven/domain/niveau-naam'
import { Avatar } from '@letterhaven/ui/avatar.tsx'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { LijstRij } from '@letterhaven/ui/lijst-rijen.tsx'
import { Vinkje } from '@letterhaven/ui/vinkje.tsx'
import { Meter } from '@letterhaven/ui/meter.tsx'
import { bijzaak } from '../../../shared/bijzaak.ts'
import { RijLink } from '../../../shared/routes/rij-link.tsx'
import { zegbaarDeel } from '../../../shared/weergave/deel.ts'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { laatstGeoefend } from '../../../shared/weergave/geleden.ts'
import { waaromKort } from '../../../shared/weergave/waarom-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { achtWeken } from '../../../shared/weergave/acht-weken.ts'
import { STATUS } from '../../../shared/weergave/status.ts'
import { StatusPil } from '../../../shared/weergave/status-pil.tsx'

/** The lines come after the rows: their drawing code is large, and the rows are what one came for. */
const Spark = bijzaak(() => import('@letterhaven/ui/spark.tsx').then((m) => m.Spark))

const LIJN_PLEK = <span className="rij-lijn-plek" />

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly rij: LeerlingRijData
  readonly kalender: Kalender
  /** Which row of how many, where not all are drawn. */
  readonly nummer: number | undefined
  readonly totaal: number | undefined
  readonly gekozen: boolean
  readonly onKies: (id: string, reeks: boolean) => void
}

/** Was Shift down? The browser tells it with the click that a mouse or the space bar makes. */
const metShift = (gebeurtenis: Event): boolean =>
  gebeurtenis instanceof MouseEvent && gebeurtenis.shiftKey

function Status({ rij }: { rij: LeerlingRijData }) {
  const waarom = waaromKort(rij.waarom)
  return (
    <>
      <StatusPil status={rij.status} />
      {waarom && <span className="rij-waarom">{waarom}</span>}
    </>
  )
}

function NiveauWoord({ rij: { niveau, jaargroep } }: { rij: LeerlingRijData }) {
  const w = useWoordkeus()
  if (!isNoembaar(niveau)) return <span className="rij-niets">nog niet te zeggen</span>
  return (
    <span className="rij-niveau" title={niveauTussen(niveau, jaargroep, w) ?? undefined}>
      {niveauNaam(niveau.jaar, jaargroep, w)}
    </span>
  )
}

interface WekenProps {
  readonly naam: string
  readonly rij: LeerlingRijData
  readonly isLang: boolean
}

function Weken({ naam, rij, isLang }: WekenProps) {
  // Drawing a line takes as long as the rest of the row: in a list that draws the rows around the eye they
  // come at a key, their lines a moment later. A list that is drawn whole, paper too, has them at once.
  const metLijn = useDeferredValue(true, !isLang)
  const { punten, kort, zin, verschil } = achtWeken(rij.weken)
  if (punten.every((punt) => punt === null)) return <span className="rij-niets">–</span>
  return (
    <span className="rij-weken">
      {metLijn ? (
        <Suspense fallback={LIJN_PLEK}>
          <Spark punten={punten} toon={STATUS[rij.status].balk} uitkomst={`${naam}: ${zin}`} />
        </Suspense>
      ) : (
        LIJN_PLEK
      )}
      {verschil !== null && <span aria-hidden="true">{kort}</span>}
    </span>
  )
}

type Vast = Pick<Eigenschappen, 'adminId' | 'groepId' | 'rij' | 'kalender'> & {
  readonly isLang: boolean
}

/** What of a row does not change when it is chosen: made once, so that choosing many stays quick. */
function useInhoud({ adminId, groepId, rij, kalender, isLang }: Vast) {
  return useMemo(() => {
    const naam = volledigeNaam(rij.naam)
    const naar = {
      naar: 'a-leerling',
      params: { adminId, groepId, leerlingId: rij.id },
    } as const
    const deel = zegbaarDeel(rij.telling)
    return {
      beeld: <Avatar naam={naam} id={rij.id} />,
      titel: <RijLink {...naar}>{naam}</RijLink>,
      onder: `Laatst: ${laatstGeoefend(rij.laatst, kalender.vandaag, kalender.land)}`,
      velden: [
        { label: 'Status', waarde: <Status rij={rij} />, kern: true, deel: 1.9 },
        { label: 'Niveau', waarde: <NiveauWoord rij={rij} />, deel: 1.4 },
        {
          label: 'Goed in één keer',
          waarde: <Meter deel={deel} toon={STATUS[rij.status].balk} />,
          kern: true,
          deel: 1.4,
        },
        { label: 'In 7 dagen', waarde: `${rij.oefenminuten} min`, kern: true, deel: 0.9 },
        { label: 'Acht weken', waarde: <Weken naam={naam} rij={rij} isLang={isLang} />, deel: 1.2 },
      ],
      acties: (
        <RijLink {...naar} className="rij-pijl" tabIndex={-1} aria-hidden="true">
          <Icoon naam="chevron-rechts" />
        </RijLink>
      ),
    }
  }, [adminId, groepId, rij, kalender, isLang])
}

/** One pupil in the mobile layout: who, how it stands, and the way to the own page. */
export const LeerlingRij = memo(function LeerlingRij(props: Eigenschappen) {
  const { adminId, groepId, rij, kalender, nummer, totaal, gekozen, onKies } = props
  const isLang = nummer !== undefined
  const inhoud = useInhoud({ adminId, groepId, rij, kalender, isLang })
  return (
    <LijstRij
      {...inhoud}
      {...{ gekozen, nummer, totaal }}
      vinkje={
        <Vinkje
          label={`${volledigeNaam(rij.naam)} selecteren`}
          labelVerborgen
          value={rij.id}
          checked={gekozen}
          onChange={({ nativeEvent }) => onKies(rij.id, metShift(nativeEvent))}
        />
      }
    />
  )
})
