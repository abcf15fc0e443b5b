import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import type { Kalender } from '../weergave/gebruik-kalender.ts'
import type { Kolom } from './kolommen.ts'

interface Eigenschappen {
  readonly open: boolean
  readonly kolommen: readonly Pick<Kolom<never>, 'kop' | 'uitleg'>[]
  readonly kalender: Kalender
  readonly onSluit: () => void
}

/** What stands in the export: every column with its meaning, from the table that makes the file. */
export function ExportUitleg({ open, kolommen, kalender, onSluit }: Eigenschappen) {
  const w = woordkeusBijLand(kalender.land)
  return (
    <Dialoog open={open} soort="paneel" titel="Wat staat er in het bestand?" onSluit={onSluit}>
      <p className="scherm-uitleg">
        Eén regel per leerling. Een Excel-bestand opent in Excel, Numbers en LibreOffice; CSV leest
        bijna elk programma, met puntkomma’s tussen de kolommen. Wachtwoorden staan er nooit in.
      </p>
      <dl className="csv-kolommen">
        {kolommen.map(({ kop, uitleg }) => (
          <div key={kop(w)}>
            <dt>{kop(w)}</dt>
            <dd>{uitleg(w)}</dd>
          </div>
        ))}
      </dl>
    </Dialoog>
  )
}
