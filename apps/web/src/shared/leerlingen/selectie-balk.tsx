import type { GroepId } from '@letterhaven/contracts/ids'
import { Bulkbalk } from '@letterhaven/ui/lijst/bulkbalk.tsx'
import { ExportMenu } from './export-menu.tsx'
import { GeheimActies } from './geheim-acties.tsx'
import type { RijKern } from './rij-kern.ts'
import type { ExportSoort } from './write-export.ts'
import { VerplaatsKnop } from './verplaats-knop.tsx'
import { WegKnop } from './weg-knop.tsx'

interface Props {
  readonly adminId: string
  /** The group that all chosen pupils sit in; null when they sit in different ones. */
  readonly groepId: string | null
  /** How many pupils are chosen. */
  readonly aantal: number
  readonly van: readonly (Pick<RijKern, 'id' | 'naam'> & { readonly groepId?: GroepId | null })[]
  readonly onExport: (soort: ExportSoort) => Promise<void>
  readonly onWis: () => void
  /** Called with the pupils that something was done to, when it is done. */
  readonly onKlaar: (leerlingen: readonly string[]) => void
}

/** The bar at the foot of the screen with the actions for the chosen pupils. */
export function SelectieBalk({ adminId, groepId, aantal, van, onExport, onWis, ...props }: Props) {
  const leerlingen = van.map(({ id }) => id)
  const onKlaar = () => props.onKlaar(leerlingen)
  return (
    <Bulkbalk aantal={aantal} onSluit={onWis}>
      <VerplaatsKnop {...{ adminId, groepId, leerlingen, onKlaar }} />
      <GeheimActies adminId={adminId} gekozen={van} />
      <WegKnop {...{ adminId, leerlingen, onKlaar }} />
      <ExportMenu van="van de selectie" isLeeg={van.length === 0} onKies={onExport} />
    </Bulkbalk>
  )
}
