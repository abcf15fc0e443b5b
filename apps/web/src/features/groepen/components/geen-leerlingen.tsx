import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { GroepLink } from './groep-links.tsx'

/** A group without pupils, and how to add one. */
export function GeenLeerlingen(waar: { readonly adminId: string; readonly groepId: string }) {
  const w = useWoordkeus()
  return (
    <Kaart>
      <Leeg
        icoon="leerling"
        titel={`In deze ${w.groep} zitten nog geen ${w.leerlingen}`}
        actie={<GroepLink weg="toevoegen" soort="primair" {...waar} />}
      >
        Voeg ze hier toe. Ze komen er ook vanzelf bij als ze uit een bestand worden ingelezen, of
        vanuit een andere {w.groep} hierheen gaan.
      </Leeg>
    </Kaart>
  )
}
