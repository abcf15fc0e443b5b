import { memo, useRef } from 'react'
import { Keuze } from '@letterhaven/ui/keuze.tsx'
import { Keuzerondjes } from '@letterhaven/ui/keuzerondjes.tsx'
import { LijstBalk } from '@letterhaven/ui/lijst-rijen.tsx'
import { Vinkje } from '@letterhaven/ui/vinkje.tsx'
import { Zoekveld } from '@letterhaven/ui/zoekveld.tsx'
import { useToetsen } from '../../../shared/toetsen/gebruik-toetsen.ts'
import type { Lijst } from '../gebruik-lijst.ts'
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

const CHIPS = FILTERS.map((waarde) => ({ waarde, label: FILTER_TEKST[waarde] }))

type Zeef = Pick<Lijst, 'zoek' | 'zetZoek' | 'filter' | 'zetFilter' | 'aantallen'>
type Volgorde = Pick<Lijst, 'sortering' | 'zetSortering'>

/** All rows in sight: none, some or all chosen. */
function AllesVak({ rijen, selectie }: Pick<Lijst, 'rijen' | 'selectie'>) {
  const { size } = selectie.gekozen
  return (
    <Vinkje
      label="Alle leerlingen in de lijst"
      labelVerborgen
      checked={size > 0 && size === rijen.length}
      deels={size > 0 && size < rijen.length}
      disabled={rijen.length === 0}
      onChange={({ target }) => selectie.kiesAlles(target.checked)}
    />
  )
}

const Zeven = memo(function Zeven({ zoek, zetZoek, filter, zetFilter, aantallen }: Zeef) {
  const veld = useRef<HTMLInputElement>(null)
  useToetsen({
    '/': () => {
      veld.current?.focus()
      veld.current?.select()
    },
  })
  return (
    <>
      <Zoekveld ref={veld} label="Zoek een leerling" waarde={zoek} onZoek={zetZoek} toets="/" />
      <Keuzerondjes
        vorm="chips"
        label="Toon"
        labelVerborgen
        opties={CHIPS.map(({ waarde, label }) => ({
          waarde,
          label: `${label} ${aantallen[waarde]}`,
        }))}
        waarde={filter}
        onKies={zetFilter}
      />
    </>
  )
})

const Sorteer = memo(function Sorteer({ sortering, zetSortering }: Volgorde) {
  return (
    <Keuze
      naast
      label="Sorteer"
      opties={OPTIES}
      value={sortering}
      onChange={({ target }) =>
        zetSortering(SORTERINGEN.find((s) => s === target.value) ?? SORTERINGEN[0])
      }
    />
  )
})

/** Choose all, search, filter and order above the list; each is drawn anew for itself alone. */
export function LijstGereedschap({ lijst }: { lijst: Lijst }) {
  const { zoek, zetZoek, filter, zetFilter, sortering, zetSortering, aantallen } = lijst
  return (
    <LijstBalk rechts={<Sorteer {...{ sortering, zetSortering }} />}>
      <AllesVak rijen={lijst.rijen} selectie={lijst.selectie} />
      <Zeven {...{ zoek, zetZoek, filter, zetFilter, aantallen }} />
    </LijstBalk>
  )
}
