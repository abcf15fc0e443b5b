import { useId, useState } from 'react'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Keuzerondjes } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Tekstvak } from '@letterhaven/ui/formulier/tekstvak.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly onKies: (bestand: Blob, naam: string) => void
}

const SOORTEN = [
  { waarde: 'bestand', label: 'Bestand', icoon: 'upload' },
  { waarde: 'plakken', label: 'Lijst plakken', icoon: 'klembord' },
] as const

/** A place to drop or choose a file: the browser's own control, which covers all of it. */
function Bestand({ onKies }: Props) {
  const id = useId()
  const { land } = useWoordkeus()
  const [boven, setBoven] = useState(false)
  const weg = () => setBoven(false)
  return (
    <label htmlFor={id} className="import-vlak" data-boven={boven || undefined}>
      <span className="import-vlak-icoon">
        <Icoon naam="upload" maat={32} />
      </span>
      <span className="import-vlak-titel">Kies een bestand of sleep het hierheen</span>
      <span className="import-vlak-uitleg">
        {land === 'be'
          ? 'Een lijst uit WISA, Informat of Smartschool (.csv), of EDEXML (.xml), tot 12 MB'
          : 'EDEXML of UWLR (.xml, ook als .zip of .gz) of een lijst (.csv), tot 12 MB'}
      </span>
      <input
        id={id}
        type="file"
        className="import-vlak-invoer"
        accept=".xml,.zip,.gz,.csv,.txt,text/xml,text/csv"
        onDragEnter={() => setBoven(true)}
        onDragLeave={weg}
        onDrop={weg}
        onChange={({ target }) => {
          const [bestand] = target.files ?? []
          if (bestand) onKies(bestand, bestand.name)
          // Allows the same file to be chosen once more.
          target.value = ''
        }}
      />
    </label>
  )
}

/** A list pasted from a spreadsheet: the first line holds the names of the columns. */
function Plakken({ onKies }: Props) {
  const w = useWoordkeus()
  const [tekst, setTekst] = useState('')
  const [fout, setFout] = useState<string>()
  const handleLees = () => {
    if (tekst.trim() === '') return setFout('Plak hier eerst een lijst.')
    onKies(new Blob([tekst], { type: 'text/csv' }), 'Geplakte lijst')
  }
  return (
    <div className="import-plakken">
      <Tekstvak
        label="Lijst uit een spreadsheet"
        uitleg={`Neem de kopregel mee, bijvoorbeeld: Voornaam, ${w.land === 'nl' ? 'Tussenvoegsel, ' : ''}Achternaam, Geboortedatum, ${w.Groep}.`}
        rows={8}
        value={tekst}
        fout={fout}
        onChange={({ target }) => {
          setTekst(target.value)
          setFout(undefined)
        }}
      />
      <div>
        <Knop soort="primair" onClick={handleLees}>
          Lijst lezen
        </Knop>
      </div>
    </div>
  )
}

/** The start of an import: a file, or a pasted list. */
export function KiesBestand({ onKies }: Props) {
  const { land } = useWoordkeus()
  const [soort, setSoort] = useState<(typeof SOORTEN)[number]['waarde']>('bestand')
  return (
    <Kaart className="import-kies">
      <Keuzerondjes
        label="Waaruit wil je leerlingen inlezen?"
        opties={SOORTEN}
        waarde={soort}
        onKies={setSoort}
      />
      {soort === 'bestand' ? <Bestand onKies={onKies} /> : <Plakken onKies={onKies} />}
      <ul className="import-beloften">
        <li>
          <Icoon naam="oog" maat={20} />
          <span>
            <strong>Eerst kijken.</strong> Je ziet precies wat er verandert. Pas na ‘Toepassen’
            gebeurt er iets.
          </span>
        </li>
        <li>
          <Icoon naam="ongedaan" maat={20} />
          <span>
            <strong>30 dagen lang terug te draaien.</strong> Wie dan in de prullenbak komt, kun je
            30 dagen lang terugzetten.
          </span>
        </li>
        <li>
          <Icoon naam="slot" maat={20} />
          <span>
            <strong>Niet meer dan nodig.</strong>{' '}
            {land === 'be' ? 'Rijksregisternummers' : 'Burgerservicenummers'}, adressen en foto’s
            worden niet gelezen, ook als ze in het bestand staan.
          </span>
        </li>
      </ul>
    </Kaart>
  )
}
