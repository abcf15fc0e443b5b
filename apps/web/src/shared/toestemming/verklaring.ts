import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { TOESTEMMING_VERSIE } from '@letterhaven/contracts/toestemming-maten'
import { klok } from '../klok/klok.ts'
import { dagSleutel } from '@letterhaven/domain/schooljaar'
import { geverVan, type Gever } from '@letterhaven/domain/toestemming'

/** What is filled in of a declaration; it counts once `akkoord` is ticked. */
export interface Verklaring {
  readonly soort: Gever
  readonly akkoord: boolean
  readonly naam: string
  readonly gegevenOp: string
}

export const ZONDER_VINKJE = 'Zet hier een vinkje. Zonder toestemming kan een kind er niet bij.'

/** Today in the country, as the server counts it. */
export const vandaag = (): string => dagSleutel(klok.nu(), 'nl')

/** Makes a declaration with nothing declared yet: a parent consents, today. */
export const beginVerklaring = (soort: AdminSoort): Verklaring => ({
  soort: geverVan(soort) ?? 'ouder',
  akkoord: false,
  naam: '',
  gegevenOp: vandaag(),
})

/** Returns what is sent of the declaration; undefined until it is agreed to. */
export function alsToestemming(verklaring: Verklaring): NieuweToestemming | undefined {
  const { akkoord, soort, naam, gegevenOp } = verklaring
  if (!akkoord) return undefined
  const heeftNaam = soort === 'via_ouder'
  return { soort, naam: heeftNaam ? naam : '', gegevenOp, versie: TOESTEMMING_VERSIE }
}
