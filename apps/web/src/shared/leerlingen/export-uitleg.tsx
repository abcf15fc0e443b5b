import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import type { Kolom } from './kolommen.ts'

interface Eigenschappen {
  readonly open: boolean
  readonly kolommen: readonly Pick<Kolom<never>, 'kop' | 'uitleg'>[]
  /** The wording of the file, which may be for another country than this page. */
  readonly w: Woordkeus
  readonly onSluit: () => void
}

/** Explains the export: every column with its meaning, taken from the table that makes the file. */
export function ExportUitleg({ open, kolommen, w, onSluit }: Eigenschappen) {
  return (
    <Dialoog open={open} soort="paneel" titel="Wat staat er in het bestand?" onSluit={onSluit}>
      <p className="scherm-uitleg">
        Eén regel per {w.leerling}. Een Excel-bestand opent in Excel, Numbers en LibreOffice; CSV
        leest bijna elk programma, met puntkomma’s tussen de kolommen. Wachtwoorden staan er nooit
        in.
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
