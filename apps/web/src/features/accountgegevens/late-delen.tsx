import { useZiet } from '../../shared/kijk-mee/hier.ts'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { InloggenKaart } from './components/inloggen-kaart.tsx'
import { SchoolcodeKaart } from './components/schoolcode-kaart.tsx'
import { VakantiesKaart } from './components/vakanties-kaart.tsx'
import { VestigingenKaart } from './components/vestigingen-kaart.tsx'
import { WoordenKaart } from './components/woorden-kaart.tsx'
import type { GegevensProps } from './use-gegevens.ts'
import { InzageKaart } from './inzage-kaart.tsx'
import { SluitenKaart } from './sluiten-kaart.tsx'
import { UitvoerKaart } from './uitvoer-kaart.tsx'

/** Below the details of the account: its buildings, the holidays, and who looked. A home has no buildings. */
export function Onder({ adminId, gegevens, change, meteen }: GegevensProps) {
  const zietLogboek = useZiet('inzage.read')
  const { soort, land, vestigingen, vakanties } = gegevens
  return (
    <>
      {soort !== 'thuis' && (
        <VestigingenKaart vestigingen={vestigingen} change={change} meteen={meteen} />
      )}
      <VakantiesKaart land={land} vakanties={vakanties} change={change} meteen={meteen} />
      {zietLogboek && <InzageKaart adminId={adminId} />}
    </>
  )
}

/** Beside them: how to sign in, which words are used, exporting everything, and closing the account. */
export function Naast({ adminId, gegevens, change, meteen }: GegevensProps) {
  const zietCode = useZiet('schoolcode.write')
  const zietUitvoer = useZiet('uitvoer.read')
  return (
    <>
      {zietCode && <SchoolcodeKaart adminId={adminId} />}
      <InloggenKaart gegevens={gegevens} meteen={meteen} />
      <WoordenKaart {...{ adminId, gegevens, change, meteen }} />
      {zietUitvoer && <UitvoerKaart adminId={adminId} />}
      <Wijzigen>
        <SluitenKaart adminId={adminId} />
      </Wijzigen>
    </>
  )
}
