import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import type { Kalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { KOLOMMEN } from '../leerlingen-csv.ts'

interface Eigenschappen {
  readonly open: boolean
  readonly kalender: Kalender
  readonly onSluit: () => void
}

/** What stands in the export: every column with its meaning, from the table that makes the file. */
export function CsvUitleg({ open, kalender, onSluit }: Eigenschappen) {
  const w = woordkeusBijLand(kalender.land)
  return (
    <Dialoog open={open} soort="paneel" titel="Wat staat er in het bestand?" onSluit={onSluit}>
      <p className="scherm-uitleg">
        Eén regel per leerling, met puntkomma’s ertussen. Open het in een rekenblad zoals Excel,
        Numbers of LibreOffice.
      </p>
      <dl className="csv-kolommen">
        {KOLOMMEN.map(({ kop, uitleg }) => (
          <div key={kop(w)}>
            <dt>{kop(w)}</dt>
            <dd>{uitleg(w)}</dd>
          </div>
        ))}
      </dl>
    </Dialoog>
  )
}
