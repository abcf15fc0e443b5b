import type { Recht } from '@letterhaven/contracts/recht'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import type { IcoonNaam } from '@letterhaven/ui/stijl/icoon-paden'
import { knopKlasse, type KnopSoort } from '@letterhaven/ui/knop/knop-klasse'
import { useSoort } from '../../../shared/account/soort.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useMag, useZiet } from '../../../shared/kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly soort?: KnopSoort
}

const WEGEN = {
  toevoegen: {
    naar: 'a-leerlingen-toevoegen',
    recht: 'leerling.write',
    icoon: 'plus',
    label: 'Toevoegen',
  },
  wachtwoorden: {
    naar: 'a-wachtwoorden',
    recht: 'wachtwoord.read',
    icoon: 'sleutel',
    label: 'Wachtwoorden',
  },
} as const satisfies Record<string, { naar: string; recht: Recht; icoon: IcoonNaam; label: string }>

/** A link from the group to what is done for its pupils, for users who may. */
export function GroepLink({
  adminId,
  groepId,
  soort = 'tekst',
  weg,
}: Props & { readonly weg: keyof typeof WEGEN }) {
  const soortAccount = useSoort()
  const { recht, icoon, label } = WEGEN[weg]
  const ziet = useZiet(recht)
  const mag = useMag(recht)
  // Adding is a change: a look may see this but does not offer it.
  if (!(weg === 'toevoegen' ? mag : ziet)) return null
  const naar =
    weg === 'toevoegen' && soortAccount && vraagtToestemming(soortAccount)
      ? 'a-kinderen-toevoegen'
      : WEGEN[weg].naar
  return (
    <RouteLink naar={naar} params={{ adminId, groepId }} className={knopKlasse({ soort })}>
      <Icoon naam={icoon} />
      {label}
    </RouteLink>
  )
}
