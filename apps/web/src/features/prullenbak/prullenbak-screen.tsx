import '../../shared/weergave/scherm.css'
import './prullenbak.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { Prullenbak, Weggelegde } from '@letterhaven/contracts/prullenbak'
import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import { makeZoeker } from '../../shared/weergave/zoeker.ts'
import { kaleNaam } from '@letterhaven/domain/naam'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../../shared/api/query.ts'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { FoutMelding } from '../../shared/weergave/fout-melding.tsx'
import { useSelectie } from '../../shared/leerlingen/use-selectie.ts'
import { KiesAlles } from '../../shared/weergave/kies-alles.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { TerugDialoog, WisDialoog } from './components/vraag-dialogen.tsx'
import { WegLijst } from './components/weg-lijst.tsx'
import { usePrullenbak } from './use-prullenbak.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useMag } from '../../shared/kijk-mee/hier.ts'
import { useOpening } from '../../shared/use-opening.ts'

const TITEL = 'Prullenbak'
/** What is asked before it is done, and about whom: those who go meanwhile stay in the question. */
interface Vraag {
  readonly wat: 'terug' | 'wis'
  readonly wie: readonly Weggelegde[]
}

/** From this number of pupils on, there is a search field for names. */
const ZOEK_VANAF = 12

interface Props {
  readonly adminId: string
  readonly bak: Prullenbak
}

function Gewist({ gewist }: Pick<Prullenbak, 'gewist'>) {
  const w = useWoordkeus()
  if (gewist.length === 0) return null
  return (
    <Kaart titel="Gewist">
      <p className="scherm-stil">
        Van {w.leerlingen} van wie de gegevens gewist zijn, bewaren we ook de naam niet. Met het
        bewijs toon je aan dat de gegevens gewist zijn.
      </p>
      <ul className="weg-rijen">
        {gewist.map(({ op, leerlingen, antwoorden, afdruk }) => (
          <li key={`${op} ${afdruk}`} className="weg-bewijs">
            <span>
              {sayDatum('dag', op)}: {aantal(leerlingen, w.leerling, w.leerlingen)},{' '}
              {aantal(antwoorden, 'antwoord', 'antwoorden')}
            </span>
            <code className="scherm-stil" title={afdruk}>
              bewijs <Letterlijk>{afdruk.slice(0, 12)}</Letterlijk>
            </code>
          </li>
        ))}
      </ul>
    </Kaart>
  )
}

const idsVan = (wie: readonly Weggelegde[]) => wie.map(({ id }) => id)

function Inhoud({ adminId, bak }: Props) {
  const beheer = usePrullenbak(adminId)
  const [zoek, setZoek] = useState('')
  const { open: vraag, show, close } = useOpening<Vraag>()
  const staatIn = makeZoeker(zoek)
  const rijen = bak.leerlingen.filter(({ naam }) => staatIn(kaleNaam(naam)))
  const selectie = useSelectie(rijen.map(({ id }) => id))
  const gekozen = rijen.filter(({ id }) => selectie.gekozen.has(id))
  const ids = idsVan(gekozen)
  const na = (uitslag: 'gedaan' | 'vol' | 'mis') => {
    if (uitslag === 'gedaan') selectie.laatLos(ids)
    // What was chosen in the dialog stays there when something went wrong.
    if (uitslag !== 'mis') close()
  }
  const handleTerug = () => {
    if (gekozen.some(({ groepWeg, ingetrokken }) => groepWeg || ingetrokken))
      show({ wat: 'terug', wie: gekozen })
    else void beheer.putBack(ids).then(na)
  }
  const magWissen = useMag('prullenbak.write')
  const isNiets = gekozen.length === 0
  return (
    <>
      {beheer.vol !== null && (
        <FoutMelding
          adminId={adminId}
          titel="Niemand is teruggezet"
          fout={beheer.vol}
          anders="Er is niets veranderd."
        />
      )}
      <Kaart>
        <div className="weg-kop">
          <KiesAlles
            label="Allemaal"
            gekozen={gekozen.length}
            van={rijen.length}
            onKies={selectie.chooseAll}
          />
          {bak.leerlingen.length >= ZOEK_VANAF && (
            <Zoekveld label="Zoek op naam" waarde={zoek} onZoek={setZoek} />
          )}
          <Wijzigen>
            <div className="weg-knoppen">
              <Knop
                icoon="ongedaan"
                disabled={isNiets}
                bezig={beheer.bezig === 'terug'}
                onClick={handleTerug}
              >
                Terugzetten
              </Knop>
              {magWissen && (
                <Knop
                  soort="tekst"
                  icoon="prullenbak"
                  disabled={isNiets}
                  bezig={beheer.bezig === 'wis'}
                  onClick={() => show({ wat: 'wis', wie: gekozen })}
                >
                  Voorgoed wissen
                </Knop>
              )}
            </div>
          </Wijzigen>
        </div>
        <WegLijst rijen={rijen} selectie={selectie} />
        {rijen.length === 0 && <p className="scherm-stil">Niemand gevonden.</p>}
      </Kaart>
      {vraag?.wat === 'terug' && (
        <TerugDialoog
          gekozen={vraag.wie}
          groepen={bak.groepen}
          onSluit={close}
          onKies={(terug) => beheer.putBack(idsVan(vraag.wie), terug).then(na)}
        />
      )}
      {vraag?.wat === 'wis' && (
        <WisDialoog
          gekozen={vraag.wie}
          onSluit={close}
          onWis={() => beheer.erase(idsVan(vraag.wie)).then(na)}
        />
      )}
    </>
  )
}

/** Pupils who left: they can come back for thirty days, then everything is erased. */
export function PrullenbakScreen() {
  const { adminId } = useRouteParams('a-prullenbak')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useQuery(
    vraag(prullenbakEndpoints.getPrullenbak, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm weg">
        <PaginaKop
          titel={TITEL}
          onder={`${w.Leerlingen} kun je ${PRULLENBAK_DAGEN} dagen lang terugzetten, met al hun gegevens. Daarna wordt alles gewist.`}
        />
        {data.leerlingen.length > 0 ? (
          <Inhoud adminId={adminId} bak={data} />
        ) : (
          <Leeg icoon="prullenbak" titel="De prullenbak is leeg">
            Hier komt wie vertrekt of wordt verwijderd.
          </Leeg>
        )}
        <Gewist gewist={data.gewist} />
      </div>
    )
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Prullenbak laden">
      <div className="scherm weg">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="14rem" />
      </div>
    </Skelet>
  )
}
