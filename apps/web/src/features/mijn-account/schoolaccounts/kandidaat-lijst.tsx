import { useId } from 'react'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Kandidaat } from '@letterhaven/contracts/sso'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { kandidaatZin } from './verzoek-zin.ts'

interface Eigenschappen {
  /** Undefined while it loads. */
  readonly data: { readonly kandidaten: readonly Kandidaat[]; readonly meer: boolean } | undefined
  readonly keuze: UserId | null
  readonly onKies: (userId: UserId) => void
}

function tellingZin({ kandidaten, meer }: NonNullable<Eigenschappen['data']>): string {
  const aantal = kandidaten.length
  if (meer) return `De eerste ${aantal}. Typ meer letters om verder te zoeken.`
  if (aantal === 0)
    return 'Niemand gevonden. Probeer een ander deel van de naam. Koppelen kan pas als iemand een account in Letterhaven heeft.'
  return aantal === 1 ? '1 gevonden' : `${aantal} gevonden`
}

function KandidaatKeuze(props: {
  readonly naam: string
  readonly kandidaat: Kandidaat
  readonly gekozen: boolean
  readonly onKies: () => void
}) {
  const w = useWoordkeus()
  const { kandidaat, gekozen, onKies } = props
  const naam = volledigeNaam(kandidaat.naam)
  return (
    <label className="koppel-keuze">
      <input type="radio" name={props.naam} checked={gekozen} onChange={onKies} />
      <Avatar naam={naam} id={kandidaat.userId} maat="klein" />
      <span className="koppel-keuze-wie">
        <span className="schoolaccounts-naam">
          <Letterlijk>{naam}</Letterlijk>
        </span>
        <span className="schoolaccounts-stil">
          <MetNamen tekst={kandidaatZin(kandidaat, w)} namen={kandidaat.groepen} />
        </span>
      </span>
      {kandidaat.heeftAccount && <Pil>Heeft al een schoolaccount</Pil>}
    </label>
  )
}

/** The people to choose from; nobody is chosen beforehand. */
export function KandidaatLijst({ data, keuze, onKies }: Eigenschappen) {
  const naam = useId()
  if (!data) return <SkeletRijen aantal={4} label="Namen worden opgezocht" />
  return (
    <fieldset className="koppel-kandidaten">
      <legend className="lh-vh">Van wie is het?</legend>
      <output className="schoolaccounts-stil">{tellingZin(data)}</output>
      <div className="koppel-rol">
        {data.kandidaten.map((kandidaat) => (
          <KandidaatKeuze
            key={kandidaat.userId}
            {...{ naam, kandidaat }}
            gekozen={kandidaat.userId === keuze}
            onKies={() => onKies(kandidaat.userId)}
          />
        ))}
      </div>
    </fieldset>
  )
}
