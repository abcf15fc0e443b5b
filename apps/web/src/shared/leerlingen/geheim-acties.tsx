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
import { useOpening } from '../use-opening.ts'

/** A chosen pupil; `groepId` is null for a pupil in no group, and left out where all sit in one group. */
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

/** Changes the sign-ins of the chosen pupils and says how that went. */
function useGeheimen(adminId: string, leerlingen: LeerlingId[], onKlaar: () => void) {
  const w = useWoordkeus()
  const showToast = useToast()
  const { vandaag } = useKalender()
  const [bezig, setBezig] = useState(false)
  const wie = { adminId: adminId as AdminId, leerlingen }
  async function perform(werk: () => Promise<string>): Promise<void> {
    setBezig(true)
    try {
      showToast({ tekst: await werk(), toon: 'ok' })
      onKlaar()
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
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
    change: (soort: GeheimenVraag['soort']) => perform(() => changeGeheimen(wie, soort, w)),
  }
}

/** Says which of the chosen pupils cannot take part. */
function Vooraf({ nergens }: { readonly nergens: number }) {
  const w = useWoordkeus()
  if (nergens === 0) return null
  return (
    <Melding titel={`${aantal(nergens, `${w.leerling} doet`, `${w.leerlingen} doen`)} niet mee`}>
      Wie in geen {w.groep} zit, kan nog niet inloggen.
    </Melding>
  )
}

interface VraagProps extends Props {
  readonly wat: 'kaarten' | 'nieuw'
  readonly onSluit: () => void
}

/** One question about the chosen pupils; it is busy with what it asked itself, and with nothing that was asked before. */
function GeheimVraag({ wat, adminId, gekozen, onSluit }: VraagProps) {
  const w = useWoordkeus()
  const wie = gekozen.filter(({ groepId }) => groepId !== null)
  const { bezig, makeKaarten, change } = useGeheimen(
    adminId,
    wie.map(({ id }) => id),
    onSluit,
  )
  const perGroep = [...Map.groupBy(wie, ({ groepId }) => groepId).values()]
  const samen = {
    vooraf: <Vooraf nergens={gekozen.length - wie.length} />,
    kanNiet: wie.length === 0,
    bezig,
    onSluit,
  }
  if (wat === 'kaarten')
    return (
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
    )
  return (
    <NieuwDialoog
      {...samen}
      namen={wie.map(({ naam }) => volledigeNaam(naam))}
      onKies={(soort) => void change(soort)}
    />
  )
}

/** New passwords and login cards for the chosen pupils, also from different groups, for users who may. */
export function GeheimActies(props: Props) {
  const mag = useMag('wachtwoord.read')
  const { open, show, close } = useOpening<VraagProps['wat']>()
  if (!mag) return null
  return (
    <>
      <Knop soort="tekst" icoon="sleutel" onClick={() => show('kaarten')}>
        Inlogkaarten
      </Knop>
      <Knop soort="tekst" icoon="vernieuw" onClick={() => show('nieuw')}>
        Wachtwoorden of plaatjes
      </Knop>
      {open && <GeheimVraag {...props} wat={open} onSluit={close} />}
    </>
  )
}
