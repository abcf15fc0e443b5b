import './tweede-factor.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { saveTekst } from '../export/save-bestand.ts'
import { KopieerKnop } from './kopieer-knop.tsx'

const KOP = 'Herstelcodes van Letterhaven'
const UITLEG = 'Elke code werkt één keer, als je app of passkey er niet is.'

/** The codes as a text to save. */
const alsTekst = (codes: readonly string[]): string => [KOP, UITLEG, '', ...codes, ''].join('\r\n')

/** Shows recovery codes, this one time only: to copy, to download or to print. */
export function Herstelcodes({ codes }: { readonly codes: readonly string[] }) {
  const handleBewaar = () =>
    saveTekst('letterhaven-herstelcodes.txt', { tekst: alsTekst(codes), soort: 'text/plain' })
  return (
    <div className="herstelcodes">
      <div className="herstelcodes-vel">
        <p className="lh-alleen-print">
          <strong>{KOP}</strong>
        </p>
        <p className="lh-alleen-print">{UITLEG}</p>
        <ol aria-label="Herstelcodes" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="herstelcodes-knoppen">
        <KopieerKnop tekst={codes.join('\n')}>Kopiëren</KopieerKnop>
        <Knop icoon="download" onClick={handleBewaar}>
          Downloaden
        </Knop>
        <Knop icoon="print" onClick={() => window.print()}>
          Afdrukken
        </Knop>
      </div>
    </div>
  )
}
