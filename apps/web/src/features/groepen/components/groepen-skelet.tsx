import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const KAARTEN = ['a', 'b', 'c', 'd']

/** The overview while its groups load. */
export function GroepenSkelet() {
  const w = useWoordkeus()
  return (
    <div className="scherm">
      <PaginaKop titel={w.Groepen} onder={<SkeletBlok breedte="12rem" />} />
      <Skelet label={`${w.Groepen} laden`}>
        <div className="groepen-raster">
          {KAARTEN.map((kaart) => (
            <SkeletBlok key={kaart} vorm="blok" hoogte="15.5rem" />
          ))}
        </div>
      </Skelet>
    </div>
  )
}
