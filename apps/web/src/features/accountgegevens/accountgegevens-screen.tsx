import '../../shared/weergave/scherm.css'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { SluitenKaart } from './sluiten-kaart.tsx'
import { UitvoerKaart } from './uitvoer-kaart.tsx'

/** The account itself: what may be taken along, and its end. */
export function AccountgegevensScreen() {
  const { adminId } = useRouteParams('a-accountgegevens')
  return (
    <div className="scherm">
      <PaginaKop titel="Accountgegevens" />
      <UitvoerKaart adminId={adminId} />
      <SluitenKaart adminId={adminId} />
    </div>
  )
}
