import './spel-screen.css'
import './taak/fetch-ahead.ts'
import { useEffect, useState } from 'react'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { SpelScherm } from '@letterhaven/game-kit/scherm/spel-scherm.tsx'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { useGaNaar, useRouteParams, useSpelId } from '../../shared/routes/use-route.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { AnderSpelKeuze } from './components/ander-spel-keuze.tsx'
import { SpelElders } from './components/spel-elders.tsx'
import { SpelFout } from './components/spel-fout.tsx'
import { SpelLaadt } from './components/spel-laadt.tsx'
import { useElders } from './use-elders.ts'
import { usePartij } from './use-partij.ts'
import { outbox } from '../../shared/outbox/outbox.ts'
import { saveInstellingen, readInstellingen } from '../../shared/instellingen/eigen-instellingen.ts'
import { fetchPlaatjes } from './taak/fetch-plaatjes.ts'
import type { Partij } from './taak/load-spel.ts'
import { loadInRust } from '../../shared/voorladen.ts'
import { Wolk } from '../../shared/outbox/wolk.tsx'

interface SpelendProps {
  readonly leerlingId: string
  readonly partij: Partij
  readonly onKlaar: () => void
  readonly onOpnieuw: () => void
  readonly onOefen: (itemIds: readonly string[]) => void
}

/** The pictures of the words are fetched once the game has started: the first word does not wait for them. */
const PLAATJES_NA_MS = 3000

/** Fetches the pictures of a taak while it is being played. */
function usePlaatjes({ taak: { pakket } }: Partij): void {
  useEffect(() => {
    const wekker = setTimeout(() => loadInRust(() => fetchPlaatjes(pakket)), PLAATJES_NA_MS)
    return () => clearTimeout(wekker)
  }, [pakket])
}

/** The game itself, full screen, with the cloud over it. */
function Spelend({ leerlingId, partij, onKlaar, onOpnieuw, onOefen }: SpelendProps) {
  const { land } = useWoordkeus()
  const { module, exercise, poorten, geluid, taak, boek, hervat, kast } = partij
  usePlaatjes(partij)
  const { instellingen: school, uiterlijk } = taak.pakket
  const [instellingen] = useState(() =>
    readInstellingen(winkels.local, { leerlingId, land, school, uiterlijk }),
  )
  return (
    <div className="spel-vlak">
      <h1 className="lh-vh">{`${module.manifest.title}: ${taak.pakket.naam}`}</h1>
      <SpelScherm
        module={module}
        exercise={exercise}
        poorten={poorten}
        instellingen={instellingen}
        geluid={geluid}
        boek={boek}
        hervat={hervat}
        kast={kast}
        onBlijvend={(deel) => saveInstellingen(winkels.local, leerlingId, deel)}
        onUitslag={() => void outbox.send()}
        onKlaar={onKlaar}
        onOpnieuw={onOpnieuw}
        onOefen={onOefen}
        onStop={onKlaar}
      />
      <div className="spel-status">
        {taak.isEigen ? (
          <Wolk />
        ) : (
          <p className="spel-kijkt-mee">Je probeert. Er wordt niets bewaard.</p>
        )}
      </div>
    </div>
  )
}

function Spel({ spel }: { readonly spel: SpelId }) {
  const { leerlingId, somvensterId, taakId } = useRouteParams('l-spel-glazenwasser')
  const ga = useGaNaar()
  const { partij, fout, opnieuw, oefen } = usePartij({ leerlingId, taakId, spel })
  const handleKlaar = () => {
    void outbox.send()
    void ga('l-landkaart', { leerlingId })
  }
  const [isElders, takeBack] = useElders(taakId)
  const handleHier = () => {
    takeBack()
    opnieuw()
  }
  if (isElders) return <SpelElders leerlingId={leerlingId} onHier={handleHier} />
  if (fout) return <SpelFout fout={fout} leerlingId={leerlingId} onOpnieuw={opnieuw} />
  if (!partij) return <SpelLaadt />
  if (partij.soort === 'ander_spel')
    return (
      <AnderSpelKeuze
        ids={{ leerlingId, somvensterId, taakId }}
        spel={spel}
        pakket={partij.taak.pakket}
      />
    )
  return (
    <Spelend
      key={partij.exercise.seed}
      leerlingId={leerlingId}
      partij={partij}
      onKlaar={handleKlaar}
      onOpnieuw={opnieuw}
      onOefen={oefen}
    />
  )
}

/** One taak played in one game: the page of all game routes. */
export function SpelScreen() {
  const spel = useSpelId()
  const { taakId } = useRouteParams('l-spel-glazenwasser')
  return spel && <Spel key={`${taakId}/${spel}`} spel={spel} />
}
