import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import type { Overzetten } from '../gebruik-overzetten.ts'
import { useWoorden } from '../gebruik-woorden.ts'
import { gedaanUitleg } from '../overgang-zinnen.ts'

interface Props {
  readonly gedaan: JaarovergangIn['gedaan']
  readonly overzetten: Overzetten
}

/** What was carried out, with the way back. */
export function Gedaan({ gedaan, overzetten }: Props) {
  const w = useWoorden()
  if (!gedaan) return null
  const { titel, zin } = gedaanUitleg(gedaan, w)
  return (
    <Melding
      toon="ok"
      titel={titel}
      actie={
        <Knop
          icoon="ongedaan"
          bezig={overzetten.bezig === 'terug'}
          onClick={() => void overzetten.draaiTerug(gedaan.importId)}
        >
          Terugdraaien
        </Knop>
      }
    >
      {zin}
    </Melding>
  )
}
