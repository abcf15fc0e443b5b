import { useState } from 'react'
import type { GroepId } from '@letterhaven/contracts/ids'
import type { Prullenbak, Weggelegde } from '@letterhaven/contracts/prullenbak'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoort } from '../../../shared/account/soort.ts'
import { ToestemmingVelden } from '../../../shared/toestemming/toestemming-velden.tsx'
import { WatBewaard } from '../../../shared/toestemming/wat-bewaard.tsx'
import {
  alsToestemming,
  beginVerklaring,
  ZONDER_VINKJE,
} from '../../../shared/toestemming/verklaring.ts'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useDaad } from '../../../shared/use-daad.ts'

interface Props {
  readonly gekozen: readonly Weggelegde[]
  readonly onSluit: () => void
}

/** What must still be asked before pupils come back. */
export interface Terug {
  readonly groepId?: GroepId
  readonly toestemming?: NieuweToestemming
}

const namenVan = (wie: readonly Weggelegde[]): string =>
  opsomming(
    wie.map(({ naam }) => naam),
    4,
  )

/** Asks for a group when the old one no longer exists, and for consent when that was withdrawn. */
export function TerugDialoog({
  gekozen,
  groepen,
  onSluit,
  onKies,
}: Props &
  Pick<Prullenbak, 'groepen'> & {
    readonly onKies: (terug: Terug) => Promise<void>
  }) {
  const w = useWoordkeus()
  const soort = useSoort() ?? 'thuis'
  const [naar, setNaar] = useState('')
  const [verklaring, setVerklaring] = useState(() => beginVerklaring(soort))
  const [fout, setFout] = useState<string>()
  const [zonder, setZonder] = useState(false)
  const { bezig, perform } = useDaad()
  const dakloos = gekozen.filter(({ groepWeg }) => groepWeg)
  const ingetrokken = gekozen.filter((een) => een.ingetrokken)
  const handleKies = () => {
    const groep = groepen.find(({ id }) => id === naar)
    const toestemming = ingetrokken.length > 0 ? alsToestemming(verklaring) : undefined
    const mistGroep = dakloos.length > 0 && !groep
    const mistToestemming = ingetrokken.length > 0 && !toestemming
    setFout(mistGroep ? `Kies een ${w.groep}.` : undefined)
    setZonder(mistToestemming)
    if (mistGroep || mistToestemming) return
    void perform(() =>
      onKies({ ...(groep && { groepId: groep.id }), ...(toestemming && { toestemming }) }),
    )
  }
  return (
    <Dialoog
      open
      titel="Terugzetten"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" bezig={bezig} onClick={handleKies}>
            Terugzetten
          </Knop>
        </>
      }
    >
      {dakloos.length > 0 && (
        <>
          <p>
            De {w.groep} van <Letterlijk>{namenVan(dakloos)}</Letterlijk> is er niet meer.
          </p>
          <Keuze
            data-focus
            label={`In welke ${w.groep} dan?`}
            value={naar}
            fout={fout}
            opties={[
              { waarde: '', label: `Kies een ${w.groep}` },
              ...groepen.map(({ id, naam }) => ({
                waarde: id as string,
                label: naam,
                letterlijk: true,
              })),
            ]}
            onChange={({ target }) => {
              setNaar(target.value)
              setFout(undefined)
            }}
          />
        </>
      )}
      {ingetrokken.length > 0 && (
        <>
          <p>
            De toestemming voor <Letterlijk>{namenVan(ingetrokken)}</Letterlijk> is ingetrokken.
            Terugzetten kan als er opnieuw toestemming is.
          </p>
          <WatBewaard />
          <ToestemmingVelden
            soort={soort}
            verklaring={verklaring}
            onWijzig={setVerklaring}
            fout={zonder ? ZONDER_VINKJE : undefined}
          />
        </>
      )}
    </Dialoog>
  )
}

/** Says what will be erased before anything is. */
export function WisDialoog({
  gekozen,
  onSluit,
  onWis,
}: Props & { readonly onWis: () => Promise<void> }) {
  const { bezig, perform } = useDaad()
  const w = useWoordkeus()
  return (
    <Dialoog
      open
      titel={`Gegevens van ${aantal(gekozen.length, w.leerling, w.leerlingen)} voorgoed wissen?`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="gevaar" bezig={bezig} onClick={() => void perform(onWis)}>
            Voorgoed wissen
          </Knop>
        </>
      }
    >
      <p>
        Van{' '}
        <strong translate="no">
          {opsomming(
            gekozen.map(({ naam }) => naam),
            6,
          )}
        </strong>{' '}
        verdwijnt alles: elk antwoord, het niveau per categorie, de landkaart en de schelpen, de
        wachtwoorden en de toetsen. Dit kan niet ongedaan worden gemaakt.
      </p>
    </Dialoog>
  )
}
