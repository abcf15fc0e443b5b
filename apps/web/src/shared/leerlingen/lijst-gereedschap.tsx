import { memo, useEffect, useRef, type ReactNode } from 'react'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Keuzerondjes } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { LijstBalk } from '@letterhaven/ui/lijst/lijst-rijen.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { useToetsen } from '../toetsen/use-toetsen.ts'
import type { Lijst } from './use-lijst.ts'
import { FILTERS, type Filter } from './choose-leerlingen.ts'
import type { RijKern } from './rij-kern.ts'

const FILTER_TEKST: Readonly<Record<Filter, string>> = {
  alle: 'Allemaal',
  aandacht: 'Aandacht',
  niet_geoefend: 'Lang niet geoefend',
  vooruit: 'Vooruit',
}

const CHIPS = FILTERS.map((waarde) => ({ waarde, label: FILTER_TEKST[waarde] }))

type Iedere = Lijst<RijKern>
type Zoek = Pick<Iedere, 'zoek' | 'setZoek' | 'saveZoek'>
type Zeef = Pick<Iedere, 'filter' | 'setFilter' | 'aantallen'>
interface Ordening extends Pick<Iedere, 'sortering' | 'setSortering'> {
  readonly sorteringen: readonly { readonly waarde: string; readonly label: string }[]
}

/** The check box for all rows shown: none, some or all are chosen. */
function AllesVak({
  rijen,
  selectie,
}: Pick<Iedere, 'selectie'> & { readonly rijen: readonly RijKern[] }) {
  const { size } = selectie.gekozen
  const vak = useRef<HTMLInputElement>(null)
  const waren = useRef(size)
  useEffect(() => {
    // Clearing the choice removes the bar that had the focus; from this box one can go on to the first row.
    const isWeg = waren.current > 0 && size === 0
    waren.current = size
    if (isWeg && document.activeElement === document.body)
      vak.current?.focus({ preventScroll: true })
  }, [size])
  return (
    <Vinkje
      ref={vak}
      label="Iedereen in de lijst"
      labelVerborgen
      checked={size > 0 && size === rijen.length}
      deels={size > 0 && size < rijen.length}
      disabled={rijen.length === 0}
      onChange={({ target }) => selectie.chooseAll(target.checked)}
    />
  )
}

const Zoeken = memo(function Zoeken({ zoek, setZoek, saveZoek }: Zoek) {
  const veld = useRef<HTMLInputElement>(null)
  useToetsen({
    '/': () => {
      veld.current?.focus()
      veld.current?.select()
    },
  })
  return (
    <Zoekveld
      ref={veld}
      label="Zoek op naam"
      waarde={zoek}
      onZoek={setZoek}
      onBlur={saveZoek}
      toets="/"
    />
  )
})

const Zeven = memo(function Zeven({ filter, setFilter, aantallen }: Zeef) {
  return (
    <Keuzerondjes
      vorm="chips"
      label="Toon"
      labelVerborgen
      opties={CHIPS.map(({ waarde, label }) => ({
        waarde,
        label: `${label} ${getal(aantallen[waarde])}`,
      }))}
      waarde={filter}
      onKies={setFilter}
    />
  )
})

const Sorteer = memo(function Sorteer({ sortering, setSortering, sorteringen }: Ordening) {
  return (
    <Keuze
      naast
      label="Sorteer"
      opties={sorteringen}
      value={sortering}
      onChange={({ target }) => setSortering(target.value)}
    />
  )
})

interface Eigenschappen {
  readonly lijst: Zoek &
    Zeef &
    Ordening &
    Pick<Iedere, 'selectie'> & { readonly rijen: readonly RijKern[] }
  /** What else narrows this list. */
  readonly meer?: ReactNode
}

/** Select all, search, filter and sort, above the list; each is redrawn by itself. */
export function LijstGereedschap({ lijst, meer }: Eigenschappen) {
  const {
    zoek,
    setZoek,
    saveZoek,
    filter,
    setFilter,
    sortering,
    setSortering,
    sorteringen,
    aantallen,
  } = lijst
  return (
    <LijstBalk rechts={<Sorteer {...{ sortering, setSortering, sorteringen }} />}>
      <AllesVak rijen={lijst.rijen} selectie={lijst.selectie} />
      <Zoeken {...{ zoek, setZoek, saveZoek }} />
      {meer}
      <Zeven {...{ filter, setFilter, aantallen }} />
    </LijstBalk>
  )
}
