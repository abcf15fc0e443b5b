import type { JaarovergangIn, OverstapRij } from '@letterhaven/contracts/jaarovergang'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { alsKeuze, alsPlek, bestemmingen, isPlek } from '../bestemmingen.ts'
import type { Keuzes } from '../use-keuzes.ts'
import { chooseKind } from '../kies.ts'

interface Props {
  readonly groep: JaarovergangIn['oud'][number]
  readonly overgang: JaarovergangIn
  readonly keuzes: Keuzes
}

const MEE = '  '

/** Returns the place of a pupil who repeats the year. */
const plekVanBlijver = ({ groep }: Props, kind: OverstapRij): string | null =>
  groep.blijftIn ?? kind.naar

function Rij({ kind, ...props }: Props & { readonly kind: OverstapRij }) {
  const { keuzes, overgang } = props
  const w = useWoordkeus()
  const { vertrek } = useSoortwoorden()
  const magWijzigen = useMagWijzigen()
  const { id, naam } = kind
  const keuze = keuzes.keuzes.leerlingen.find((een) => een.id === id && isPlek(overgang, een.naar))
  return (
    <li className="overgang-kind">
      <span className="overgang-naam">
        <Letterlijk>{naam}</Letterlijk>
      </span>
      <Keuze
        labelVerborgen
        label={`Waar ${naam} naartoe gaat`}
        getoond={
          <>
            Waar <Letterlijk>{naam}</Letterlijk> naartoe gaat
          </>
        }
        disabled={!magWijzigen}
        opties={[
          { waarde: MEE, label: `met de ${w.groep} mee` },
          ...bestemmingen(overgang, vertrek.keuze),
        ]}
        value={keuze ? alsKeuze(keuze.naar) : MEE}
        onChange={({ target: { value } }) =>
          keuzes.change(
            chooseKind(
              id,
              value === MEE
                ? null
                : {
                    id,
                    naar: alsPlek(value),
                    blijft: keuze?.blijft === true && alsPlek(value) !== null,
                  },
            ),
          )
        }
      />
      <Vinkje
        label={
          <>
            nog een jaar {w.groepN(kind.jaargroep)}
            <span className="lh-vh">
              : <Letterlijk>{naam}</Letterlijk>
            </span>
          </>
        }
        checked={keuze?.blijft === true}
        disabled={!magWijzigen}
        onChange={({ target: { checked } }) =>
          keuzes.change(
            chooseKind(
              id,
              checked ? { id, naar: plekVanBlijver(props, kind), blijft: true } : null,
            ),
          )
        }
      />
    </li>
  )
}

/** The pupils of a group, each of whom can be sent elsewhere. */
export const Overstappers = (props: Props) => (
  <ul className="overgang-kinderen">
    {props.groep.leerlingen.map((kind) => (
      <Rij key={kind.id} kind={kind} {...props} />
    ))}
  </ul>
)
