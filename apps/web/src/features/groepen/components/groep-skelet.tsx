import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok, SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** The group page while it loads. */
export function GroepSkelet() {
  const w = useWoordkeus()
  return (
    <div className="scherm">
      <PaginaKop titel={w.Groep} onder={<SkeletBlok breedte="16rem" />} />
      <Skelet label={`${w.Groep} laden`}>
        <div className="scherm">
          <SkeletBlok hoogte="2.75rem" />
          <SkeletBlok vorm="blok" hoogte="5.5rem" />
          <SkeletBlok hoogte="2.5rem" />
        </div>
      </Skelet>
      <SkeletRijen aantal={8} label="Namen laden" />
    </div>
  )
}
