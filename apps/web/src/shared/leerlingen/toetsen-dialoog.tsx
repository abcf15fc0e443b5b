import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'

const TOETSEN = [
  { toetsen: ['/'], doet: 'Naar het zoekveld' },
  { toetsen: ['↓', '↑'], doet: 'Naar de volgende of vorige naam' },
  { toetsen: ['Spatie'], doet: 'Naam selecteren' },
  { toetsen: ['Shift', '↓'], doet: 'Selectie uitbreiden; met de muis: Shift en klik' },
  { toetsen: ['Enter'], doet: 'Naam openen' },
  { toetsen: ['Esc'], doet: 'Selectie of zoekterm wissen' },
  { toetsen: ['?'], doet: 'Dit overzicht' },
]

/** Lists the keyboard shortcuts of a page with a list of pupils. */
export function ToetsenDialoog({ onSluit }: { readonly onSluit: () => void }) {
  return (
    <Dialoog open titel="Sneltoetsen op deze pagina" onSluit={onSluit}>
      <dl className="toetsen-lijst">
        {TOETSEN.map(({ toetsen, doet }) => (
          <div key={doet}>
            <dt>
              {toetsen.map((toets) => (
                <kbd key={toets}>{toets}</kbd>
              ))}
            </dt>
            <dd>{doet}</dd>
          </div>
        ))}
      </dl>
    </Dialoog>
  )
}
