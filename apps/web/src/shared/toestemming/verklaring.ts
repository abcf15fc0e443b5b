import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { TOESTEMMING_VERSIE } from '@letterhaven/contracts/toestemming-maten'
import { klok } from '../klok/klok.ts'
import { dagSleutel } from '@letterhaven/domain/schooljaar'
import { geverVan, type Gever } from '@letterhaven/domain/toestemming'

/** What is filled in of a declaration; it holds once `akkoord` is ticked. */
export interface Verklaring {
  readonly soort: Gever
  readonly akkoord: boolean
  readonly naam: string
  readonly gegevenOp: string
}

export const ZONDER_VINKJE = 'Zet hier een vinkje. Zonder toestemming kan een kind er niet bij.'

/** The day of the country, as the server counts it. */
export const vandaag = (): string => dagSleutel(klok.nu(), 'nl')

/** Nothing declared yet: a parent says yes, today. */
export const beginVerklaring = (soort: AdminSoort): Verklaring => ({
  soort: geverVan(soort) ?? 'ouder',
  akkoord: false,
  naam: '',
  gegevenOp: vandaag(),
})

/** What is sent of it; undefined as long as nobody agreed. */
export function alsToestemming(verklaring: Verklaring): NieuweToestemming | undefined {
  const { akkoord, soort, naam, gegevenOp } = verklaring
  if (!akkoord) return undefined
  const heeftNaam = soort === 'via_ouder'
  return { soort, naam: heeftNaam ? naam : '', gegevenOp, versie: TOESTEMMING_VERSIE }
}
