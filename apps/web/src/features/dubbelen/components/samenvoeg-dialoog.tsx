import type { DubbelKind } from '@letterhaven/contracts/dubbel'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { langeDag, lokaleDag } from '../../../shared/weergave/geleden.ts'

interface Props {
  readonly blijft: DubbelKind
  readonly weg: DubbelKind
  readonly onSluit: () => void
  readonly onSamen: () => void
}

type Twee = Pick<Props, 'blijft' | 'weg'>

/** All answers together, with the number of each when both have some. */
function Antwoorden({ blijft, weg }: Twee) {
  const w = useWoordkeus()
  const [laatst] = [blijft.laatst, weg.laatst]
    .filter((een) => een !== null)
    .toSorted()
    .toReversed()
  const isVanBeide = weg.antwoorden > 0 && blijft.antwoorden > 0
  const delen = `${getal(blijft.antwoorden)} en ${getal(weg.antwoorden)}`
  return (
    <li>
      <strong>{aantal(blijft.antwoorden + weg.antwoorden, 'antwoord', 'antwoorden')}</strong>
      {isVanBeide && ` (${delen})`}
      {laatst !== undefined && `, laatst geoefend op ${langeDag(lokaleDag(laatst, w.land))}`}
    </li>
  )
}

/** The number from the administration that is lost, when each has another. */
function Vervalt({ blijft, weg }: Twee) {
  const [nummer, oud] = [blijft.sleutel, weg.sleutel]
  if (nummer === null || oud === null || nummer === oud) return null
  return (
    <li>
      Het nummer {oud} uit de administratie vervalt, {nummer} blijft
    </li>
  )
}

const metNaam = (inlognaam: string | null): string =>
  inlognaam === null ? '' : ` (inlognaam ${inlognaam})`

/** What the merge results in, as sentences. */
function Uitkomst({ blijft, weg }: Twee) {
  const w = useWoordkeus()
  const toetsen = blijft.toetsen + weg.toetsen
  const groep = blijft.groep ?? weg.groep
  return (
    <ul className="dubbel-uitkomst">
      <Antwoorden blijft={blijft} weg={weg} />
      {toetsen > 0 && <li>{aantal(toetsen, 'ingeleverde toets', 'ingeleverde toetsen')}</li>}
      <li>Alle schelpen, en alles wat ermee is gekocht</li>
      <li>
        {groep === null ? `In geen ${w.groep}` : `In ${groep}`}, {w.groepN(blijft.jaargroep)}, met
        de naam en het wachtwoord van wie blijft{metNaam(blijft.inlognaam)}
      </li>
      <li>
        Het wachtwoord en de kaart van de andere werken daarna niet meer{metNaam(weg.inlognaam)}
      </li>
      <Vervalt blijft={blijft} weg={weg} />
    </ul>
  )
}

/** Says what will be merged, and that there is no undo, before anything is done. */
export function SamenvoegDialoog({ blijft, weg, onSluit, onSamen }: Props) {
  const antwoorden = blijft.antwoorden + weg.antwoorden
  return (
    <Dialoog
      open
      titel={
        <>
          <Letterlijk>{blijft.naam}</Letterlijk> samenvoegen?
        </>
      }
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" onClick={onSamen}>
            Samenvoegen
          </Knop>
        </>
      }
    >
      <p>Van deze twee blijft er één over, met alles wat beide hebben gedaan:</p>
      <Uitkomst blijft={blijft} weg={weg} />
      <p>
        <strong>Dit kan niet ongedaan worden gemaakt.</strong>{' '}
        {antwoorden > 0
          ? `${antwoorden === 1 ? 'Het antwoord wordt' : `De ${getal(antwoorden)} antwoorden worden`} op volgorde van tijd bij elkaar gelegd, en daaruit wordt het niveau opnieuw bepaald.`
          : 'Ze zijn daarna niet meer uit elkaar te halen.'}
      </p>
    </Dialoog>
  )
}
