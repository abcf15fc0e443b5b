import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Groep, Verplaatsing } from '@letterhaven/contracts/groep'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { refresh } from '../api/refresh.ts'
import { aantal } from '../weergave/woorden.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import { GroepKeuze } from './groep-keuze.tsx'
import { useDaad } from '../use-daad.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string | null
  readonly leerlingen: readonly LeerlingId[]
  readonly onKlaar: () => void
  readonly onSluit: () => void
}

const MIS = 'Dat lukte niet. Er is niemand verplaatst. Probeer het opnieuw.'

/** Moves pupils and offers an undo. */
function useVerplaats(adminId: string) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const params = { adminId: adminId as AdminId }
  const set = async (plekken: Verplaatsing[]): Promise<Verplaatsing[]> => {
    const { vorige } = await call(groepenEndpoints.moveLeerlingen, { params, body: { plekken } })
    await refresh(queries)
    return vorige
  }
  const revert = async (vorige: Verplaatsing[]): Promise<void> => {
    try {
      const elders = vorige.length - (await set(vorige)).length
      const tekst =
        elders === 0
          ? 'Iedereen zit weer waar hij zat.'
          : `${aantal(elders, `${w.leerling} is`, `${w.leerlingen} zijn`)} intussen ergens anders gezet, en daar gebleven.`
      showToast({ tekst, toon: elders === 0 ? 'ok' : 'info' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }
  return async (plekken: Verplaatsing[], naar: string): Promise<void> => {
    const vorige = await set(plekken)
    showToast({
      tekst: `${aantal(plekken.length, `${w.leerling} zit`, `${w.leerlingen} zitten`)} nu in ${naar}.`,
      namen: [naar],
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies: () => void revert(vorige) },
    })
  }
}

/** Asks which group the chosen pupils go to. */
export function VerplaatsDialoog({ adminId, groepId, leerlingen, onKlaar, onSluit }: Props) {
  const w = useWoordkeus()
  const verplaats = useVerplaats(adminId)
  const [groep, setGroep] = useState<Groep | null>(null)
  const { bezig, mis, perform } = useDaad(MIS)
  const [fout, setFout] = useState<string>()
  const handleVerplaats = () => {
    if (!groep) return setFout(`Kies een ${w.groep}.`)
    return void perform(async () => {
      await verplaats(
        leerlingen.map((leerlingId) => ({ leerlingId, groepId: groep.id })),
        groep.naam,
      )
      onKlaar()
    })
  }
  return (
    <Dialoog
      open
      titel={`${aantal(leerlingen.length, w.leerling, w.leerlingen)} verplaatsen`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" bezig={bezig} onClick={handleVerplaats}>
            Verplaatsen
          </Knop>
        </>
      }
    >
      {mis && (
        <Melding toon="bad" live="alert">
          {mis}
        </Melding>
      )}
      <GroepKeuze
        adminId={adminId}
        behalve={groepId}
        label={`Naar welke ${w.groep}?`}
        uitleg="Wat ze oefenden en waar ze eerder zaten, blijft bewaard."
        fout={fout}
        naar={groep?.id ?? ''}
        onKies={(keus) => {
          setGroep(keus)
          setFout(undefined)
        }}
      />
    </Dialoog>
  )
}
