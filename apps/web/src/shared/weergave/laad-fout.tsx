import './scherm.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { ApiFout, foutTekst } from '../api/api-fout.ts'

interface Eigenschappen {
  readonly titel: string
  readonly fout: Error
  readonly bezig: boolean
  readonly onOpnieuw: () => void
}

const UITLEG = 'Er ging iets mis bij het ophalen. Wat je had bewaard, is veilig.'

/** Replaces a screen whose data could not be loaded, with a button to try again. A 404 becomes the not-found page. */
export function LaadFout({ titel, fout, bezig, onOpnieuw }: Eigenschappen) {
  if (fout instanceof ApiFout && fout.status === 404) throw fout
  return (
    <div className="scherm">
      <PaginaKop titel={titel} />
      <Melding
        toon="bad"
        live="alert"
        titel="De gegevens konden niet worden opgehaald"
        actie={
          <Knop icoon="vernieuw" bezig={bezig} onClick={onOpnieuw}>
            Opnieuw proberen
          </Knop>
        }
      >
        {foutTekst(fout, UITLEG)}
      </Melding>
    </div>
  )
}
