import '../../shared/weergave/scherm.css'
import './licentie.css'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/skelet.tsx'
import { dialoogLater } from '../../shared/dialoog-later.tsx'
import { vraag } from '../../shared/api/query.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { Bestellingen } from './components/bestellingen.tsx'
import { useLicentie } from './gebruik-licentie.ts'
import { nogNietZin } from './nog-niet-zin.ts'
import { zegDatum } from '../../shared/weergave/datum.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

const BestelDialoog = dialoogLater(() =>
  import('./components/bestel-dialoog.tsx').then((m) => m.BestelDialoog),
)
const TITEL = 'Licentie'
interface Jaar {
  readonly titel: string
  /** Said large: a number, and what it counts. */
  readonly groot: readonly [number, string]
  /** How full the bar is, from 0 to 1, and in which colour. */
  readonly deel: number
  readonly kleur: 'ruim' | 'vol' | 'tekort'
  /** What the bar stands for, in words. */
  readonly zin: string
  readonly children?: ReactNode
}

/** The seats of a year: one number, and a bar beside the words. */
function Jaarkaart({ titel, groot: [getal, woord], deel, kleur, zin, children }: Jaar) {
  return (
    <Kaart titel={titel} className="jaarkaart">
      <p className="jaarkaart-groot">
        <strong>{getal}</strong> {woord}
      </p>
      <div className="jaarkaart-baan" aria-hidden="true">
        <span
          className={`jaarkaart-balk jaarkaart-${kleur}`}
          style={{ inlineSize: `${Math.min(1, deel) * 100}%` }}
        />
      </div>
      <p className="scherm-stil">{zin}</p>
      {children}
    </Kaart>
  )
}

function DitJaar({ schooljaar, gebruikt, nogNiet, plaatsen }: Licentie) {
  const w = useWoordkeus()
  const vrij = plaatsen - gebruikt
  const kleur = vrij < 0 ? 'tekort' : vrij === 0 ? 'vol' : 'ruim'
  return (
    <Jaarkaart
      titel={`Dit schooljaar, ${schooljaar}`}
      groot={[Math.abs(vrij), vrij < 0 ? 'te weinig' : 'vrij']}
      deel={plaatsen === 0 ? 1 : gebruikt / plaatsen}
      kleur={kleur}
      zin={`${aantal(gebruikt, 'leerling', 'leerlingen')} op ${aantal(plaatsen, 'plaats', 'plaatsen')}. Wie in de prullenbak ligt, telt niet mee.`}
    >
      {nogNiet > 0 && <p className="scherm-stil">{nogNietZin(nogNiet, w)}</p>}
    </Jaarkaart>
  )
}

/** What is expected of the next year, with the order that it asks for. */
function VolgendJaar({
  volgend: { schooljaar, blijven, plaatsen },
  onBestel,
}: Pick<Licentie, 'volgend'> & { readonly onBestel: (plaatsen: number) => void }) {
  const nog = blijven - plaatsen
  const besteld =
    plaatsen === 0
      ? 'er is nog niets besteld'
      : `er zijn ${aantal(plaatsen, 'plaats', 'plaatsen')} besteld`
  return (
    <Jaarkaart
      titel={`Volgend schooljaar, ${schooljaar}`}
      groot={nog > 0 ? [nog, 'nog te bestellen'] : [-nog, 'over voor nieuwe leerlingen']}
      deel={blijven === 0 ? 1 : plaatsen / blijven}
      kleur="ruim"
      zin={`Naar verwachting is voor ${aantal(blijven, 'leerling', 'leerlingen')} een plaats nodig; ${besteld}. Nieuwe leerlingen komen daar nog bij.`}
    >
      {nog > 0 && (
        <Knop onClick={() => onBestel(nog)}>{aantal(nog, 'plaats', 'plaatsen')} bestellen</Knop>
      )}
    </Jaarkaart>
  )
}

function Meldingen({ gebruikt, plaatsen, respijtTot }: Licentie) {
  if (gebruikt > plaatsen)
    return (
      <Melding toon="warn" titel="Er zijn te weinig plaatsen">
        Iedereen die al oefent, oefent gewoon door. Nieuwe leerlingen toevoegen kan weer als er
        plaatsen bij zijn.
      </Melding>
    )
  if (respijtTot)
    return (
      <Melding toon="info" titel="De plaatsen van vorig schooljaar tellen nog mee">
        Dat kan tot en met {zegDatum('dag', respijtTot)}, zodat je rustig kunt tellen en bestellen.
      </Melding>
    )
  return null
}

function Geladen({ adminId, licentie }: { readonly adminId: string; readonly licentie: Licentie }) {
  const { schooljaar, gebruikt, plaatsen, volgend, bestellingen } = licentie
  const { bezig, trekIn, bestel } = useLicentie(adminId)
  const [open, setOpen] = useState<{ schooljaar: string; plaatsen: number } | null>(null)
  const tekort = Math.max(0, gebruikt - plaatsen)
  return (
    <div className="scherm licentie">
      <PaginaKop
        titel={TITEL}
        onder={`Schooljaar ${schooljaar}, tot en met ${zegDatum('dag', licentie.tot)}`}
        acties={
          <Knop
            soort="primair"
            icoon="plus"
            onClick={() => setOpen({ schooljaar, plaatsen: tekort })}
          >
            Plaatsen bestellen
          </Knop>
        }
      />
      <Meldingen {...licentie} />
      <div className="licentie-jaren">
        <DitJaar {...licentie} />
        <VolgendJaar
          volgend={volgend}
          onBestel={(nog) => setOpen({ schooljaar: volgend.schooljaar, plaatsen: nog })}
        />
      </div>
      <Bestellingen bestellingen={bestellingen} bezig={bezig} onTrekIn={(id) => void trekIn(id)} />
      {open && (
        <BestelDialoog
          jaren={[schooljaar, volgend.schooljaar]}
          begin={open}
          onBestel={bestel}
          onSluit={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** The seats of a school: used and free, what was ordered, and what the next year asks for. */
export function LicentieScreen() {
  const { adminId } = useRouteParams('a-licentie')
  const { data, error, isFetching, refetch } = useQuery(
    vraag(licentieEndpoints.getLicentie, { params: { adminId } }),
  )
  if (data) return <Geladen adminId={adminId} licentie={data} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Licentie laden">
      <div className="scherm licentie">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="14rem" />
      </div>
    </Skelet>
  )
}
