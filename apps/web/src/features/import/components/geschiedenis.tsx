import { useQuery } from '@tanstack/react-query'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { ImportGeschiedenis } from '@letterhaven/contracts/import'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../../../shared/api/query.ts'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useTerug } from '../use-terug.ts'
import { tellingZin } from '../telling-zin.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { TerugVraag } from '../../../shared/weergave/terug-vraag.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

interface RijProps {
  readonly een: ImportGeschiedenis
  readonly bezig: boolean
  readonly onTerug: () => void
}

function Rij({ een, bezig, onTerug }: RijProps) {
  const w = useWoordkeus()
  const gedaan = tellingZin(een.telling, w)
  const zin = gedaan ?? 'niets veranderd'
  const door = een.wie === null ? '' : ` door ${een.wie}`
  return (
    <li className="import-rij">
      <div>
        <p className="import-naam">
          <Letterlijk>{een.bestandsnaam}</Letterlijk>{' '}
          {een.soort === 'jaarovergang' && <Pil toon="info">Nieuw schooljaar</Pil>}
        </p>
        <p className="scherm-stil">
          {sayDatum('moment', een.toegepastOp)}
          {door} · {zin}
        </p>
      </div>
      {een.teruggedraaidOp !== null && (
        <Pil>teruggedraaid op {sayDatum('dagInJaar', een.teruggedraaidOp)}</Pil>
      )}
      {een.terugTot !== null && gedaan !== null && (
        <Wijzigen>
          <div className="import-rij-actie">
            <Knop icoon="ongedaan" bezig={bezig} onClick={onTerug}>
              Terugdraaien
              <span className="lh-vh">
                {' '}
                van <Letterlijk>{een.bestandsnaam}</Letterlijk>
              </span>
            </Knop>
            <span className="scherm-stil">kan tot {sayDatum('dagInJaar', een.terugTot)}</span>
          </div>
        </Wijzigen>
      )}
    </li>
  )
}

/** Earlier files and changes of school year, with an undo for those that still have one. */
export function Geschiedenis({ adminId }: { readonly adminId: string }) {
  const { data, error, refetch } = useQuery(
    vraag(importEndpoints.listImports, { params: { adminId } }),
  )
  const { revert, isBezig } = useTerug(adminId)
  const magWijzigen = useMagWijzigen()
  const { open: gekozen, show, close } = useOpening<ImportGeschiedenis>()
  const handleTerug = async (een: ImportGeschiedenis) => {
    await revert(een.id)
    close()
  }
  if (error)
    return (
      <Melding
        toon="bad"
        titel="Eerder ingelezen bestanden konden niet worden opgehaald"
        actie={<Knop onClick={() => void refetch()}>Opnieuw proberen</Knop>}
      />
    )
  if (!data) return null
  if (data.imports.length === 0)
    return magWijzigen ? null : <p className="scherm-stil">Er is nog niets ingelezen.</p>
  const isOvergegaan = data.imports.some(({ soort }) => soort === 'jaarovergang')
  return (
    <Kaart titel={isOvergegaan ? 'Eerder ingelezen, en nieuwe schooljaren' : 'Eerder ingelezen'}>
      <ul className="import-rijen">
        {data.imports.map((een) => (
          <Rij key={een.id} een={een} bezig={isBezig(een.id)} onTerug={() => show(een)} />
        ))}
      </ul>
      {gekozen && (
        <TerugVraag
          titel={`‘${gekozen.bestandsnaam}’ terugdraaien?`}
          telling={gekozen.telling}
          bezig={isBezig(gekozen.id)}
          onTerug={() => void handleTerug(gekozen)}
          onSluit={close}
        />
      )}
    </Kaart>
  )
}
