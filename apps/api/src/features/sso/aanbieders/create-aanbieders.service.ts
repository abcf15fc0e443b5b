import type { Aanbieder as AanbiederKnop } from '@letterhaven/contracts/sso'
import type { CustomFetch } from 'openid-client'
import type { AanbiederConfig } from '../../../platform/aanbieders-config.ts'
import type { Aanbieder, VindAanbieder } from './aanbieder.ts'
import { googleVan } from './google.ts'
import { microsoftVan } from './microsoft.ts'
import { oidcVan } from './oidc.ts'
import { samlVan } from './saml.ts'
import { smartschoolVan } from './smartschool.ts'

/** The providers of this installation: what the sign-in page shows, and how to find one. */
export interface Aanbieders {
  readonly lijst: readonly AanbiederKnop[]
  readonly find: VindAanbieder
}

/** A provider that the installation itself brings. */
export interface EigenAanbieder {
  readonly knop: AanbiederKnop
  readonly find: VindAanbieder
}

function createOne(config: AanbiederConfig, fetch?: CustomFetch): Aanbieder {
  switch (config.soort) {
    case 'oidc':
      return oidcVan(config, fetch)
    case 'google':
      return googleVan(config, fetch)
    case 'microsoft':
      return microsoftVan(config, fetch)
    case 'saml':
      return samlVan(config)
    case 'smartschool':
      return smartschoolVan(config)
  }
}

/** Creates the configured providers; `eigen` is one that the installation itself brings, `fetch` replaces the network. */
export function createAanbieders(
  configs: readonly AanbiederConfig[],
  eigen: EigenAanbieder | null,
  fetch?: CustomFetch,
): Aanbieders {
  const gemaakt = new Map(configs.map((config) => [config.id, createOne(config, fetch)]))
  const knoppen = configs.map(({ id, naam }) => ({ id, naam }))
  return {
    lijst: eigen ? [...knoppen, eigen.knop] : knoppen,
    find: (id, base) =>
      eigen && id === eigen.knop.id ? eigen.find(id, base) : (gemaakt.get(id) ?? null),
  }
}
