import '../../shared/weergave/scherm.css'
import './kijk-mee-vraag.css'
import { useState, type SyntheticEvent } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KijkKeuze } from '@letterhaven/contracts/kijk-mee'
import { KijkMeeRedenSchema } from '@letterhaven/contracts/kijk-mee-reden'
import type { UserId } from '@letterhaven/contracts/ids'
import { KIJK_MEE_MINUTEN, REDEN_MAAT } from '@letterhaven/contracts/kijk-mee-maten'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Tekstvak } from '@letterhaven/ui/formulier/tekstvak.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { kijkMee, useLook } from '../../shared/kijk-mee/kijk-mee.ts'
import { rolZin } from '../../shared/rol-zin.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { check } from '../../shared/formulier/controleer.ts'
import { BijAccount, NaarAdmins } from './bij-account.tsx'

const MIS = 'Dat lukte niet. Er is niets getoond. Probeer het opnieuw.'

/** Asks as whom to look along, and why; then the requested page opens. */
function Formulier({ keuze }: { readonly keuze: KijkKeuze }) {
  const { admin, role, docenten } = keuze
  const w = useWoordkeus()
  const { hetAccount } = soortwoorden(woordkeusVoor({ land: w.land, soort: admin.soort }))
  const vorige = useLook()
  const isZelfde = vorige?.admin.id === admin.id
  const eerder = isZelfde && docenten.some(({ id }) => id === vorige.als) ? vorige.als : null
  const [als, setAls] = useState<string>(eerder ?? '')
  const [reden, setReden] = useState('')
  const [melding, setMelding] = useState<string>()
  const [fout, setFout] = useState<string | null>(null)
  const [bezig, setBezig] = useState(false)
  const handleBegin = async (event: SyntheticEvent) => {
    event.preventDefault()
    const uitslag = check(KijkMeeRedenSchema, { reden })
    setMelding(uitslag.meldingen?.['reden'])
    if (uitslag.meldingen) return
    setBezig(true)
    setFout(null)
    try {
      kijkMee.begin(
        await call(kantoorEndpoints.startKijkMee, {
          body: {
            adminId: admin.id,
            als: als === '' ? null : (als as UserId),
            ...uitslag.gegevens,
          },
        }),
      )
    } catch (oorzaak) {
      setBezig(false)
      setMelding(oorzaak instanceof ApiFout ? oorzaak.velden['reden'] : undefined)
      setFout(foutTekst(oorzaak, MIS))
    }
  }
  return (
    <section className="scherm kijk-mee-vraag">
      <h1>
        Meekijken bij <Letterlijk>{admin.naam}</Letterlijk>
      </h1>
      {isZelfde && vorige.voorbij && (
        <Melding toon="info" live="status" titel="Het meekijken is voorbij">
          Deze pagina gaat weer open als je opschrijft waarom je verder kijkt.
        </Melding>
      )}
      {vorige && !isZelfde && !vorige.voorbij && (
        <Melding toon="info">
          Je kijkt nu mee bij <Letterlijk>{vorige.admin.naam}</Letterlijk>. Kijk je hier mee, dan
          stopt dat daar.
        </Melding>
      )}
      <p className="scherm-uitleg">
        Je ziet wat {hetAccount} ziet en verandert niets. Het duurt {KIJK_MEE_MINUTEN} minuten en
        kan één keer langer. In het logboek leest {hetAccount} dat iemand van Letterhaven meekeek,
        waarom, van wanneer tot wanneer en naar wat voor pagina’s.
      </p>
      <form className="scherm-vraag" noValidate onSubmit={(event) => void handleBegin(event)}>
        <Keuze
          label="Met wie kijk je mee?"
          value={als}
          opties={[
            { waarde: '', label: rolZin(role, w) },
            ...docenten.map(({ id, naam }) => ({
              waarde: id as string,
              label: naam,
              letterlijk: true,
            })),
          ]}
          onChange={({ target }) => setAls(target.value)}
        />
        <Tekstvak
          name="reden"
          label="Waarom kijk je mee?"
          autoCapitalize="sentences"
          autoCorrect="on"
          spellCheck
          uitleg={`${metHoofdletter(hetAccount)} leest dit. Schrijf er geen namen van kinderen in.`}
          rows={3}
          maxLength={REDEN_MAAT.max}
          value={reden}
          fout={melding}
          onChange={({ target }) => setReden(target.value)}
        />
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <div className="kijk-mee-vraag-knoppen">
          <NaarAdmins />
          <Knop type="submit" soort="primair" icoon="oog" bezig={bezig}>
            Meekijken
          </Knop>
        </div>
      </form>
    </section>
  )
}

/**
 * Replaces a page of a school or a child: it asks which school to look along with, and why. On a child's page that is the
 * school of the last look.
 */
export function KijkMeeVraag({ adminId }: { readonly adminId: string | undefined }) {
  const laatste = useLook()?.admin.id
  const waar = adminId ?? laatste
  if (waar)
    return (
      <BijAccount
        adminId={waar}
        show={(stand) => (stand.keuze ? <Formulier keuze={stand.keuze} /> : stand.inPlaats)}
      />
    )
  return (
    <StatusPage titel="Kies eerst een school" acties={<NaarAdmins />}>
      <p>Een pagina van een kind zie je alleen als je bij de school meekijkt.</p>
    </StatusPage>
  )
}
