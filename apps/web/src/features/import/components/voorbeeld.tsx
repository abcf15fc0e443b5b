import { tekortBij } from '@letterhaven/domain/licentie'
import { useQuery } from '@tanstack/react-query'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { ImportTelling, ImportVoorbeeld } from '@letterhaven/contracts/import'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { vraag } from '../../../shared/api/query.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { FoutMelding } from '../../../shared/weergave/fout-melding.tsx'
import { LaadFout } from '../../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useKeuzes } from '../use-keuzes.ts'
import { MIS, useToepassen } from '../use-toepassen.ts'
import { alVertrokkenZin, laterZin, tellingZin } from '../telling-zin.ts'
import { adresveld, useUitnodigen } from '../use-uitnodigen.ts'
import { Leerkrachten } from './leerkrachten.tsx'
import { MeldingenKaart } from './meldingen-kaart.tsx'
import { NaarJaar } from './naar-jaar.tsx'
import { Tegels } from './tegels.tsx'
import { Vertrokken } from './vertrokken.tsx'
import { VerschilDelen } from './verschil-delen.tsx'
import { Vragen } from './vragen.tsx'
import { ZonderJaar } from './zonder-jaar.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useZiet } from '../../../shared/kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly importId: string
  readonly onKlaar: (telling: ImportTelling) => void
  readonly onWeg: () => void
}

const TITEL = 'Kijk na wat er verandert'
const WEG =
  'Misschien is het al toegepast, las je daarna een ander bestand in, of is het langer dan een dag geleden gelezen. Zo lang bewaren we het.'

type Geladen = Props & { readonly voorbeeld: ImportVoorbeeld }

/** Counts what will be done with the choices as they are now. */
function straks(
  voorbeeld: ImportVoorbeeld,
  keuzes: ReturnType<typeof useKeuzes>,
  uitgenodigd: number,
): ImportTelling {
  const { groepen, nieuw, gewijzigd, verplaatst, terug } = voorbeeld.verschil
  const { gevolg } = keuzes
  const vanBestand = groepen.nieuw.length + groepen.hernoemd.length + groepen.herkend.length
  return {
    groepen: vanBestand + gevolg.wachtgroep,
    nieuw: nieuw.aantal + gevolg.nieuw.length,
    gewijzigd: gewijzigd.aantal + gevolg.count('gewijzigd'),
    verplaatst: verplaatst.aantal + gevolg.count('verplaatst'),
    terug: terug.aantal + gevolg.count('terug'),
    vertrokken: keuzes.keuzes().vertrokken.length,
    uitgenodigd,
  }
}

const NIETS = {
  alles: 'Alles in dit bestand staat al in Letterhaven: er valt niets toe te passen.',
  vragen: 'Er valt nu niets toe te passen: geef eerst aan wie wie is.',
} as const

/** Returns whether the answer was lost: the change may have been made all the same. */
const isOnzeker = (fout: unknown): boolean =>
  fout instanceof ApiFout && (fout.status === 0 || fout.status >= 500)

function NietToegepast({ adminId, fout }: { readonly adminId: string; readonly fout: unknown }) {
  if (!isOnzeker(fout))
    return <FoutMelding adminId={adminId} titel="Nog niet toegepast" fout={fout} anders={MIS} />
  return (
    <Melding toon="warn" live="alert" titel="Misschien is het al toegepast">
      Het antwoord van Letterhaven kwam niet aan. Kijk of je internet hebt en druk nog een keer op
      Toepassen: het gebeurt nooit twee keer.
    </Melding>
  )
}

interface TeWeinigProps {
  readonly adminId: string
  readonly tekort: number
  /** How many pupils are shown who may be ticked as gone. */
  readonly vertrokken: number
}

/** Said before the user tries, with a link to order seats for users who may. */
function TeWeinig({ adminId, tekort, vertrokken }: TeWeinigProps) {
  const zietLicentie = useZiet('licentie.read')
  return (
    <Melding
      toon="warn"
      titel={`Er ${tekort === 1 ? 'is' : 'zijn'} ${aantal(tekort, 'plaats', 'plaatsen')} te weinig`}
      actie={
        zietLicentie && (
          <RouteLink naar="a-licentie" params={{ adminId }} className={knopKlasse({})}>
            Naar Licentie
          </RouteLink>
        )
      }
    >
      Toepassen kan pas als er genoeg plaatsen zijn besteld
      {vertrokken > 0 && ', of als je hieronder aanvinkt wie vertrokken is'}. Dit voorbeeld blijft
      een dag staan.
    </Melding>
  )
}

/** Who is in the file but is left unchanged, if anybody. */
function NietMee({
  verschil: { alVertrokken, later, schooljaar },
}: Pick<ImportVoorbeeld, 'verschil'>) {
  const w = useWoordkeus()
  return (
    <>
      {alVertrokken > 0 && <p className="scherm-stil">{alVertrokkenZin(alVertrokken)}</p>}
      {later > 0 && <p className="scherm-stil">{laterZin(later, schooljaar, w)}</p>}
    </>
  )
}

