import { useState } from 'react'
import type { Lidmaatschap } from '@letterhaven/contracts/sessie'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { gaDoorDeur, type Binnen, type Vervolg } from '../../shared/session/aanmelden.ts'

interface Eigenschappen {
  readonly keuze: Extract<Vervolg, { readonly kies: unknown }>
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: () => void
}

/** Somebody of several schools or practices says which it is today. */
export function KiesAdmin({ keuze, onUitslag, onTerug }: Eigenschappen) {
  const [bezig, setBezig] = useState<string | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const handleKeus = async ({ adminId }: Lidmaatschap) => {
    setBezig(adminId)
    try {
      onUitslag(await gaDoorDeur({ uitdaging: keuze.uitdaging, adminId }))
    } catch (oorzaak) {
      setFout(oorzaak instanceof Error ? oorzaak.message : String(oorzaak))
      setBezig(null)
    }
  }
  return (
    <div className="login">
      <h1>Waar ga je aan het werk?</h1>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      {keuze.kies.map((lid) => (
        <Knop
          key={lid.adminId}
          soort="primair"
          maat="groot"
          vol
          bezig={bezig === lid.adminId}
          bezigTekst="Bezig met openen"
          onClick={() => void handleKeus(lid)}
        >
          {lid.naam}
        </Knop>
      ))}
      <Knop soort="tonaal" vol onClick={onTerug}>
        Terug naar het wachtwoord
      </Knop>
    </div>
  )
}
