import type { Waarschuwing } from '@letterhaven/contracts/uitleg'
import { Signaal, Signalen } from '@letterhaven/ui/pagina/signaal.tsx'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { waarschuwingZinnen } from '../waarschuwing-zin.ts'

interface Eigenschappen {
  readonly wie: string
  readonly waarschuwingen: readonly Waarschuwing[]
}

/** What in the practice of one pupil needs a check; nothing when it goes well. */
export function Waarschuwingen({ wie, waarschuwingen }: Eigenschappen) {
  const w = useWoordkeus()
  if (waarschuwingen.length === 0) return null
  return (
    <Signalen label={`Hoe het oefenen van ${wie} loopt`}>
      {waarschuwingZinnen(wie, waarschuwingen, w).map(({ titel, wat, doe }) => (
        <Signaal key={titel} toon="info" titel={<MetNamen tekst={titel} namen={[wie]} />}>
          <p>
            <MetNamen tekst={wat} namen={[wie]} />
          </p>
          <p>
            <strong>Wat je kunt doen:</strong> <MetNamen tekst={doe} namen={[wie]} />
          </p>
        </Signaal>
      ))}
    </Signalen>
  )
}
