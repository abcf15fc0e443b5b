import { Kaart } from '../pagina/kaart.tsx'
import { Knop } from '../knop/knop.tsx'
import { Leeg } from '../pagina/leeg.tsx'
import { Skelet, SkeletBlok, SkeletRijen } from '../pagina/skelet.tsx'
import { useToast } from '../lagen/toast-context.ts'
import { Voortgangsbalk } from '../pagina/voortgangsbalk.tsx'
import { Raster, Sectie, Stapel } from './sectie.tsx'

/** Empty states, loading, and long work. */
export function ToestandenSectie() {
  const toast = useToast()
  return (
    <Sectie titel="Toestanden">
      <Raster>
        <Kaart>
          <Leeg
            icoon="leerling"
            titel="Hier staan straks je leerlingen"
            actie={
              <Knop
                soort="primair"
                icoon="plus"
                onClick={() => toast({ tekst: 'Noor Peeters is toegevoegd.' })}
              >
                Leerlingen toevoegen
              </Knop>
            }
          >
            Typ een lijst namen, of haal ze uit je administratie.
          </Leeg>
        </Kaart>
        <SkeletRijen aantal={4} label="Leerlingen laden" />
        <Kaart titel="Langer werk" niveau={3}>
          <Stapel>
            <Voortgangsbalk label="Inlezen" klaar={14} totaal={28} eenheid="leerlingen" />
            <Voortgangsbalk label="Inlogkaartjes maken" klaar={28} totaal={28} eenheid="kaartjes" />
            <Skelet label="Grafiek laden">
              <SkeletBlok vorm="blok" hoogte="7rem" />
            </Skelet>
          </Stapel>
        </Kaart>
      </Raster>
    </Sectie>
  )
}