function Bekeken({ adminId, importId, voorbeeld, onKlaar, onWeg }: Geladen) {
  const w = useWoordkeus()
  const { verschil, vrij, vingerafdruk, meldingen, bestandsnaam, gelezenOp } = voorbeeld
  const keuzes = useKeuzes(verschil)
  const tekort = tekortBij(vrij, keuzes.gevolg.plaatsen)
  const uitnodigen = useUitnodigen(voorbeeld.leerkrachten)
  const naarAdres = (nr: number): void => document.getElementById(adresveld(nr))?.focus()
  const { apply, throwAway, bezig, fout } = useToepassen(
    { adminId, importId },
    {
      onKlaar,
      onWeg,
      onMis: (velden) => {
        const mis = uitnodigen.weiger(velden)
        if (mis !== null) naarAdres(mis)
      },
    },
  )
  const zin = tellingZin(straks(voorbeeld, keuzes, uitnodigen.aantal), w)
  const handleToepassen = () => {
    const mis = uitnodigen.check()
    if (mis !== null) return naarAdres(mis)
    void apply({ vingerafdruk, ...keuzes.keuzes(), uitnodigen: uitnodigen.keuzes() })
  }
  return (
    <div className="scherm import">
      <PaginaKop
        titel={TITEL}
        onder={
          <>
            <Letterlijk>{bestandsnaam}</Letterlijk> · schooljaar {verschil.schooljaar} · gelezen op{' '}
            {sayDatum('moment', gelezenOp)}
            {isOnzeker(fout) ? '' : ' · er is nog niets veranderd'}
          </>
        }
      />
      <NaarJaar overgang={verschil.overgang} />
      {fout === null && tekort > 0 && (
        <TeWeinig adminId={adminId} tekort={tekort} vertrokken={verschil.vertrokken.aantal} />
      )}
      <Tegels verschil={verschil} />
      <NietMee verschil={verschil} />
      <MeldingenKaart meldingen={meldingen} />
      <Vragen voorstel={verschil.voorstel} keuzes={keuzes} />
      <ZonderJaar keuzes={keuzes} />
      <VerschilDelen verschil={verschil} />
      <Leerkrachten
        leerkrachten={voorbeeld.leerkrachten}
        uitnodigen={uitnodigen}
        kanMailen={voorbeeld.kanMailen}
      />
      <Vertrokken vertrokken={verschil.vertrokken} keuzes={keuzes} />
      {fout !== null && <NietToegepast adminId={adminId} fout={fout} />}
      <div className="scherm-voet">
        <p>
          {zin === null ? NIETS[keuzes.open > 0 ? 'vragen' : 'alles'] : `Toepassen: ${zin}.`}
          {keuzes.open > 0 && (
            <span className="scherm-stil">
              {' '}
              {keuzes.open === 1 ? 'Eén vraag is' : `${getal(keuzes.open)} vragen zijn`} nog niet
              beantwoord; daar verandert niets.
            </span>
          )}
        </p>
        <Wijzigen>
          <div className="scherm-voet-knoppen">
            <Knop soort="tekst" onClick={() => void throwAway()}>
              {zin === null ? 'Sluiten' : 'Niet toepassen'}
            </Knop>
            {zin !== null && (
              <Knop
                soort="primair"
                bezig={bezig}
                bezigTekst="Wordt toegepast"
                onClick={handleToepassen}
              >
                Toepassen
              </Knop>
            )}
          </div>
        </Wijzigen>
      </div>
    </div>
  )
}

/** The preview of a file, compared with the account as it is now. */
export function Voorbeeld(props: Props) {
  const { adminId, importId, onWeg } = props
  const params = { adminId, importId }
  const { data, error, isFetching, refetch } = useQuery({
    ...vraag(importEndpoints.getImport, { params }),
    retry: false,
  })
  // This check comes first: an old preview is of no use once it is gone.
  if (error instanceof ApiFout && (error.status === 404 || error.status === 409))
    return (
      <div className="scherm import">
        <PaginaKop titel={TITEL} />
        <Melding
          toon="info"
          titel={
            error.code === 'import_ander_jaar'
              ? 'Dit bestand is van een ander schooljaar'
              : 'Dit bestand is er niet meer'
          }
          actie={<Knop onClick={onWeg}>Een bestand inlezen</Knop>}
        >
          {error.code === 'import_ander_jaar' ? error.message : WEG}
        </Melding>
      </div>
    )
  if (data) return <Bekeken {...props} voorbeeld={data} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Voorbeeld laden">
      <div className="scherm import">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="6rem" />
        <SkeletBlok vorm="blok" hoogte="16rem" />
      </div>
    </Skelet>
  )
}
