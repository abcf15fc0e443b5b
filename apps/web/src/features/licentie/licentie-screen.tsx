import '../../shared/weergave/scherm.css'
import './licentie.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { dialoogLater } from '../../shared/dialoog-later.tsx'
import { vraag } from '../../shared/api/query.ts'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { Bestellingen } from './components/bestellingen.tsx'
import { beeldVanDitJaar, waarschuwingVan, type Jaarbeeld } from './dit-jaar.ts'
import { useLicentie } from './use-licentie.ts'
import { nogNietZin } from './nog-niet-zin.ts'
import { volgendJaarZin } from './volgend-jaar-zin.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useOpening } from '../../shared/use-opening.ts'

const BestelDialoog = dialoogLater(() =>
  import('./components/bestel-dialoog.tsx').then((m) => m.BestelDialoog),
)
const TITEL = 'Licentie'
interface Jaar extends Jaarbeeld {
  readonly titel: string
  readonly children?: ReactNode
}

/** The seats of a year: one number, and a bar with the words. */
function Jaarkaart({ titel, groot: [hoeveel, woord], deel, kleur, zin, children }: Jaar) {
  return (
    <Kaart titel={titel} className="jaarkaart">
      <p className="jaarkaart-groot">
        <strong>{getal(hoeveel)}</strong> {woord}
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

interface Bestelbaar {
  readonly onBestel: (plaatsen: number) => void
}

function BestelKnop({ nog, onBestel }: Bestelbaar & { readonly nog: number }) {
  return (
    <Wijzigen>
      <Knop onClick={() => onBestel(nog)}>{aantal(nog, 'plaats', 'plaatsen')} bestellen</Knop>
    </Wijzigen>
  )
}

function DitJaar({ licentie, onBestel }: Bestelbaar & { readonly licentie: Licentie }) {
  const w = useWoordkeus()
  const { schooljaar, nogNiet, tekort } = licentie
  return (
    <Jaarkaart titel={`Dit schooljaar, ${schooljaar}`} {...beeldVanDitJaar(licentie, w)}>
      {nogNiet > 0 && <p className="scherm-stil">{nogNietZin(nogNiet, w)}</p>}
      {tekort.straks > 0 && <BestelKnop nog={tekort.straks} onBestel={onBestel} />}
    </Jaarkaart>
  )
}

/** What is expected of next year, with the order that it needs once this year has its seats. */
function VolgendJaar({ licentie, onBestel }: Bestelbaar & { readonly licentie: Licentie }) {
  const w = useWoordkeus()
  const {
    tekort,
    volgend: { schooljaar, blijven, plaatsen },
  } = licentie
  const nog = blijven - plaatsen
  return (
    <Jaarkaart
      titel={`Volgend schooljaar, ${schooljaar}`}
      groot={nog > 0 ? [nog, 'nog te bestellen'] : [-nog, 'over voor wie nieuw is']}
      deel={blijven === 0 ? 1 : plaatsen / blijven}
      kleur="ruim"
      zin={volgendJaarZin(licentie.volgend, w)}
    >
      {nog > 0 && tekort.straks === 0 && <BestelKnop nog={nog} onBestel={onBestel} />}
    </Jaarkaart>
  )
}

function Geladen({ adminId, licentie }: { readonly adminId: string; readonly licentie: Licentie }) {
  const { schooljaar, tekort, volgend, bestellingen } = licentie
  const { isBezig, withdraw, bestel } = useLicentie(adminId)
  const { open, show, close } = useOpening<{ schooljaar: string; plaatsen: number }>()
  const melding = waarschuwingVan(licentie)
  const orderVoor = (jaar: string) => (plaatsen: number) => show({ schooljaar: jaar, plaatsen })
  return (
    <div className="scherm licentie">
      <PaginaKop
        titel={TITEL}
        onder={`Schooljaar ${schooljaar}, tot en met ${sayDatum('dag', licentie.tot)}`}
        acties={
          <Wijzigen>
            <Knop soort="primair" icoon="plus" onClick={() => orderVoor(schooljaar)(tekort.straks)}>
              Plaatsen bestellen
            </Knop>
          </Wijzigen>
        }
      />
      {melding && (
        <Melding toon={melding.toon} titel={melding.titel}>
          {melding.zin}
        </Melding>
      )}
      <div className="licentie-jaren">
        <DitJaar licentie={licentie} onBestel={orderVoor(schooljaar)} />
        <VolgendJaar licentie={licentie} onBestel={orderVoor(volgend.schooljaar)} />
      </div>
      <Bestellingen
        bestellingen={bestellingen}
        isBezig={isBezig}
        onTrekIn={(id) => void withdraw(id)}
      />
      {open && (
        <BestelDialoog
          jaren={[schooljaar, volgend.schooljaar]}
          begin={open}
          onBestel={bestel}
          onSluit={close}
        />
      )}
    </div>
  )
}

/** The seats of a school: used and free, what was ordered, and what next year needs. */
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
