import type { Inloggers } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Bulkbalk } from '@letterhaven/ui/lijst/bulkbalk.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { LijstBalk, LijstRijen } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useSelectie } from '../../../shared/leerlingen/use-selectie.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { KiesAlles } from '../../../shared/weergave/kies-alles.tsx'
import type { useWachtwoorden } from '../use-wachtwoorden.ts'
import type { Vraag } from './vragen.tsx'
import { WachtwoordRij } from './wachtwoord-rij.tsx'
import { useZiet } from '../../../shared/kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly lijst: Inloggers
  readonly acties: ReturnType<typeof useWachtwoorden>
  readonly onVraag: (vraag: Vraag) => void
}

/** Names the log that says who looked, as a link for users who may read it. */
function Logboek({ adminId }: Pick<Props, 'adminId'>) {
  const zietLogboek = useZiet('inzage.read')
  const logboek = `logboek van ${useSoortwoorden().deSchool}`
  if (!zietLogboek) return logboek
  return (
    <RouteLink naar="a-accountgegevens" params={{ adminId }}>
      {logboek}
    </RouteLink>
  )
}

/** The pupils of the group, each of whom can be chosen, and the actions for the chosen ones. */
export function WachtwoordLijst({ adminId, lijst, acties, onVraag }: Props) {
  const { leerlingen } = lijst
  const { isBezig, vernieuw, releaseRem, zichtbaar, geheim } = acties
  const geheimen = new Map(
    zichtbaar ? geheim.data?.leerlingen.map((een) => [een.leerlingId, een]) : [],
  )
  const iedereen = leerlingen.map(({ leerlingId }) => leerlingId)
  const { gekozen, choose, chooseAll, clear } = useSelectie(iedereen)
  const ids = iedereen.filter((id) => gekozen.has(id))
  return (
    <>
      {leerlingen.length > 1 && (
        <LijstBalk>
          <KiesAlles
            label="Allemaal selecteren"
            gekozen={ids.length}
            van={leerlingen.length}
            onKies={chooseAll}
          />
        </LijstBalk>
      )}
      <LijstRijen label={`Wachtwoorden van ${lijst.groep}`}>
        {leerlingen.map((leerling) => {
          const { leerlingId, naam } = leerling
          return (
            <WachtwoordRij
              key={leerlingId}
              leerling={leerling}
              geheim={geheimen.get(leerlingId) ?? null}
              bezig={isBezig(leerlingId)}
              gekozen={gekozen.has(leerlingId)}
              onKies={() => choose(leerlingId, false)}
              onKaart={() => onVraag({ wat: 'kaarten', ids: [leerlingId] })}
              onVernieuw={(soort) => vernieuw(leerlingId, volledigeNaam(naam), soort)}
              onVrij={() => releaseRem(leerlingId, volledigeNaam(naam))}
            />
          )
        })}
      </LijstRijen>
      <p className="ww-stil">
        Wie hier kijkt of print, staat in het <Logboek adminId={adminId} />.
      </p>
      <Bulkbalk aantal={ids.length} onSluit={clear}>
        <Knop soort="tekst" icoon="print" onClick={() => onVraag({ wat: 'kaarten', ids })}>
          Inlogkaarten maken (PDF)
        </Knop>
        <Knop soort="tekst" icoon="vernieuw" onClick={() => onVraag({ wat: 'nieuw', ids })}>
          Wachtwoorden of plaatjes
        </Knop>
      </Bulkbalk>
    </>
  )
}
