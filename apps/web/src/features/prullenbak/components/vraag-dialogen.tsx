import { useState } from 'react'
import type { GroepId } from '@letterhaven/contracts/ids'
import type { Prullenbak, Weggelegde } from '@letterhaven/contracts/prullenbak'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly gekozen: readonly Weggelegde[]
  readonly onSluit: () => void
}

const Annuleer = ({ onSluit }: Pick<Props, 'onSluit'>) => (
  <Knop soort="tekst" onClick={onSluit}>
    Annuleren
  </Knop>
)

/** Asks in which group they come, for whom the old one is no more. */
export function TerugDialoog({
  gekozen,
  groepen,
  onSluit,
  onKies,
}: Props & Pick<Prullenbak, 'groepen'> & { readonly onKies: (groepId: GroepId) => void }) {
  const w = useWoordkeus()
  const [naar, setNaar] = useState('')
  const [fout, setFout] = useState<string>()
  const dakloos = gekozen.filter(({ groepWeg }) => groepWeg)
  const handleKies = () => {
    const groep = groepen.find(({ id }) => id === naar)
    if (groep) onKies(groep.id)
    else setFout(`Kies een ${w.groep}.`)
  }
  return (
    <Dialoog
      open
      titel="Terugzetten"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" onClick={handleKies}>
            Terugzetten
          </Knop>
        </>
      }
    >
      <p>
        De {w.groep} van{' '}
        {opsomming(
          dakloos.map(({ naam }) => naam),
          4,
        )}{' '}
        is er niet meer.
      </p>
      <Keuze
        data-focus
        label={`In welke ${w.groep} dan?`}
        value={naar}
        fout={fout}
        opties={[
          { waarde: '', label: `Kies een ${w.groep}` },
          ...groepen.map(({ id, naam }) => ({ waarde: id as string, label: naam })),
        ]}
        onChange={({ target }) => {
          setNaar(target.value)
          setFout(undefined)
        }}
      />
    </Dialoog>
  )
}

/** Says what disappears before anything does. */
export function WisDialoog({ gekozen, onSluit, onWis }: Props & { readonly onWis: () => void }) {
  return (
    <Dialoog
      open
      titel={`${aantal(gekozen.length, 'leerling', 'leerlingen')} voorgoed wissen?`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="gevaar" onClick={onWis}>
            Voorgoed wissen
          </Knop>
        </>
      }
    >
      <p>
        Van{' '}
        <strong>
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
