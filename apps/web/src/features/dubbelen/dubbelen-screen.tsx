import '../../shared/weergave/scherm.css'
import './dubbelen.css'
import { useQuery } from '@tanstack/react-query'
import type { Dubbelen } from '@letterhaven/contracts/dubbel'
import { dubbelenEndpoints } from '@letterhaven/contracts/endpoints/dubbelen'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { vraag } from '../../shared/api/query.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { Apart, Samengevoegd } from './components/gezegd.tsx'
import { PaarKaart } from './components/paar-kaart.tsx'
import { useDubbelen } from './use-dubbelen.ts'

const ONDER = 'Een kind dat er twee keer in staat, voeg je hier samen. Geen antwoord gaat verloren.'

interface Props {
  readonly adminId: string
  readonly dubbelen: Dubbelen
}

function Inhoud({ adminId, dubbelen }: Props) {
  const { bezig, setApart, merge } = useDubbelen(adminId)
  const { paren, apart, gedaan } = dubbelen
  const meer = dubbelen.aantal - paren.length
  return (
    <>
      {paren.length === 0 && (
        <Leeg icoon="vinkje" titel="Niemand staat er dubbel in">
          We kijken naar namen, geboortedatums en nummers uit de administratie. Naar tweelingen
          vragen we nooit.
        </Leeg>
      )}
      {paren.map((paar) => (
        <PaarKaart
          key={`${paar.een.id} ${paar.ander.id}`}
          paar={paar}
          bezig={bezig}
          onApart={() => void setApart({ een: paar.een.id, ander: paar.ander.id }, true)}
          onSamen={(blijft, weg) => void merge(blijft.naam, { blijft: blijft.id, weg: weg.id })}
        />
      ))}
      {meer > 0 && (
        <p className="scherm-stil">
          Daarna {meer === 1 ? 'komt' : 'komen'} er nog {aantal(meer, 'paar', 'paren')}.
        </p>
      )}
      <Apart
        apart={apart}
        bezig={bezig}
        onTerug={({ een, ander }) => void setApart({ een: een.id, ander: ander.id }, false)}
      />
      <Samengevoegd gedaan={gedaan} />
    </>
  )
}

/** Pupils who may be in the school twice: to be merged, or said to be two children. */
export function DubbelenScreen() {
  const { adminId } = useRouteParams('a-dubbel')
  const w = useWoordkeus()
  const titel = `Dubbele ${w.leerlingen}`
  const { data, error, isFetching, refetch } = useQuery(
    vraag(dubbelenEndpoints.listDubbelen, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm dubbelen">
        <PaginaKop titel={titel} onder={ONDER} />
        <Inhoud adminId={adminId} dubbelen={data} />
      </div>
    )
  if (error)
    return (
      <LaadFout titel={titel} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label={`${titel} laden`}>
      <div className="scherm dubbelen">
        <PaginaKop titel={titel} />
        <SkeletBlok vorm="blok" hoogte="22rem" />
      </div>
    </Skelet>
  )
}
