import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Groep } from '@letterhaven/contracts/groep'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { foutTekst } from '../api/api-fout.ts'
import { vraag } from '../api/query.ts'
import { useWoordkeus } from '../woordkeus.tsx'

interface Props {
  readonly adminId: string
  /** The group that cannot be chosen. */
  readonly behalve: string | null
  readonly label: string
  readonly uitleg?: string | undefined
  readonly fout: string | undefined
  readonly naar: string
  readonly onKies: (groep: Groep | null) => void
}

/** Asks for one of the other groups of the school; it says so while they are loading and when that failed. */
export function GroepKeuze({ adminId, behalve, fout, naar, onKies, ...veld }: Props) {
  const w = useWoordkeus()
  const gevraagd = useQuery(vraag(groepenEndpoints.listGroepen, { params: { adminId } }))
  const groepen = (gevraagd.data?.groepen ?? []).filter(({ id }) => id !== behalve)
  const misgegaan = gevraagd.error ? foutTekst(gevraagd.error) : undefined
  return (
    <Keuze
      {...veld}
      data-focus
      fout={misgegaan ?? fout}
      value={naar}
      opties={[
        {
          waarde: '',
          label: gevraagd.isPending ? `De ${w.groepen} worden opgehaald …` : `Kies een ${w.groep}`,
        },
        ...groepen.map(({ id, naam }) => ({ waarde: id as string, label: naam, letterlijk: true })),
      ]}
      onChange={({ target }) => onKies(groepen.find(({ id }) => id === target.value) ?? null)}
    />
  )
}
