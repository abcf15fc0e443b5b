import { type KnopSoort, knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { RouteLink } from '../routes/route-link.tsx'
import { useWoordkeus } from '../woordkeus.tsx'

interface Props {
  readonly adminId: string
  readonly soort?: KnopSoort
}

/** The way on from a page where there is nothing to do: a link to the groups, in the word of the country. */
export function NaarGroepen({ adminId, soort = 'tonaal' }: Props) {
  const w = useWoordkeus()
  return (
    <RouteLink naar="a-groepen" params={{ adminId }} className={knopKlasse({ soort })}>
      Naar de {w.groepen}
    </RouteLink>
  )
}
