import { LANGSTE_NAAM } from '@letterhaven/contracts/naam-maten'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { ToestemmingVelden } from '../../shared/toestemming/toestemming-velden.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import type { Kind, KindFouten } from './kinderen.ts'

interface Props {
  readonly soort: AdminSoort
  readonly kind: Kind
  /** Its position on the screen, from 1. */
  readonly nummer: number
  readonly fouten: KindFouten
  readonly onWijzig: (wat: Partial<Kind>) => void
  /** Null when it is the only one. */
  readonly onWeg: (() => void) | null
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

/** One child to add: who it is, and who consents for it. */
export function KindKaart({ soort, kind, nummer, fouten, onWijzig, onWeg }: Props) {
  const w = useWoordkeus()
  const veld = (naam: 'voornaam' | 'tussenvoegsel' | 'achternaam') => ({
    name: naam,
    maxLength: LANGSTE_NAAM,
    value: kind[naam],
    onChange: ({ target }: { target: { value: string } }) => onWijzig({ [naam]: target.value }),
  })
  return (
    <Kaart
      titel={
        kind.voornaam.trim() ? <Letterlijk>{kind.voornaam.trim()}</Letterlijk> : `Kind ${nummer}`
      }
      extra={onWeg && <KnopIcoon icoon="sluit" label={`Kind ${nummer} weghalen`} onClick={onWeg} />}
    >
      <div className="kind">
        <div className="kind-naam">
          <Veld
            label="Voornaam"
            autoCapitalize="words"
            fout={fouten.voornaam}
            {...veld('voornaam')}
          />
          {(w.land === 'nl' || kind.tussenvoegsel !== '') && (
            <Veld label="Tussenvoegsel" optioneel {...veld('tussenvoegsel')} />
          )}
          <Veld label="Achternaam" autoCapitalize="words" optioneel {...veld('achternaam')} />
        </div>
        <div className="kind-jaar">
          <Keuze
            label={metHoofdletter(w.welkeJaargroep)}
            value={String(kind.jaargroep)}
            opties={JAREN.map((jaar) => ({
              waarde: String(jaar),
              label: metHoofdletter(w.groepN(jaar)),
            }))}
            onChange={({ target }) => onWijzig({ jaargroep: Number(target.value) })}
          />
          <Vinkje
            label="Dit kind heeft dyslexie"
            checked={kind.dyslexie}
            onChange={({ target }) => onWijzig({ dyslexie: target.checked })}
          />
        </div>
        <ToestemmingVelden
          soort={soort}
          verklaring={kind.verklaring}
          fout={fouten.toestemming}
          foutDag={fouten.gegevenOp}
          onWijzig={(verklaring) => onWijzig({ verklaring })}
        />
      </div>
    </Kaart>
  )
}
