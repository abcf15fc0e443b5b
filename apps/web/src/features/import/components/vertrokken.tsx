import type { ImportVerschil } from '@letterhaven/contracts/import'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { KiesAlles } from '../../../shared/weergave/kies-alles.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import type { useKeuzes } from '../use-keuzes.ts'
import { LijstDeel } from './lijst-deel.tsx'

const REDEN = {
  uitgestroomd: 'staat in het bestand als vertrokken',
  ontbreekt: 'staat niet in het bestand',
} as const
const BLIJFT = 'blijft: hierboven koos je een regel die er nog is'

interface Props {
  readonly vertrokken: ImportVerschil['vertrokken']
  readonly keuzes: ReturnType<typeof useKeuzes>
}

/** Pupils who may have left: nobody goes unless somebody ticks the name. */
export function Vertrokken({ vertrokken, keuzes }: Props) {
  const { weg, blijft } = keuzes.gevolg
  const isWeg = new Set(weg)
  return (
    <LijstDeel
      id="vertrokken"
      titel="Misschien vertrokken"
      uitleg="Vink aan wie vertrokken is. Zij gaan naar de prullenbak; daar kun je hen 30 dagen lang terugzetten. Wie je niet aanvinkt, blijft."
      aantal={vertrokken.aantal}
      eerste={vertrokken.eerste}
      sleutel={({ wie }) => wie.id}
      show={({ wie, reden }) => (
        <Vinkje
          label={
            <>
              <span className="import-naam">
                <Letterlijk>{wie.naam}</Letterlijk>
              </span>{' '}
              <span className="scherm-stil">
                {[wie.groep, REDEN[reden], blijft.has(wie.id) ? BLIJFT : null]
                  .filter((deel) => deel !== null)
                  .join(' · ')}
              </span>
            </>
          }
          checked={isWeg.has(wie.id)}
          disabled={blijft.has(wie.id)}
          onChange={({ target }) => keuzes.setWeg(wie.id, target.checked)}
        />
      )}
      extra={
        <KiesAlles
          label="Allemaal"
          gekozen={isWeg.size}
          van={vertrokken.eerste.filter(({ wie }) => !blijft.has(wie.id)).length}
          onKies={keuzes.setAllenWeg}
        />
      }
    />
  )
}
