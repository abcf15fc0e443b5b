import './uitvoer-kaart.css'
import './sluiten-kaart.css'
import { SLUIT_DAGEN } from '@letterhaven/contracts/accountgegevens-maten'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { dialoogLater } from '../../shared/dialoog-later.tsx'
import { closeDag, useSluiting } from './use-sluiting.ts'
import { useOpening } from '../../shared/use-opening.ts'

const SluitDialoog = dialoogLater(() => import('./sluit-dialoog.tsx').then((m) => m.SluitDialoog))

/** The end of the account: requested here, and withdrawn here or on any page. */
export function SluitenKaart({ adminId }: { readonly adminId: string }) {
  const { sluitOp, fout, opnieuw, bezig, withdraw, request } = useSluiting(adminId)
  const { open, show, close } = useOpening<true>()
  return (
    <Kaart titel="Account sluiten" className="sluiten-kaart">
      {fout && (
        <Melding toon="bad" live="alert" actie={<Knop onClick={opnieuw}>Opnieuw</Knop>}>
          {fout.message}
        </Melding>
      )}
      {sluitOp === undefined && !fout && <SkeletBlok vorm="blok" hoogte="5rem" />}
      {sluitOp === null && (
        <>
          <p>
            Stoppen jullie met Letterhaven? Na {SLUIT_DAGEN} dagen wordt alles gewist. Tot die dag
            oefent iedereen door en kun je het sluiten terugdraaien.
          </p>
          <div className="uitvoer-knoppen">
            <Knop onClick={() => show(true)}>Account sluiten…</Knop>
          </div>
        </>
      )}
      {sluitOp && (
        <>
          <p>
            Op <strong>{closeDag(sluitOp)}</strong> wordt alles van dit account gewist. Iedereen die
            het beheert, kreeg daar een mail over. Wil je de gegevens bewaren, download ze dan vóór
            die dag.
          </p>
          <div className="uitvoer-knoppen">
            <Knop icoon="ongedaan" bezig={bezig} onClick={() => void withdraw()}>
              Toch niet sluiten
            </Knop>
          </div>
        </>
      )}
      {open && <SluitDialoog adminId={adminId} onVraag={request} onSluit={close} />}
    </Kaart>
  )
}
