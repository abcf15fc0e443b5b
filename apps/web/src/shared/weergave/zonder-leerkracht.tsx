import { heeftRecht } from '@letterhaven/domain/rechten'
import { useSoortwoorden } from '../account/soortwoorden.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useSessieUser } from '../session/sessie.ts'

/** That nobody teaches a group; for who may see to that, the way to where it is done. */
export function ZonderLeerkracht({
  adminId,
  groep,
}: {
  readonly adminId: string
  readonly groep: string
}) {
  const role = useSessieUser()?.role
  const { leerkracht } = useSoortwoorden()
  if (leerkracht === null) return null
  const tekst = `nog geen ${leerkracht}`
  return role && heeftRecht(role, 'docent.write') ? (
    <RouteLink naar="a-docenten" params={{ adminId }} zoek={{ groep }}>
      {tekst}
    </RouteLink>
  ) : (
    tekst
  )
}
