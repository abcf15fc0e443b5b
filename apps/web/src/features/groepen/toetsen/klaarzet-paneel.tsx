import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import type { ToetsKeuze } from '@letterhaven/contracts/methodetoets'
import { GENOEG_VOOR_OORDEEL } from '@letterhaven/contracts/toets-maten'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { call } from '../../../shared/api/client.ts'
import { vraag } from '../../../shared/api/query.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { CategorieKeuze } from './categorie-keuze.tsx'
import { foutenVan, useToetsKeuze } from './use-keuze.ts'
import { useDaad } from '../../../shared/use-daad.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly LeerlingRij[]
  readonly keuze: readonly ToetsKeuze[]
  readonly onSluit: () => void
}

/** Sends the test, reports the result, and fetches the list of tests again. */
function useZetKlaar(
  { adminId, groepId, onSluit }: Props,
  toets: ReturnType<typeof useToetsKeuze>,
) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { bezig, mis, perform } = useDaad()
  const params = { adminId: adminId as AdminId, groepId: groepId as GroepId }
  const setReady = () =>
    perform(async () => {
      const body = {
        categorieen: [...toets.codes],
        perCategorie: Number(toets.perCategorie),
        leerlingIds: [...toets.wie] as LeerlingId[],
      }
      await call(methodetoetsenEndpoints.createMethodetoets, { params, body })
      await refresh(queries, vraag(methodetoetsenEndpoints.listMethodetoetsen, { params }))
      showToast({ tekst: 'De methodetoets staat klaar op de landkaart.', toon: 'ok' })
      onSluit()
    })
  return { setReady, bezig, fout: mis }
}

function Wie({
  leerlingen,
  toets,
  fout,
}: Pick<Props, 'leerlingen'> & {
  toets: ReturnType<typeof useToetsKeuze>
  fout: string | undefined
}) {
  return (
    <fieldset className="toets-keuze">
      <legend>Wie maakt de toets?</legend>
      <Vinkje
        label={`Iedereen (${leerlingen.length})`}
        checked={toets.wie.size === leerlingen.length}
        deels={toets.wie.size > 0 && toets.wie.size < leerlingen.length}
        fout={fout}
        onChange={(event) => toets.setIedereen(event.target.checked)}
      />
      <div className="toets-keuze-lijst">
        {leerlingen.map(({ id, naam }) => (
          <Vinkje
            key={id}
            label={<Letterlijk>{volledigeNaam(naam)}</Letterlijk>}
            checked={toets.wie.has(id)}
            onChange={() => toets.setWie(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Puts a method test together: which categories, how many words of each, and for whom. */
export function KlaarzetPaneel(props: Props) {
  const { leerlingen, keuze, onSluit } = props
  const toets = useToetsKeuze(leerlingen.map(({ id }) => id))
  const { setReady, bezig, fout } = useZetKlaar(props, toets)
  const [geprobeerd, setGeprobeerd] = useState(false)
  const fouten = foutenVan(toets, keuze)
  const getoond = geprobeerd ? fouten : {}
  const n = Number(toets.perCategorie) || 0
  const handleKlaar = () => {
    setGeprobeerd(true)
    if (Object.keys(fouten).length === 0) void setReady()
  }
  return (
    <Dialoog
      open
      soort="paneel"
      titel="Methodetoets klaarzetten"
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" bezig={bezig} onClick={handleKlaar}>
            Klaarzetten
          </Knop>
        </>
      }
    >
      <div className="toets-paneel">
        <p>
          Een rustig dictee zonder klok en zonder goed of fout. Letterhaven kiest de woorden nu,
          voor iedereen dezelfde.
        </p>
        {fout && (
          <Melding toon="bad" live="alert" titel="De toets staat nog niet klaar">
            {fout}
          </Melding>
        )}
        <OpSlot value={bezig}>
          <CategorieKeuze
            keuze={keuze}
            codes={toets.codes}
            fout={getoond.categorieen}
            onKies={toets.setCode}
          />
          <Veld
            label="Woorden per categorie"
            type="number"
            inputMode="numeric"
            min={5}
            max={20}
            value={toets.perCategorie}
            fout={getoond.perCategorie}
            uitleg={
              n < GENOEG_VOOR_OORDEEL
                ? 'Minder dan 10 is te weinig voor een oordeel.'
                : `Samen ${aantal(n * toets.codes.size, 'woord', 'woorden')}.`
            }
            onChange={(event) => toets.setAantal(event.target.value)}
          />
          <Wie leerlingen={leerlingen} toets={toets} fout={getoond.leerlingIds} />
        </OpSlot>
      </div>
    </Dialoog>
  )
}
