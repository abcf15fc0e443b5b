import { useSoortwoorden } from '../account/soortwoorden.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useMag } from '../kijk-mee/hier.ts'

/** That nobody teaches a group; for who may see to that, the way to where it is done. */
export function ZonderLeerkracht({
  adminId,
  groep,
}: {
  readonly adminId: string
  readonly groep: string
}) {
  const magKoppelen = useMag('docent.write')
  const { leerkracht } = useSoortwoorden()
  if (leerkracht === null) return null
  const tekst = `nog geen ${leerkracht}`
  return magKoppelen ? (
    <RouteLink naar="a-docenten" params={{ adminId }} zoek={{ groep }}>
      {tekst}
    </RouteLink>
  ) : (
    tekst
  )
}
