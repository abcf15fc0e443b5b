import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'

/** An empty list: how pupils are added, for users who may add them. */
export function GeenLeerlingen({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const magInlezen = useMag('import.write')
  const klasse = knopKlasse({ soort: 'primair' })
  return (
    <Kaart>
      <Leeg
        icoon="leerling"
        titel={`Er zijn nog geen ${w.leerlingen}`}
        actie={
          magInlezen ? (
            <RouteLink naar="a-edexml" params={{ adminId }} className={klasse}>
              <Icoon naam="upload" />
              {w.Leerlingen} inlezen
            </RouteLink>
          ) : (
            <RouteLink naar="a-groepen" params={{ adminId }} className={klasse}>
              Naar {w.groepen}
            </RouteLink>
          )
        }
      >
        {magInlezen
          ? 'Lees het bestand in dat je administratie maakt, of plak een lijst. Je ziet eerst wat er gebeurt.'
          : `Zodra er ${w.leerlingen} in een ${w.groep} van jou zitten, staan ze hier.`}
      </Leeg>
    </Kaart>
  )
}
