import { useSoortwoorden } from '../account/soortwoorden.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useMag } from '../kijk-mee/hier.ts'

/** Says that nobody teaches a group, with a link for users who may change that. */
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
