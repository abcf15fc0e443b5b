import { LANGSTE_NAAM } from '@letterhaven/contracts/naam-maten'
import { useState, type ClipboardEvent } from 'react'
import type { Naam } from '@letterhaven/contracts/leerling'
import { useOpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { beschrijving } from '@letterhaven/ui/formulier/veld-kader.tsx'
import { ZOALS_GETYPT } from '@letterhaven/ui/tekst/zoals-getypt'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { isLeeg, type Regel, type VeldFouten } from './regels.ts'

interface Props {
  readonly regel: Regel
  /** Its position on the screen, from 1. */
  readonly nummer: number
  readonly opmerking: 'bekend' | 'dubbel' | null
  /** What the server refused in it. */
  readonly vanServer: VeldFouten
  readonly onWijzig: (wat: Partial<Regel>) => void
  readonly onPlak: (tekst: string) => boolean
  readonly onWeg: () => void
}

const VELDEN: readonly { readonly naam: keyof Naam; readonly label: string }[] = [
  { naam: 'voornaam', label: 'Voornaam' },
  { naam: 'tussenvoegsel', label: 'Tussenvoegsel' },
  { naam: 'achternaam', label: 'Achternaam' },
]

/** Returns the fields of a name. In Flanders what precedes a family name belongs to it, so only one that is there has a field. */
function useVelden({ tussenvoegsel }: Regel, { land }: Woordkeus): typeof VELDEN {
  const [heeft, setHeeft] = useState(false)
  if (tussenvoegsel !== '' && !heeft) setHeeft(true)
  return land === 'nl' || heeft ? VELDEN : VELDEN.filter(({ naam }) => naam !== 'tussenvoegsel')
}

/** Returns what is wrong with a line, per field. */
const foutenVan = (regel: Regel, w: Woordkeus): VeldFouten =>
  isLeeg(regel)
    ? {}
    : {
        ...(regel.voornaam.trim() === '' && { voornaam: 'vul een voornaam in' }),
        ...(regel.jaarTekst !== '' && {
          jaargroep: `‘${regel.jaarTekst}’ kennen we niet, kies ${w.welkeJaargroep} het is`,
        }),
      }

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

/** One pupil to add; a list may be pasted in any of its fields. */
export function RegelRij(props: Props) {
  const { regel, nummer, opmerking, vanServer, onWijzig, onPlak, onWeg } = props
  const w = useWoordkeus()
  const velden = useVelden(regel, w)
  const fouten = { ...vanServer, ...foutenVan(regel, w) }
  const idVan = (veld: string) => `${regel.sleutel}-${veld}`
  const jaren = JAREN.map((jaar) => ({ waarde: String(jaar), label: w.groepN(jaar) }))
  const { jaarTekst } = regel
  const opSlot = useOpSlot()
  const isDicht = opSlot.readOnly === true
  const handlePaste = (event: ClipboardEvent) => {
    if (isDicht) return
    if (onPlak(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <li className="erbij-rij">
      {velden.map(({ naam, label }) => (
        <input
          key={naam}
          className={`lh-invoer erbij-${naam}`}
          aria-label={`${label} van leerling ${nummer}`}
          {...beschrijving(idVan(naam), { fout: fouten[naam] })}
          placeholder={label}
          {...ZOALS_GETYPT}
          autoCapitalize={naam === 'tussenvoegsel' ? 'none' : 'words'}
          maxLength={LANGSTE_NAAM}
          value={regel[naam]}
          onChange={({ target }) => onWijzig({ [naam]: target.value })}
          onPaste={handlePaste}
          {...opSlot}
        />
      ))}
      <Keuze
        labelVerborgen
        id={idVan('jaargroep')}
        label={`${w.Jaargroep} van leerling ${nummer}`}
        value={jaarTekst === '' ? regel.jaargroep : ''}
        opties={jaarTekst === '' ? jaren : [{ waarde: '', label: jaarTekst, uit: true }, ...jaren]}
        fout={fouten.jaargroep}
        onChange={({ target }) => onWijzig({ jaargroep: Number(target.value), jaarTekst: '' })}
      />
      <KnopIcoon
        icoon="sluit"
        label={`Leerling ${nummer} weghalen`}
        aria-disabled={isDicht}
        onClick={() => isDicht || onWeg()}
      />
      {[...velden, { naam: 'jaargroep', label: w.Jaargroep } as const].map(
        ({ naam, label }) =>
          fouten[naam] && (
            <p key={naam} className="erbij-let-op lh-veld-fout" id={`${idVan(naam)}-fout`}>
              <Icoon naam="waarschuwing" maat={16} />
              {`${label}: ${fouten[naam]}`}
            </p>
          ),
      )}
      {opmerking && (
        <p className="erbij-let-op">
          <Pil toon="warn">
            {opmerking === 'bekend' ? `zit al in deze ${w.groep}` : 'staat hier twee keer'}
          </Pil>
        </p>
      )}
    </li>
  )
}
