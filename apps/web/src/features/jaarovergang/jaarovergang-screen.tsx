import '../../shared/weergave/scherm.css'
import './jaarovergang.css'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { vraag } from '../../shared/api/query.ts'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { NaarGroepen } from '../../shared/weergave/naar-groepen.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { Gedaan } from './components/gedaan.tsx'
import { NieuweGroepen } from './components/nieuwe-groepen.tsx'
import { OudeGroep } from './components/oude-groep.tsx'
import { Voet } from './components/voet.tsx'
import { useKeuzes } from './use-keuzes.ts'
import { useOverzetten } from './use-overzetten.ts'
import { useWoorden } from './use-woorden.ts'
import { teVroegUitleg } from './overgang-zinnen.ts'
import { countOvergang } from './count-overgang.ts'

const TITEL = 'Nieuw schooljaar'
interface Props {
  readonly adminId: string
  readonly overgang: JaarovergangIn
}

interface KlaarProps {
  readonly adminId: string
  readonly gedaan: NonNullable<JaarovergangIn['gedaan']>
  /** Opens the year after it, if there are pupils for it. */
  readonly vooruit: ReactNode
}

function Repetitie({ adminId, overgang }: Props) {
  const w = useWoorden()
  const overzetten = useOverzetten(adminId)
  const keuzes = useKeuzes(adminId, overgang, overzetten.bezig !== null)
  const overzicht = countOvergang(overgang)
  const teVroeg = teVroegUitleg(overzicht, overgang, w)
  return (
    <>
      <Gedaan gedaan={overgang.gedaan} overzetten={overzetten} />
      {teVroeg && (
        <Melding toon="warn" titel={teVroeg.titel}>
          {teVroeg.zin}
        </Melding>
      )}
      {keuzes.fout && (
        <Melding toon="warn" live="alert" titel="Niet bewaard">
          {keuzes.fout}
        </Melding>
      )}
      <Kaart
        titel="Wie gaat waarheen"
        extra={
          keuzes.isAnders && (
            <Wijzigen>
              <Knop
                soort="tekst"
                maat="klein"
                icoon="ongedaan"
                aria-disabled={keuzes.isDicht}
                onClick={() => keuzes.startOver()}
              >
                Terug naar het voorstel
              </Knop>
            </Wijzigen>
          )
        }
      >
        <ul className="overgang-rijen">
          {overgang.oud.map((groep) => (
            <OudeGroep key={groep.id} groep={groep} overgang={overgang} keuzes={keuzes} />
          ))}
        </ul>
      </Kaart>
      <NieuweGroepen overgang={overgang} overzicht={overzicht} keuzes={keuzes} />
      <Voet
        adminId={adminId}
        overgang={overgang}
        overzicht={overzicht}
        stand={keuzes.stand}
        isMis={keuzes.isMis}
        overzetten={overzetten}
      />
    </>
  )
}

/** The year that was just carried out: the undo, and what still needs a check. */
function Klaar({ adminId, gedaan, vooruit }: KlaarProps) {
  const w = useWoordkeus()
  const overzetten = useOverzetten(adminId)
  return (
    <>
      <Gedaan gedaan={gedaan} overzetten={overzetten} />
      <Leeg
        icoon="kalender"
        titel={`Klaar voor ${gedaan.naam.toLowerCase()}`}
        actie={
          <>
            <NaarGroepen adminId={adminId} soort="primair" />
            {vooruit}
          </>
        }
      >
        Kijk rustig of elke {w.groep} klopt. Wie verkeerd zit, kun je daar verplaatsen.
      </Leeg>
    </>
  )
}

function NietsTeDoen({ adminId, overgang: { schooljaar } }: Props) {
  const w = useWoordkeus()
  return (
    <Leeg
      icoon="kalender"
      titel={`Er hoeft niemand over naar ${schooljaar}`}
      actie={<NaarGroepen adminId={adminId} />}
    >
      Iedereen zit in een {w.groep} van dit schooljaar, of er is nog niemand.
    </Leeg>
  )
}

/**
 * Shows what there is to do: a year to rehearse, one that was just carried out, or nothing. The year after one that was just
 * carried out is not possible yet, and is shown on request.
 */
function Overgang({ adminId, overgang }: Props) {
  const [isVooruit, setIsVooruit] = useState(false)
  const { schooljaar, oud, gedaan, vanaf } = overgang
  const kanVooruit = oud.length > 0
  if (gedaan && !isVooruit && (!kanVooruit || vanaf !== null))
    return (
      <>
        <PaginaKop titel={gedaan.naam} />
        <Klaar
          adminId={adminId}
          gedaan={gedaan}
          vooruit={
            kanVooruit && (
              <Knop soort="tekst" onClick={() => setIsVooruit(true)}>
                Vooruitkijken naar {schooljaar}
              </Knop>
            )
          }
        />
      </>
    )
  return (
    <>
      <PaginaKop
        titel={`Naar schooljaar ${schooljaar}`}
        onder={
          kanVooruit &&
          'Kijk hoe het wordt: er verandert niets tot je op Overzetten drukt. Wat een kind al kan, gaat mee.'
        }
      />
      {kanVooruit ? (
        <Repetitie adminId={adminId} overgang={overgang} />
      ) : (
        <NietsTeDoen adminId={adminId} overgang={overgang} />
      )}
    </>
  )
}

/** The new school year: rehearsed, carried out at once, and reversible for thirty days. */
export function JaarovergangScreen() {
  const { adminId } = useRouteParams('a-schooljaar')
  const { data, error, isFetching, refetch } = useQuery(
    vraag(jaarovergangEndpoints.getJaarovergang, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm overgang">
        <Overgang adminId={adminId} overgang={data} />
      </div>
    )
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Schooljaar laden">
      <div className="scherm overgang">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="18rem" />
        <SkeletBlok vorm="blok" hoogte="18rem" />
      </div>
    </Skelet>
  )
}
