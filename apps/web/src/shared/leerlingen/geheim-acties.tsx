import { useState } from 'react'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import type { Naam } from '@letterhaven/contracts/leerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { bestandsnaam } from '../export/bestandsnaam.ts'
import { saveKaarten, changeGeheimen } from '../inlogkaarten/geheimen-van.ts'
import { KaartenDialoog } from '../inlogkaarten/kaarten-dialoog.tsx'
import { NieuwDialoog } from '../inlogkaarten/nieuw-dialoog.tsx'
import { vellenZin } from '../inlogkaarten/vellen-zin.ts'
import { useKalender } from '../weergave/use-kalender.ts'
import { aantal } from '../weergave/woorden.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import { useMag } from '../kijk-mee/hier.ts'

/** A chosen pupil; `groepId` is null where it sits in no group, and not there where all sit in one. */
interface Gekozene {
  readonly id: LeerlingId
  readonly naam: Naam
  readonly groepId?: string | null
}

interface Props {
  readonly adminId: string
  readonly gekozen: readonly Gekozene[]
}

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** What is done to the sign-ins of the chosen ones, and what came of it. */
function useGeheimen(adminId: string, leerlingen: LeerlingId[], onKlaar: () => void) {
  const w = useWoordkeus()
  const toon = useToast()
  const { vandaag } = useKalender()
  const [bezig, setBezig] = useState(false)
  const wie = { adminId: adminId as AdminId, leerlingen }
  async function perform(werk: () => Promise<string>): Promise<void> {
    setBezig(true)
    try {
      toon({ tekst: await werk(), toon: 'ok' })
      onKlaar()
    } catch (oorzaak) {
      toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      setBezig(false)
    }
  }
  return {
    bezig,
    makeKaarten: (qr: boolean) =>
      perform(() =>
        saveKaarten(wie, { qr, bestand: bestandsnaam(['inlogkaarten'], vandaag, 'pdf') }),
      ),
    verander: (soort: GeheimenVraag['soort']) => perform(() => changeGeheimen(wie, soort, w)),
  }
}

/** What stands in the way of some or all of the chosen ones. */
function Vooraf({ nergens }: { readonly nergens: number }) {
  const w = useWoordkeus()
  if (nergens === 0) return null
  return (
    <Melding titel={`${aantal(nergens, `${w.leerling} doet`, `${w.leerlingen} doen`)} niet mee`}>
      Wie in geen {w.groep} zit, kan nog niet inloggen.
    </Melding>
  )
}

/** New passwords and login cards for the chosen ones, for who may; over groups too. */
export function GeheimActies({ adminId, gekozen }: Props) {
  const w = useWoordkeus()
  const mag = useMag('wachtwoord.read')
  const [vraag, setVraag] = useState<'kaarten' | 'nieuw' | null>(null)
  const wie = gekozen.filter(({ groepId }) => groepId !== null)
  const close = () => setVraag(null)
  const { bezig, makeKaarten, verander } = useGeheimen(
    adminId,
    wie.map(({ id }) => id),
    close,
  )
  if (!mag) return null
  const perGroep = [...Map.groupBy(wie, ({ groepId }) => groepId).values()]
  const samen = {
    vooraf: <Vooraf nergens={gekozen.length - wie.length} />,
    kanNiet: wie.length === 0,
    bezig,
    onSluit: close,
  }
  return (
    <>
      <Knop soort="tekst" icoon="sleutel" onClick={() => setVraag('kaarten')}>
        Inlogkaarten
      </Knop>
      <Knop soort="tekst" icoon="vernieuw" onClick={() => setVraag('nieuw')}>
        Wachtwoorden of plaatjes
      </Knop>
      {vraag === 'kaarten' && (
        <KaartenDialoog
          {...samen}
          aantalKaarten={wie.length}
          vellen={vellenZin(
            perGroep.map(({ length }) => length),
            w,
          )}
          metKaart={null}
          onMaak={(qr) => void makeKaarten(qr)}
        />
      )}
      {vraag === 'nieuw' && (
        <NieuwDialoog
          {...samen}
          namen={wie.map(({ naam }) => volledigeNaam(naam))}
          onKies={(soort) => void verander(soort)}
        />
      )}
    </>
  )
}
