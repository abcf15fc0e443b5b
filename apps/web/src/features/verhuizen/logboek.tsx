import { useQuery } from '@tanstack/react-query'
import { verhuizingenEndpoints } from '@letterhaven/contracts/endpoints/verhuizingen'
import type { VerhuisRegel } from '@letterhaven/contracts/verhuizing'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { vraag } from '../../shared/api/query.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'

const ZIN: Record<VerhuisRegel['wat'], (wie: string, school: string) => string> = {
  uitgegeven: (wie) => `Verhuistoken gemaakt voor ${wie}`,
  ingetrokken: (wie) => `Verhuistoken van ${wie} ingetrokken`,
  vertrokken: (wie, school) => `${wie} ging naar ${school}`,
  gekomen: (wie, school) => `${wie} kwam van ${school}`,
}

/** Puts one line of the log into words. */
export const verhuisZin = ({ wat, naam, andereSchool }: VerhuisRegel, onbekend: string): string =>
  ZIN[wat](naam || 'iemand', andereSchool || onbekend)

/** Who left and who came; nothing while there is nothing to tell. */
export function Logboek({ adminId }: { readonly adminId: string }) {
  const s = useSoortwoorden()
  const { data } = useQuery(vraag(verhuizingenEndpoints.listVerhuizingen, { params: { adminId } }))
  if (!data || data.regels.length === 0) return null
  return (
    <Kaart titel="Verhuizingen">
      <ul className="verhuizen-log">
        {data.regels.map((regel) => (
          <li key={`${regel.op} ${regel.wat} ${regel.naam}`}>
            <MetNamen
              tekst={verhuisZin(regel, s.andereSchool)}
              namen={[regel.naam ?? '', regel.andereSchool ?? '']}
            />{' '}
            <span className="scherm-stil">
              · {sayDatum('moment', regel.op)}
              {regel.door && (
                <>
                  {' '}
                  · <Letterlijk>{regel.door}</Letterlijk>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Kaart>
  )
}
