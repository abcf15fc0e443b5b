import { useRef } from 'react'
import { Keuze } from '@letterhaven/ui/keuze.tsx'
import { Keuzerondjes } from '@letterhaven/ui/keuzerondjes.tsx'
import { LijstBalk } from '@letterhaven/ui/lijst-rijen.tsx'
import { Zoekveld } from '@letterhaven/ui/zoekveld.tsx'
import { useFocusToets } from '../gebruik-toets.ts'
import { FILTERS, SORTERINGEN, type Filter, type Sortering } from '../kies-leerlingen.ts'

const FILTER_TEKST: Readonly<Record<Filter, string>> = {
  alle: 'Allemaal',
  aandacht: 'Aandacht',
  niet_geoefend: 'Niet geoefend',
  vooruit: 'Vooruit',
}

const SORTEER_TEKST: Readonly<Record<Sortering, string>> = {
  aandacht: 'Aandacht eerst',
  achternaam: 'Achternaam',
  laatst: 'Langst geleden',
  goed: 'Minst goed eerst',
  oefentijd: 'Meest geoefend',
}

const OPTIES = SORTERINGEN.map((waarde) => ({ waarde, label: SORTEER_TEKST[waarde] }))

interface Eigenschappen {
  readonly zoek: string
  readonly onZoek: (zoek: string) => void
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly sortering: Sortering
  readonly onSorteer: (sortering: Sortering) => void
  /** How many pupils each filter shows. */
  readonly aantallen: Readonly<Record<Filter, number>>
}

/** Search, filter and order above the list. */
export function LijstGereedschap(props: Eigenschappen) {
  const { zoek, onZoek, filter, onFilter, sortering, onSorteer, aantallen } = props
  const veld = useRef<HTMLInputElement>(null)
  useFocusToets('/', veld)
  return (
    <LijstBalk
      rechts={
        <Keuze
          naast
          label="Sorteer"
          opties={OPTIES}
          value={sortering}
          onChange={({ target }) =>
            onSorteer(SORTERINGEN.find((s) => s === target.value) ?? SORTERINGEN[0])
          }
        />
      }
    >
      <Zoekveld ref={veld} label="Zoek een leerling" waarde={zoek} onZoek={onZoek} toets="/" />
      <Keuzerondjes
        vorm="chips"
        label="Toon"
        labelVerborgen
        opties={FILTERS.map((waarde) => ({
          waarde,
          label: `${FILTER_TEKST[waarde]} ${aantallen[waarde]}`,
        }))}
        waarde={filter}
        onKies={onFilter}
      />
    </LijstBalk>
  )
}
