import { heeftRecht } from '@letterhaven/domain/rechten'
import { useSoort } from '../account/soort.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useSessieUser } from '../session/sessie.ts'
import { useWoordkeus } from '../woordkeus.tsx'

/** That nobody teaches a group; for who may see to that, the way to where it is done. */
export function ZonderLeerkracht({
  adminId,
  groep,
}: {
  readonly adminId: string
  readonly groep: string
}) {
  const w = useWoordkeus()
  const role = useSessieUser()?.role
  const tekst = `nog geen ${useSoort() === 'rt' ? 'medewerker' : w.leerkracht}`
  return role && heeftRecht(role, 'docent.write') ? (
    <RouteLink naar="a-docenten" params={{ adminId }} zoek={{ groep }}>
      {tekst}
    </RouteLink>
  ) : (
    tekst
  )
}
