import { readDagkolom, type Dag } from '@letterhaven/domain/lijst/dagkolom'
import { waarVan } from './blik.ts'
import type { Ruw } from './inhoud.ts'
import type { Meldboek, MeldingCode } from './meldingen.ts'
import * as v from './velden.ts'

/** The fields of a pupil that are days. */
const DAGVELDEN = ['geboortedatum', 'uitstroomdatum'] as const
type Dagveld = (typeof DAGVELDEN)[number]

/** The days of each pupil. They are read column by column before any line is judged. */
export type Dagen = Readonly<Record<Dagveld, ReadonlyMap<Ruw, string | null>>>

interface Kolommen {
  readonly boek: Meldboek
  /** Whether the file is a list. A list follows no standard, so that only days that could not be read are reported. */
  readonly isLijst: boolean
  readonly vandaag: string | undefined
}

const alsDag = (dag: string): string => dag.split('-').toReversed().join('-')

function watEraanScheelt({ volgensStandaard, mis }: Dag, isLijst: boolean): MeldingCode | null {
  if (mis === 'volgorde') return 'date-order-lost'
  if (isLijst) return mis === null ? null : 'date-lost'
  return volgensStandaard ? null : 'date'
}

function readKolom(
  rijen: readonly Ruw[],
  veld: Dagveld,
  { boek, isLijst, vandaag }: Kolommen,
): ReadonlyMap<Ruw, string | null> {
  const cellen = rijen.map(({ velden }) => v.schoonOfNiets(velden.get(veld)))
  // Nobody is born after today, but somebody may leave after today.
  const { dagen, twijfel } = readDagkolom(cellen, veld === 'geboortedatum' ? vandaag : undefined)
  const open = twijfel === null ? undefined : rijen[twijfel]
  const gelezen = twijfel === null ? null : (dagen[twijfel]?.dag ?? null)
  if (open && gelezen !== null)
    boek.report(
      'date-order',
      () => `${waarVan(open)}: ${cellen[twijfel ?? 0]} is ${alsDag(gelezen)}`,
    )
  return new Map(
    rijen.map((rij, plek) => {
      const dag = dagen[plek]
      const code = dag ? watEraanScheelt(dag, isLijst) : null
      if (code) boek.report(code, () => `${waarVan(rij)}: ${v.kortNaam(cellen[plek] ?? '')}`)
      return [rij, dag?.dag ?? null]
    }),
  )
}

/** Reads the days of all pupils. */
export const readDagen = (rijen: readonly Ruw[], kolommen: Kolommen): Dagen => ({
  geboortedatum: readKolom(rijen, 'geboortedatum', kolommen),
  uitstroomdatum: readKolom(rijen, 'uitstroomdatum', kolommen),
})
