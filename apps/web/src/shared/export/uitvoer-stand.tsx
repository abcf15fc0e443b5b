import './uitvoer-stand.css'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { bytesZin } from './bytes-zin.ts'
import type { UitvoerStand as Stand } from './use-uitvoer.ts'

/** Shows the state of a download: that it runs and how far it is, that it is done, or what went wrong. */
export function UitvoerStand({ stand }: { readonly stand: Stand }) {
  if (stand.fase === 'mis')
    return (
      <Melding toon="bad" live="alert" titel="Het downloaden is niet gelukt">
        {stand.zin}
      </Melding>
    )
  if (stand.fase === 'klaar')
    return (
      <Melding toon="ok" live="status" titel="Het bestand is gedownload">
        <span className="uitvoer-stand-naam" translate="no">
          {stand.naam}
        </span>
        , {bytesZin(stand.bytes)}. Je vindt het bij je downloads.
      </Melding>
    )
  if (stand.fase === 'rust') return null
  return (
    <div className="uitvoer-stand">
      <progress aria-label="Downloaden" />
      <p className="scherm-stil">
        {stand.bytes === 0
          ? 'Alles wordt bij elkaar gezocht…'
          : `${bytesZin(stand.bytes)} binnen. Laat deze pagina open.`}
      </p>
    </div>
  )
}
