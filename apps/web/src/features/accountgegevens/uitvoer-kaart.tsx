import './uitvoer-kaart.css'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { UitvoerDeel } from './uitvoer-deel.tsx'

/** Says what a school may take along, and offers to do so. */
export function UitvoerKaart({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const { staf } = useSoortwoorden()
  return (
    <Kaart titel="Gegevens meenemen" className="uitvoer-kaart">
      <p>
        Alles van dit account in één zipbestand: {staf !== null && `${staf}, `}
        {w.groepen} en alle {w.leerlingen} met hun antwoorden. Er zit een pagina bij die je gewoon
        kunt lezen en printen.
      </p>
      <UitvoerDeel adminId={adminId} />
      <p className="scherm-stil">
        Wachtwoorden en inlogkaarten zitten er niet in. Er staan wel namen van kinderen in: bewaar
        het bestand op een veilige plek. We schrijven op wie het downloadde en wanneer.
      </p>
    </Kaart>
  )
}
