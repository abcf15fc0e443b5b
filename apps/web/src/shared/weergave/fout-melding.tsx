import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { ApiFout, foutTekst } from '../api/api-fout.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useZiet } from '../kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly titel: string
  readonly fout: unknown
  /** The sentence for an error that is not an answer of the server. */
  readonly anders: string
}

/** Says why pupils could not be added, with a link to order seats when those are lacking. */
export function FoutMelding({ adminId, titel, fout, anders }: Props) {
  const zietLicentie = useZiet('licentie.read')
  const isVol = fout instanceof ApiFout && fout.code === 'licentie_vol'
  const kanBestellen = isVol && zietLicentie
  return (
    <Melding
      toon="bad"
      live="alert"
      titel={isVol ? (fout.velden['plaatsen'] ?? titel) : titel}
      actie={
        kanBestellen && (
          <RouteLink naar="a-licentie" params={{ adminId }} className={knopKlasse({})}>
            Naar Licentie
          </RouteLink>
        )
      }
    >
      {foutTekst(fout, anders)}
    </Melding>
  )
}
