import { heeftRecht } from '@letterhaven/domain/rechten'
import { Wijzigen } from '../../shared/kijk-mee/wijzigen.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { InloggenKaart } from './components/inloggen-kaart.tsx'
import { SchoolcodeKaart } from './components/schoolcode-kaart.tsx'
import { VakantiesKaart } from './components/vakanties-kaart.tsx'
import { VestigingenKaart } from './components/vestigingen-kaart.tsx'
import { WoordenKaart } from './components/woorden-kaart.tsx'
import type { GegevensProps } from './gebruik-gegevens.ts'
import { InzageKaart } from './inzage-kaart.tsx'
import { SluitenKaart } from './sluiten-kaart.tsx'
import { UitvoerKaart } from './uitvoer-kaart.tsx'

/** Below who the account is: its buildings, when there is no school, and who looked. A home has no buildings. */
export function Onder({ adminId, gegevens, wijzig }: GegevensProps) {
  const role = useSessieUser()?.role
  const { soort, land, vestigingen, vakanties } = gegevens
  return (
    <>
      {soort !== 'thuis' && <VestigingenKaart vestigingen={vestigingen} wijzig={wijzig} />}
      <VakantiesKaart land={land} vakanties={vakanties} wijzig={wijzig} />
      {role && heeftRecht(role, 'inzage.read') && <InzageKaart adminId={adminId} />}
    </>
  )
}

/** Beside it: how one signs in, which words are used, taking everything along, and closing. */
export function Naast({ adminId, gegevens, wijzig }: GegevensProps) {
  const role = useSessieUser()?.role
  return (
    <>
      {role && heeftRecht(role, 'schoolcode.write') && <SchoolcodeKaart adminId={adminId} />}
      <InloggenKaart gegevens={gegevens} wijzig={wijzig} />
      <WoordenKaart adminId={adminId} gegevens={gegevens} wijzig={wijzig} />
      {role && heeftRecht(role, 'uitvoer.read') && <UitvoerKaart adminId={adminId} />}
      <Wijzigen>
        <SluitenKaart adminId={adminId} />
      </Wijzigen>
    </>
  )
}
