import type { DubbelKind } from '@letterhaven/contracts/dubbel'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const dag = new Intl.DateTimeFormat('nl', { dateStyle: 'long' })
const getal = new Intl.NumberFormat('nl')

interface Props {
  readonly blijft: DubbelKind
  readonly weg: DubbelKind
  readonly onSluit: () => void
  readonly onSamen: () => void
}

/** What comes out of the two, as sentences. */
function Uitkomst({ blijft, weg }: Pick<Props, 'blijft' | 'weg'>) {
  const w = useWoordkeus()
  const antwoorden = blijft.antwoorden + weg.antwoorden
  const toetsen = blijft.toetsen + weg.toetsen
  const [laatst] = [blijft.laatst, weg.laatst]
    .filter((een) => een !== null)
    .toSorted()
    .toReversed()
  const groep = blijft.groep ?? weg.groep
  const vervalt =
    blijft.sleutel !== null && weg.sleutel !== null && blijft.sleutel !== weg.sleutel
      ? weg.sleutel
      : null
  return (
    <ul className="dubbel-uitkomst">
      <li>
        <strong>{aantal(antwoorden, 'antwoord', 'antwoorden')}</strong>
        {weg.antwoorden > 0 && blijft.antwoorden > 0 && (
          <>
            {' '}
            ({getal.format(blijft.antwoorden)} en {getal.format(weg.antwoorden)})
          </>
        )}
        {laatst !== undefined && `, laatst geoefend op ${dag.format(new Date(laatst))}`}
      </li>
      {toetsen > 0 && <li>{aantal(toetsen, 'ingeleverde toets', 'ingeleverde toetsen')}</li>}
      <li>Alle schelpen, en alles wat ermee is gekocht</li>
      <li>
        {groep === null ? `In geen ${w.groep}` : `In ${groep}`}, {w.groepN(blijft.jaargroep)}, met
        de naam en het wachtwoord van wie blijft
        {blijft.inlognaam !== null && ` (inlognaam ${blijft.inlognaam})`}
      </li>
      <li>
        Het wachtwoord en de kaart van de andere werken daarna niet meer
        {weg.inlognaam !== null && ` (inlognaam ${weg.inlognaam})`}
      </li>
      {vervalt !== null && (
        <li>
          Het nummer {vervalt} uit de administratie vervalt, {blijft.sleutel} blijft
        </li>
      )}
    </ul>
  )
}

/** Says what comes together and that there is no way back, before anything is done. */
export function SamenvoegDialoog({ blijft, weg, onSluit, onSamen }: Props) {
  const antwoorden = blijft.antwoorden + weg.antwoorden
  return (
    <Dialoog
      open
      titel={`${blijft.naam} samenvoegen?`}
      onSluit={onSluit}
      acties={
        <>
          <Knop soort="tekst" onClick={onSluit}>
            Annuleren
          </Knop>
          <Knop soort="primair" onClick={onSamen}>
            Samenvoegen
          </Knop>
        </>
      }
    >
      <p>Uit deze twee komt één leerling, met alles wat beide hebben gedaan:</p>
      <Uitkomst blijft={blijft} weg={weg} />
      <p>
        <strong>Dit kan niet ongedaan worden gemaakt.</strong>{' '}
        {antwoorden > 0
          ? `${antwoorden === 1 ? 'Het antwoord wordt' : `De ${getal.format(antwoorden)} antwoorden worden`} op volgorde van tijd bij elkaar gelegd, en daaruit wordt het niveau opnieuw bepaald.`
          : 'Ze zijn daarna niet meer uit elkaar te halen.'}
      </p>
    </Dialoog>
  )
}
