import './toetsen.css'
import { useQuery } from '@tanstack/react-query'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import type { Methodetoets } from '@letterhaven/contracts/methodetoets'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { vraag } from '../../../shared/api/query.ts'
import { IntrekVraag } from './intrek-vraag.tsx'
import { KlaarzetPaneel } from './klaarzet-paneel.tsx'
import { ToetsKaart } from './toets-kaart.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly LeerlingRij[]
  readonly magKlaarzetten: boolean
}

/** The method tests of a group, and the button to set another. */
export function GroepToetsen({ adminId, groepId, leerlingen, magKlaarzetten }: Props) {
  const params = { adminId, groepId }
  const { data, error, refetch } = useQuery(
    vraag(methodetoetsenEndpoints.listMethodetoetsen, { params }),
  )
  const klaarzetten = useOpening<true>()
  const intrekken = useOpening<Methodetoets>()
  if (error)
    return (
      <Melding
        toon="bad"
        titel="De methodetoetsen konden niet worden opgehaald"
        actie={<Knop onClick={() => void refetch()}>Opnieuw proberen</Knop>}
      />
    )
  if (!data) return null
  return (
    <Kaart
      titel="Methodetoetsen"
      className="toets-deel"
      extra={
        magKlaarzetten &&
        leerlingen.length > 0 && (
          <Knop icoon="klembord" onClick={() => klaarzetten.show(true)}>
            Methodetoets klaarzetten
          </Knop>
        )
      }
    >
      {data.toetsen.length === 0 ? (
        <p className="toets-stil">
          Een dictee zonder klok, met woorden uit de categorieën die je zelf kiest. Er staat er nog
          geen klaar.
        </p>
      ) : (
        data.toetsen.map((toets) => (
          <ToetsKaart
            key={toets.id}
            {...{ adminId, groepId, toets }}
            onIntrek={magKlaarzetten ? () => intrekken.show(toets) : null}
          />
        ))
      )}
      {klaarzetten.open && (
        <KlaarzetPaneel
          {...{ adminId, groepId, leerlingen }}
          keuze={data.keuze}
          onSluit={klaarzetten.close}
        />
      )}
      {intrekken.open && (
        <IntrekVraag adminId={adminId} toets={intrekken.open} onSluit={intrekken.close} />
      )}
    </Kaart>
  )
}
