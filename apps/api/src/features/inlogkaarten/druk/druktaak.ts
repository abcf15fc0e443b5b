import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import type { Naam } from '@letterhaven/contracts/leerling'
import type { Klasdier, Plaatje } from '@letterhaven/contracts/leerling-ingang'

/** The content of one card. */
export interface Inlogkaart {
  readonly naam: Naam
  readonly dier: Klasdier
  /** Null for a pupil who only has a school account. */
  readonly woorden: string | null
  readonly plaatjes: readonly Plaatje[] | null
  /** The text of its QR code; null for a card without one. */
  readonly qr: string | null
}

/** How to reach a group: null where its link is switched off. */
export interface Ingang {
  /** The full class link. */
  readonly link: string
  /** The page on which a school code is typed. */
  readonly inlog: string
  readonly schoolcode: string
}

/** The cards of some pupils of one group. */
export interface KaartenDeel {
  readonly groep: string
  readonly ingang: Ingang | null
  readonly kaarten: readonly Inlogkaart[]
}

/** The cards of some pupils, group by group. */
export interface KaartenTaak {
  readonly wat: 'kaarten'
  readonly land: Land
  readonly soort: AdminSoort
  readonly delen: readonly KaartenDeel[]
}

/** The poster of a group: it only has what anybody in the classroom may read. */
export interface PosterTaak {
  readonly wat: 'poster'
  readonly groep: string
  readonly land: Land
  readonly soort: AdminSoort
  readonly ingang: Ingang
}

export type Druktaak = KaartenTaak | PosterTaak

/** Returns an address as it is read aloud and typed. */
export const zonderHttps = (adres: string): string => adres.replace(/^https?:\/\//, '')
