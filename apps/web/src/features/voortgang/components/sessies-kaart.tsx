import type { OefenSessie } from '@letterhaven/contracts/voortgang'
import { SPEL_IDS, spelSegment } from '@letterhaven/contracts/spel-id'
import { klokVan } from '@letterhaven/domain/schooljaar'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { sayKlok } from '@letterhaven/domain/datum'
import type { Kalender } from '../../../shared/weergave/use-kalender.ts'
import { deelVan, opsomming } from '../../../shared/weergave/woorden.ts'

function spelNaam(spel: string): string {
  const id = SPEL_IDS.find((bekend) => bekend === spel)
  return metHoofdletter(id ? spelSegment(id) : spel)
}

interface Eigenschappen {
  readonly sessies: readonly OefenSessie[]
  readonly kalender: Kalender
}

/** When and how long the pupil practised, with which games and with what result; newest first. */
export function SessiesKaart({ sessies, kalender }: Eigenschappen) {
  return (
    <Kaart titel="Wanneer geoefend" extra={sessies.length > 0 && 'nieuwste eerst'}>
      {sessies.length === 0 ? (
        <Leeg icoon="kalender" titel="Nog niet geoefend" />
      ) : (
        <ol className="sessies">
          {sessies.map(({ begin, minuten, spellen, goed, totaal }) => (
            <li key={begin} className="sessie">
              <p className="sessie-moment">
                <time dateTime={begin}>
                  {sayKlok('weekdagMoment', klokVan(Date.parse(begin), kalender.land))}
                </time>
              </p>
              <p className="sessie-goed">{deelVan(goed, `${getal(totaal)} in één keer goed`)}</p>
              <p className="sessie-spel">
                {minuten} min · {opsomming(spellen.map(spelNaam))}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Kaart>
  )
}
