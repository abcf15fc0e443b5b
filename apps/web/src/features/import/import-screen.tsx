import '../../shared/weergave/scherm.css'
import './import.css'
import './import-voorbeeld.css'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ImportTelling } from '@letterhaven/contracts/import'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { useSoort } from '../../shared/account/soort.ts'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { NaarGroepen } from '../../shared/weergave/naar-groepen.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { Geschiedenis } from './components/geschiedenis.tsx'
import { KiesBestand } from './components/kies-bestand.tsx'
import { VerzendingStand } from './components/verzending-stand.tsx'
import { Voorbeeld } from './components/voorbeeld.tsx'
import { useVersturen } from './use-versturen.ts'
import { tellingZin } from './telling-zin.ts'
import { useNogHier } from '../../shared/use-nog-hier.ts'

interface BeginProps {
  readonly adminId: string
  readonly klaar: ImportTelling | null
  readonly onGelezen: (id: string) => void
}

function Gedaan({ adminId, klaar }: { readonly adminId: string; readonly klaar: ImportTelling }) {
  const w = useWoordkeus()
  const zin = tellingZin(klaar, w)
  return (
    <Melding toon="ok" live="status" titel="Toegepast" actie={<NaarGroepen adminId={adminId} />}>
      {zin === null ? 'Er hoefde niets te veranderen.' : `${metHoofdletter(zin)}.`} Hieronder kun je
      het terugdraaien.
    </Melding>
  )
}

function Begin({ adminId, klaar, onGelezen }: BeginProps) {
  const { verzending, send, breekAf } = useVersturen(adminId, onGelezen)
  const isOnderweg = verzending.soort === 'onderweg'
  return (
    <div className="scherm import">
      <PaginaKop
        titel="Leerlingen inlezen"
        onder="Uit je administratie, of uit een lijst van jezelf."
      />
      {klaar && verzending.soort === 'niets' && <Gedaan adminId={adminId} klaar={klaar} />}
      <VerzendingStand verzending={verzending} onBreekAf={breekAf} />
      {/* Hidden while a file is on its way, not removed: what was pasted is still there after a refusal. */}
      <div hidden={isOnderweg}>
        <Wijzigen>
          <KiesBestand onKies={(bestand, naam) => void send(bestand, naam)} />
        </Wijzigen>
      </div>
      <Geschiedenis adminId={adminId} />
    </div>
  )
}

/**
 * Importing files of a school's administration: choose, preview, apply, undo. The preview has an address of its own. A home and
 * a practice add each child with its consent, which no file holds: a user who comes here by the address is sent to the
 * children.
 */
export function ImportScreen() {
  const { adminId } = useRouteParams('a-edexml')
  const soort = useSoort()
  if (soort && vraagtToestemming(soort))
    return <Navigate replace to={padVan('a-groepen', { adminId })} />
  return <Inlezen adminId={adminId} />
}

function Inlezen({ adminId }: Pick<BeginProps, 'adminId'>) {
  const [importId, setImport] = useZoektekst('bestand')
  const [klaar, setKlaar] = useState<ImportTelling | null>(null)
  const isHier = useNogHier()
  const showToast = useToast()
  const router = useRouter()
  const showLater = (id: string): void => {
    const onKies = () =>
      void router.navigate({
        to: padVan('a-edexml', { adminId }) as '/',
        search: { bestand: id } as never,
      })
    const tekst = 'Het bestand is gelezen. Er is nog niets veranderd.'
    showToast({ tekst, toon: 'ok', actie: { label: 'Bekijken', onKies } })
  }
  if (importId === '')
    return (
      <Begin
        adminId={adminId}
        klaar={klaar}
        onGelezen={(id) => {
          if (!isHier()) return showLater(id)
          setKlaar(null)
          setImport(id)
        }}
      />
    )
  return (
    <Voorbeeld
      key={importId}
      adminId={adminId}
      importId={importId}
      onKlaar={(telling) => {
        if (!isHier()) return showToast({ tekst: 'Het bestand is toegepast.', toon: 'ok' })
        setKlaar(telling)
        setImport('')
        window.scrollTo({ top: 0 })
      }}
      onWeg={() => setImport('')}
    />
  )
}
