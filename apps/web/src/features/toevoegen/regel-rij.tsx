import type { ClipboardEvent } from 'react'
import type { Naam } from '@letterhaven/contracts/leerling'
import { Keuze } from '@letterhaven/ui/keuze.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop-icoon.tsx'
import { Pil } from '@letterhaven/ui/pil.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { isLeeg, type Regel } from './regels.ts'

interface Props {
  readonly regel: Regel
  /** Its place on the screen, from 1. */
  readonly nummer: number
  readonly opmerking: 'bekend' | 'dubbel' | null
  readonly onWijzig: (wat: Partial<Regel>) => void
  readonly onPlak: (tekst: string) => boolean
  readonly onWeg: () => void
}

const VELDEN: readonly { readonly naam: keyof Naam; readonly label: string }[] = [
  { naam: 'voornaam', label: 'Voornaam' },
  { naam: 'tussenvoegsel', label: 'Tussenvoegsel' },
  { naam: 'achternaam', label: 'Achternaam' },
]
const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

/** One pupil to be; a list may be pasted in any of its fields. */
export function RegelRij({ regel, nummer, opmerking, onWijzig, onPlak, onWeg }: Props) {
  const w = useWoordkeus()
  const mist = !isLeeg(regel) && regel.voornaam.trim() === ''
  const handlePaste = (event: ClipboardEvent) => {
    if (onPlak(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <li className="erbij-rij">
      {VELDEN.map(({ naam, label }) => (
        <input
          key={naam}
          className={`lh-invoer erbij-${naam}`}
          aria-label={`${label} van leerling ${nummer}`}
          aria-invalid={naam === 'voornaam' && mist ? true : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={regel[naam]}
          onChange={({ target }) => onWijzig({ [naam]: target.value })}
          onPaste={handlePaste}
        />
      ))}
      <Keuze
        labelVerborgen
        label={`${w.Jaargroep} van leerling ${nummer}`}
        value={String(regel.jaargroep)}
        opties={JAREN.map((jaar) => ({ waarde: String(jaar), label: w.groepN(jaar) }))}
        onChange={({ target }) => onWijzig({ jaargroep: Number(target.value) })}
      />
      <KnopIcoon icoon="sluit" label={`Leerling ${nummer} weghalen`} onClick={onWeg} />
      {(opmerking || mist) && (
        <p className="erbij-let-op">
          <Pil toon="warn">
            {mist
              ? 'vul een voornaam in'
              : opmerking === 'bekend'
                ? `zit al in deze ${w.groep}`
                : 'staat hier twee keer'}
          </Pil>
        </p>
      )}
    </li>
  )
}
