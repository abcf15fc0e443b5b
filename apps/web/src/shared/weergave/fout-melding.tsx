import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { ApiFout, foutTekst } from '../api/api-fout.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { useZiet } from '../kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly titel: string
  readonly fout: unknown
  /** The sentence for what is no answer of the server. */
  readonly anders: string
}

/** Why pupils did not come in, with the way on where seats are what is missing. */
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
