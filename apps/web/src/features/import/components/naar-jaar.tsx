import type { ImportVerschil } from '@letterhaven/contracts/import'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Comes first, because nothing else in the preview makes sense without it: this file takes the school to another year. */
export function NaarJaar({ overgang }: Pick<ImportVerschil, 'overgang'>) {
  const w = useWoordkeus()
  if (overgang === null) return null
  return (
    <Melding toon="warn" titel={`Hiermee ga je over naar schooljaar ${overgang.naar}`}>
      Er zitten nu leerlingen in {w.groepen} van {overgang.van}. Wie in het bestand staat, gaat naar
      een {w.groep} van {overgang.naar}; een {w.groep} waar daarna niemand meer in zit, gaat naar
      het archief. Je kunt dit 30 dagen terugdraaien.
    </Melding>
  )
}
