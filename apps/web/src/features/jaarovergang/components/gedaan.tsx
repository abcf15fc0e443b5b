import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { TerugVraag } from '../../../shared/weergave/terug-vraag.tsx'
import type { Overzetten } from '../use-overzetten.ts'
import { useWoorden } from '../use-woorden.ts'
import { gedaanUitleg } from '../overgang-zinnen.ts'
import { useOpening } from '../../../shared/use-opening.ts'

interface Props {
  readonly gedaan: JaarovergangIn['gedaan']
  readonly overzetten: Overzetten
}

/** What was carried out, with an undo. */
export function Gedaan({ gedaan, overzetten }: Props) {
  const w = useWoorden()
  const { open, show, close } = useOpening<true>()
  if (!gedaan) return null
  const { titel, zin } = gedaanUitleg(gedaan, w)
  const handleTerug = async () => {
    await overzetten.revert(gedaan.importId)
    close()
  }
  return (
    <>
      <Melding
        toon="ok"
        titel={titel}
        actie={
          <Wijzigen>
            <Knop icoon="ongedaan" onClick={() => show(true)}>
              Terugdraaien
            </Knop>
          </Wijzigen>
        }
      >
        {zin}
      </Melding>
      {open && (
        <TerugVraag
          titel={`${gedaan.naam} terugdraaien?`}
          telling={{
            nieuw: 0,
            terug: 0,
            gewijzigd: 0,
            verplaatst: gedaan.overgegaan,
            groepen: gedaan.groepen,
            vertrokken: gedaan.vertrokken,
          }}
          bezig={overzetten.bezig === 'terug'}
          onTerug={() => void handleTerug()}
          onSluit={close}
        />
      )}
    </>
  )
}
