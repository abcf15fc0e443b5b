import './logboek.css'
import { type ReactNode, useState } from 'react'
import { kantoorLogEndpoints } from '@letterhaven/contracts/endpoints/kantoor-log'
import type { KantoorLog } from '@letterhaven/contracts/kantoor-log'
import { KANTOOR_WAT, KANTOOR_ZIN } from '@letterhaven/contracts/kantoor-wat'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { call } from '../../shared/api/client.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useKalender } from '../../shared/weergave/use-kalender.ts'
import { type LogFilter, useLogFilter, vraagVan } from './logboek-filter.ts'
import { LijstFout } from './lijst-fout.tsx'
import { LogboekRij } from './logboek-rij.tsx'
import { logDagen } from './logboek-zin.ts'
import { usePaginas } from './use-paginas.ts'

const SOORTEN = KANTOOR_WAT.map((waarde) => ({ waarde, label: KANTOOR_ZIN[waarde] }))

type Filteren = ReturnType<typeof useLogFilter>

/** The filter, each choice with what it leaves open first. */
function Filter({
  filteren: { filter, setWie, setWat, setVan, setTot },
  mensen,
}: {
  readonly filteren: Filteren
  readonly mensen: KantoorLog['mensen']
}) {
  const namen = mensen.map(({ id, naam, isWeg }) => ({
    waarde: id,
    label: isWeg ? `${naam} (werkt hier niet meer)` : naam,
    letterlijk: true,
  }))
  return (
    <search className="logboek-filter" aria-label="Logboek filteren">
      <Keuze
        label="Wie"
        opties={[{ waarde: '', label: 'Iedereen' }, ...namen]}
        value={filter.wie}
        onChange={({ target }) => setWie(target.value)}
      />
      <Keuze
        label="Wat"
        opties={[{ waarde: '', label: 'Alles' }, ...SOORTEN]}
        value={filter.wat}
        onChange={({ target }) => setWat(target.value)}
      />
      <Veld
        label="Vanaf"
        type="date"
        value={filter.van}
        max={filter.tot || undefined}
        onChange={({ target }) => setVan(target.value)}
      />
      <Veld
        label="Tot en met"
        type="date"
        value={filter.tot}
        min={filter.van || undefined}
        onChange={({ target }) => setTot(target.value)}
      />
    </search>
  )
}

function Niets({ filter }: { readonly filter: LogFilter }) {
  const { van, tot } = filter
  const isGefilterd = Object.keys(vraagVan(filter)).length > 0
  if (!isGefilterd)
    return (
      <Leeg icoon="klembord" titel="Er staat nog niets in">
        Zoekt of wijzigt iemand van het kantoor iets, dan staat het hier meteen.
      </Leeg>
    )
  return (
    <Leeg
      icoon="filter"
      titel="Niets gevonden"
      actie={
        <RouteLink naar="o-dashboard" className={knopKlasse({ soort: 'tonaal' })}>
          Alles tonen
        </RouteLink>
      }
    >
      {van && tot && van > tot
        ? 'De eerste dag ligt na de laatste. Kies bij Vanaf een eerdere dag.'
        : 'Kies iemand anders, een andere soort of een langere periode.'}
    </Leeg>
  )
}

function Dagen({ regels }: { readonly regels: KantoorLog['regels'] }) {
  const kalender = useKalender()
  return logDagen(regels, kalender).map(({ dag, titel, regels: vanDag }) => (
    <section key={dag} aria-labelledby={`dag-${dag}`}>
      <h3 id={`dag-${dag}`} className="logboek-dag">
        {titel}
      </h3>
      <ul className="logboek-rijen">
        {vanDag.map((regel) => (
          <LogboekRij key={regel.id} regel={regel} land={kalender.land} />
        ))}
      </ul>
    </section>
  ))
}

/** The lines by day, or what to do where there are none; and what leads to more of them. */
function Lijst({
  regels,
  filteren: { filter },
  isPlaceholderData,
  meer,
}: {
  readonly regels: KantoorLog['regels']
  readonly filteren: Filteren
  readonly isPlaceholderData: boolean
  readonly meer: ReactNode
}) {
  return (
    <div className="logboek-lijst" aria-busy={isPlaceholderData}>
      {regels.length === 0 && <Niets filter={filter} />}
      <Dagen regels={regels} />
      {meer}
    </div>
  )
}

/** What the office did, newest first, by day; by person, kind and period where that is chosen. */
export function LogboekKaart() {
  const filteren = useLogFilter()
  const vraag = vraagVan(filteren.filter)
  const pad = kantoorLogEndpoints.listKantoorLog.path
  const { delen, isMeer, error, isFetching, isPlaceholderData, meer, refetch } = usePaginas(
    [pad, JSON.stringify(vraag)],
    (na, signal) =>
      call(kantoorLogEndpoints.listKantoorLog, {
        query: { ...vraag, ...(na ? { na } : {}) },
        signal,
      }),
  )
  const regels = delen?.flatMap((deel) => deel.regels)
  // Who can be chosen is known from any answer, also while another one fails.
  const [mensen, setMensen] = useState<KantoorLog['mensen']>([])
  const gekomen = delen?.at(-1)?.mensen
  if (gekomen && gekomen !== mensen) setMensen(gekomen)
  return (
    <Kaart titel="Logboek" className="logboek">
      <p className="scherm-uitleg">
        Wie van het kantoor iets zocht, opende of wijzigde, wanneer en waarom. Wat iemand tijdens
        het meekijken zag, staat in het logboek van dat account. We bewaren dit twee jaar.
      </p>
      <Filter filteren={filteren} mensen={mensen} />
      {error && (
        <LijstFout
          titel="Het logboek kon niet worden opgehaald"
          fout={error}
          bezig={isFetching}
          onOpnieuw={() => void refetch()}
        />
      )}
      {!regels && !error && <SkeletRijen aantal={8} label="Logboek laden" />}
      {regels && (
        <Lijst
          {...{ regels, filteren, isPlaceholderData }}
          meer={
            isMeer &&
            !error && (
              <Knop soort="tekst" bezig={isFetching} onClick={meer}>
                Meer tonen
              </Knop>
            )
          }
        />
      )}
    </Kaart>
  )
}
