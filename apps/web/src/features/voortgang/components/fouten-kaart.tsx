import { useState } from 'react'
import type { EigenFout, LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import type { Kalender } from '../../../shared/weergave/use-kalender.ts'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { FoutRegel } from './fout-regel.tsx'

/** How many are shown; the others come on request. */
const EERST = 8

interface Eigenschappen {
  readonly fouten: readonly EigenFout[]
  readonly categorieen: LeerlingVoortgang['categorieen']
  readonly kalender: Kalender
}

/** The pupil's own wrong spellings, newest first, with the place where they go wrong. */
export function FoutenKaart({ fouten, categorieen, kalender }: Eigenschappen) {
  const [isAlles, setAlles] = useState(false)
  const namen = new Map(categorieen.map(({ categorie, naam }) => [categorie, naam]))
  const getoond = isAlles ? fouten : fouten.slice(0, EERST)
  return (
    <Kaart titel="Eigen fouten" extra={fouten.length > 0 && 'nieuwste eerst'}>
      {fouten.length === 0 ? (
        <Leeg icoon="potlood" titel="Nog geen fouten">
          Wat er bij het oefenen fout geschreven wordt, komt hier te staan.
        </Leeg>
      ) : (
        <ul className="fouten">
          {getoond.map((fout) => (
            <FoutRegel
              key={`${fout.woord}-${fout.gegeven}`}
              fout={fout}
              uitleg={`${namen.get(fout.categorie) ?? fout.categorie} · ${fout.aantal} keer · laatst ${geledenTekst(fout.laatst, kalender.vandaag, kalender.land)}`}
            />
          ))}
        </ul>
      )}
      {fouten.length > EERST && !isAlles && (
        <Knop soort="tekst" className="noprint" onClick={() => setAlles(true)}>
          Toon alle {fouten.length}
        </Knop>
      )}
    </Kaart>
  )
}
