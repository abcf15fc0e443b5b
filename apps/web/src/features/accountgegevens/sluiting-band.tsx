import './sluiting-band.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useMag } from '../../shared/kijk-mee/hier.ts'
import { closeDag, useSluiting } from './use-sluiting.ts'

/** Shown on every page of an account that is being closed: when it closes and, for users who may, a button to withdraw that. */
export function SluitingBand({ adminId }: { readonly adminId: string }) {
  const magTerug = useMag('accountgegevens.write')
  const { sluitOp, bezig, withdraw } = useSluiting(adminId)
  if (!sluitOp) return null
  return (
    <div className="sluiting-band noprint">
      <Melding
        toon="warn"
        titel={`Dit account wordt gesloten op ${closeDag(sluitOp)}`}
        actie={
          magTerug && (
            <Knop icoon="ongedaan" bezig={bezig} onClick={() => void withdraw()}>
              Terugdraaien
            </Knop>
          )
        }
      >
        Die dag wordt alles gewist. Tot dan oefent iedereen gewoon door. Nieuwe mensen toevoegen of
        plaatsen bestellen kan niet meer.
      </Melding>
    </div>
  )
}
