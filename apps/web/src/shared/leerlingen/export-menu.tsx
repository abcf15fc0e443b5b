import { useState } from 'react'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Menu } from '@letterhaven/ui/menu/menu.tsx'
import { useOpenLook } from '../kijk-mee/haak.ts'
import type { ExportSoort } from './write-export.ts'

interface Eigenschappen {
  /** Whose file it is, for a screen reader. */
  readonly van: string
  readonly isLeeg: boolean
  /** Reports by itself how it went. */
  readonly onKies: (soort: ExportSoort) => Promise<void>
}

/** Offers a file, and asks which kind. Somebody of the office who looks along may take nothing with them. */
export function ExportMenu({ van, isLeeg, onKies }: Eigenschappen) {
  const [bezig, setBezig] = useState(false)
  if (useOpenLook()) return null
  const choose = async (soort: ExportSoort) => {
    setBezig(true)
    await onKies(soort).finally(() => setBezig(false))
  }
  const regel = (id: ExportSoort, label: string) =>
    ({ id, label, icoon: 'download', uit: isLeeg, onKies: () => void choose(id) }) as const
  return (
    <Menu
      bezig={bezig}
      className={knopKlasse({ soort: 'tekst' })}
      items={[regel('xlsx', 'Excel (.xlsx)'), regel('csv', 'CSV')]}
    >
      <Icoon naam="download" />
      <span className="lh-knop-label">
        Exporteren
        <span className="lh-vh"> {van}</span>
      </span>
    </Menu>
  )
}
