import { useState } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useWoordkeus } from '../../../../shared/woordkeus.tsx'
import { VraagKop } from '../vraag-kop.tsx'
import { useCamera, type CameraFout } from './use-camera.ts'

function Hulp({ fout }: { readonly fout: CameraFout }) {
  const { juf } = useWoordkeus()
  return (
    <Melding toon="warn" live="alert">
      {fout === 'geweigerd'
        ? `De camera staat nog niet aan. Vraag hulp aan ${juf}: tik op het slotje naast het adres en zet de camera aan.`
        : 'Dit apparaat heeft geen camera die werkt. Log in met je naam en je plaatjes of woorden.'}
    </Melding>
  )
}

interface Eigenschappen {
  readonly onKaart: (token: string) => void
  readonly onSluit: () => void
}

/** The camera view, in which a child sees itself hold up its card. */
export function Camera({ onKaart, onSluit }: Eigenschappen) {
  const [kant, setKant] = useState<'user' | 'environment'>('user')
  const { video, fout } = useCamera(kant, onKaart)
  const zin = 'Houd je kaart voor de camera, met de blokjes naar het scherm.'
  return (
    <div className="li-camera">
      <VraagKop niveau="h2" vraag="Houd je kaart voor de camera" gezegd={zin} />
      {fout ? (
        <Hulp fout={fout} />
      ) : (
        <div className="li-beeld" data-kant={kant}>
          <video ref={video} muted playsInline aria-label="Wat de camera ziet" />
        </div>
      )}
      <div className="li-camera-knoppen">
        {!fout && (
          <Knop
            soort="tonaal"
            maat="groot"
            icoon="wissel"
            onClick={() => setKant(kant === 'user' ? 'environment' : 'user')}
          >
            Andere camera
          </Knop>
        )}
        <Knop soort="tonaal" maat="groot" icoon="sluit" onClick={onSluit}>
          Stoppen
        </Knop>
      </div>
    </div>
  )
}
