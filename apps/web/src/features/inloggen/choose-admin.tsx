import { useState } from 'react'
import type { Lidmaatschap } from '@letterhaven/contracts/sessie'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { rolZin } from '../../shared/rol-zin.ts'
import { goThroughDeur, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { ofVerlopen } from './of-verlopen.ts'
import { StapKop } from './stap-kop.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'

interface Eigenschappen {
  readonly keuze: Extract<Vervolg, { readonly kies: unknown }>
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: (reden?: string) => void
}

/** Lets a member of several schools or practices choose which it is today. */
export function KiesAdmin({ keuze, onUitslag, onTerug }: Eigenschappen) {
  const w = useWoordkeus()
  const [bezig, setBezig] = useState<string | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const handleKeus = async ({ adminId }: Lidmaatschap) => {
    if (bezig) return
    setBezig(adminId)
    setFout(null)
    try {
      const { uitdaging } = keuze
      await ofVerlopen(async () => onUitslag(await goThroughDeur({ uitdaging, adminId })), onTerug)
    } catch (oorzaak) {
      setFout(foutTekst(oorzaak))
      setBezig(null)
    }
  }
  return (
    <div className="login">
      <StapKop>Waar ga je aan het werk?</StapKop>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <ul className="kies-lijst">
        {keuze.kies.map((lid) => (
          <li key={lid.adminId}>
            <button
              type="button"
              className="kies-knop"
              aria-disabled={bezig !== null}
              onClick={() => void handleKeus(lid)}
            >
              <span className="kies-naam">
                <Letterlijk>{lid.naam}</Letterlijk>
              </span>
              <span className="kies-rol">{rolZin(lid.role, w)}</span>
              <Icoon naam="chevron-rechts" />
              <output className="lh-vh">{bezig === lid.adminId && 'Bezig met openen'}</output>
            </button>
          </li>
        ))}
      </ul>
      <Knop soort="tekst" vol icoon="pijl-links" onClick={() => onTerug()}>
        Terug naar het wachtwoord
      </Knop>
    </div>
  )
}
