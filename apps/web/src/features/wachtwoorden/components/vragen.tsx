import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingInlog } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { KaartenDialoog } from '../../../shared/inlogkaarten/kaarten-dialoog.tsx'
import { NieuwDialoog } from '../../../shared/inlogkaarten/nieuw-dialoog.tsx'
import { vellenZin } from '../../../shared/inlogkaarten/vellen-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { useWachtwoorden } from '../use-wachtwoorden.ts'
import { LinkDialoog } from './link-dialoog.tsx'

/** What is asked before it is done, and for which pupils. */
export type Vraag =
  | { readonly wat: 'kaarten' | 'nieuw'; readonly ids: readonly LeerlingId[] }
  | { readonly wat: 'link' }

interface Props {
  readonly vraag: Vraag | null
  readonly leerlingen: readonly LeerlingInlog[]
  readonly acties: ReturnType<typeof useWachtwoorden>
  readonly onSluit: () => void
}

/** The open dialog, if any; it closes when what it asked is done. */
export function Vragen({ vraag, leerlingen, acties, onSluit }: Props) {
  const w = useWoordkeus()
  if (!vraag) return null
  const { isBezig, makeKaarten, changeAll, nieuweCode } = acties
  const na = (gelukt: boolean) => {
    if (gelukt) onSluit()
  }
  if (vraag.wat === 'link')
    return (
      <LinkDialoog
        bezig={isBezig(vraag)}
        onNieuw={() => void nieuweCode(vraag).then(na)}
        onSluit={onSluit}
      />
    )
  const gekozen = leerlingen.filter(({ leerlingId }) => vraag.ids.includes(leerlingId))
  const ids = gekozen.map(({ leerlingId }) => leerlingId)
  if (vraag.wat === 'kaarten')
    return (
      <KaartenDialoog
        aantalKaarten={ids.length}
        vellen={vellenZin([ids.length], w)}
        metKaart={gekozen.filter(({ kaart }) => kaart).map(({ naam }) => volledigeNaam(naam))}
        bezig={isBezig(vraag)}
        onMaak={(qr) => void makeKaarten(vraag, ids, qr).then(na)}
        onSluit={onSluit}
      />
    )
  const wie = gekozen.filter(({ heeftWoorden }) => heeftWoorden)
  return (
    <NieuwDialoog
      namen={wie.map(({ naam }) => volledigeNaam(naam))}
      zonder={gekozen.length - wie.length}
      bezig={isBezig(vraag)}
      onKies={(soort) => void changeAll(vraag, ids, soort).then(na)}
      onSluit={onSluit}
    />
  )
}
