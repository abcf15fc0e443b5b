import { useState } from 'react'
import type { KlasIngang, LeerlingIngang } from '@letterhaven/contracts/leerling-ingang'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { waaromUitgelogd } from '../../../../shared/session/wanted-route.ts'
import { DierPlaatje } from '../dieren/dier-plaatje.tsx'
import { usePoging } from '../use-poging.ts'
import { VraagKop } from '../vraag-kop.tsx'
import { WachtEven } from '../wacht-even.tsx'
import { PlaatjesBord } from './plaatjes-bord.tsx'
import { WoordenForm } from './woorden-form.tsx'

interface Eigenschappen {
  readonly klas: KlasIngang
  readonly kind: LeerlingIngang
  readonly onTerug: () => void
}

/** A child that found its name enters its secret: its pictures if it has any, otherwise its words. */
export function GeheimStap({ klas, kind, onTerug }: Eigenschappen) {
  const [metWoorden, setMetWoorden] = useState(!kind.plaatjes)
  const { bezig, fout, wacht, attempt, magWeer } = usePoging()
  if (wacht) return <WachtEven wacht={wacht} onMag={magWeer} />
  const handleGeheim = (geheim: string) =>
    attempt({ schoolcode: klas.schoolcode, leerlingId: kind.leerlingId, geheim })
  const vraag = metWoorden
    ? `Hoi ${kind.voornaam}, typ je wachtwoord`
    : `Hoi ${kind.voornaam}, tik je plaatjes`
  return (
    <section className="li li-smal" translate="no">
      <VraagKop
        vraag={vraag}
        terug={{ label: 'Dat ben ik niet', onTerug }}
        beeld={<DierPlaatje dier={kind.dier} maat={72} />}
      />
      {!fout && waaromUitgelogd(winkels.session) !== null && (
        <p className="li-waar">Je was uitgelogd. Hierna speel je verder waar je was.</p>
      )}
      {fout && (
        <Melding toon="warn" live="alert">
          {fout}
        </Melding>
      )}
      {metWoorden ? (
        <WoordenForm bezig={bezig} onGeheim={handleGeheim} />
      ) : (
        <PlaatjesBord bezig={bezig} aantal={kind.plaatjes} onGeheim={handleGeheim} />
      )}
      {kind.plaatjes > 0 && (
        <Knop soort="tonaal" maat="groot" vol onClick={() => setMetWoorden(!metWoorden)}>
          {metWoorden ? 'Met plaatjes' : 'Met woorden'}
        </Knop>
      )}
    </section>
  )
}
