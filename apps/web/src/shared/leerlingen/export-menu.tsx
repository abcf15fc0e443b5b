import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { Menu } from '@letterhaven/ui/menu.tsx'
import type { ExportSoort } from './schrijf-export.ts'

interface Eigenschappen {
  /** Of whom, for a screen reader. */
  readonly van: string
  readonly isLeeg: boolean
  readonly onKies: (soort: ExportSoort) => Promise<void>
}

/** Asks for a file, and of which kind. */
export function ExportMenu({ van, isLeeg, onKies }: Eigenschappen) {
  const regel = (id: ExportSoort, label: string) =>
    ({ id, label, icoon: 'download', uit: isLeeg, onKies: () => void onKies(id) }) as const
  return (
    <Menu
      className={knopKlasse({ soort: 'tekst' })}
      items={[regel('xlsx', 'Excel (.xlsx)'), regel('csv', 'CSV')]}
    >
      <Icoon naam="download" />
      Exporteren
      <span className="lh-vh"> {van}</span>
    </Menu>
  )
}
