import type { ImportMelding } from '@letterhaven/contracts/import'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Voortgangsbalk } from '@letterhaven/ui/pagina/voortgangsbalk.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import type { Verzending } from '../use-versturen.ts'

const KB = 1024
const kb = (bytes: number): number => Math.max(1, Math.round(bytes / KB))

const regel = ({ tekst, waar }: ImportMelding): string =>
  waar === undefined ? tekst : `${tekst} In het bestand: ${waar}.`

interface Props {
  readonly verzending: Verzending
  readonly onBreekAf: () => void
}

/** The state of a file on its way: how far it is, or why it was refused. */
export function VerzendingStand({ verzending, onBreekAf }: Props) {
  if (verzending.soort === 'niets') return null
  if (verzending.soort === 'onderweg') {
    const { verstuurd, totaal } = verzending.onderweg
    const isAl = totaal > 0 && verstuurd >= totaal
    return (
      <Kaart className="import-onderweg">
        <output className="import-onderweg-tekst">
          {isAl ? `${verzending.naam} wordt gelezen…` : `${verzending.naam} wordt verstuurd…`}
        </output>
        <Voortgangsbalk label="Verstuurd" klaar={kb(verstuurd)} totaal={kb(totaal)} eenheid="kB" />
        <div>
          <Knop onClick={onBreekAf}>Afbreken</Knop>
        </div>
      </Kaart>
    )
  }
  const teksten =
    verzending.soort === 'geweigerd' ? verzending.meldingen.map(regel) : [verzending.tekst]
  return (
    <Melding
      toon="bad"
      live="alert"
      titel={
        <>
          ‘<Letterlijk>{verzending.naam}</Letterlijk>’ is niet ingelezen
        </>
      }
    >
      {teksten.map((tekst) => (
        <p key={tekst}>{tekst}</p>
      ))}
    </Melding>
  )
}
