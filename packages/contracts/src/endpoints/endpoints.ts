import { antwoordenEndpoints } from './antwoorden.ts'
import { authEndpoints } from './auth.ts'
import { devMailEndpoints } from './dev-mail.ts'
import { docentenEndpoints } from './docenten.ts'
import { dubbelenEndpoints } from './dubbelen.ts'
import { geluidenEndpoints } from './geluiden.ts'
import { groepenEndpoints } from './groepen.ts'
import { importEndpoints } from './import.ts'
import { inlogkaartenEndpoints } from './inlogkaarten.ts'
import { jaarovergangEndpoints } from './jaarovergang.ts'
import { inzageEndpoints } from './inzage.ts'
import { herstelEndpoints } from './herstel.ts'
import { landkaartEndpoints } from './landkaart.ts'
import { licentieEndpoints } from './licentie.ts'
import { mijnAccountEndpoints } from './mijn-account.ts'
import { leerlingenEndpoints } from './leerlingen.ts'
import { leerlingInloggenEndpoints } from './leerling-inloggen.ts'
import { nieuweLeerlingenEndpoints } from './nieuwe-leerlingen.ts'
import { plekEndpoints } from './plek.ts'
import { spelboekEndpoints } from './spelboek.ts'
import { methodetoetsenEndpoints } from './methodetoetsen.ts'
import { prullenbakEndpoints } from './prullenbak.ts'
import { sessiesEndpoints } from './sessies.ts'
import { koppelverzoekenEndpoints } from './koppelverzoeken.ts'
import { ssoEndpoints } from './sso.ts'
import { tweedeFactorEndpoints } from './tweede-factor.ts'
import { uitnodigingenEndpoints } from './uitnodigingen.ts'
import { voortgangEndpoints } from './voortgang.ts'
import { verhuizingenEndpoints } from './verhuizingen.ts'
import { accountgegevensEndpoints } from './accountgegevens.ts'
import { sluitingEndpoints } from './sluiting.ts'
import { uitvoerEndpoints } from './uitvoer.ts'
import { toestemmingEndpoints } from './toestemming.ts'
import { aanbevelingenEndpoints } from './aanbevelingen.ts'
import { kantoorEndpoints } from './kantoor.ts'
import { kantoorLogEndpoints } from './kantoor-log.ts'
import { zorgleerlingenEndpoints } from './zorgleerlingen.ts'

/** Every call of the product. The server, the tests and `npm run routes` walk this table. */
export const endpoints = {
  ...authEndpoints,
  ...sessiesEndpoints,
  ...ssoEndpoints,
  ...leerlingInloggenEndpoints,
  ...inlogkaartenEndpoints,
  ...koppelverzoekenEndpoints,
  ...tweedeFactorEndpoints,
  ...mijnAccountEndpoints,
  ...herstelEndpoints,
  ...devMailEndpoints,
  ...uitnodigingenEndpoints,
  ...groepenEndpoints,
  ...nieuweLeerlingenEndpoints,
  ...docentenEndpoints,
  ...voortgangEndpoints,
  ...leerlingenEndpoints,
  ...zorgleerlingenEndpoints,
  ...landkaartEndpoints,
  ...plekEndpoints,
  ...spelboekEndpoints,
  ...geluidenEndpoints,
  ...methodetoetsenEndpoints,
  ...importEndpoints,
  ...jaarovergangEndpoints,
  ...prullenbakEndpoints,
  ...licentieEndpoints,
  ...accountgegevensEndpoints,
  ...uitvoerEndpoints,
  ...sluitingEndpoints,
  ...verhuizingenEndpoints,
  ...toestemmingEndpoints,
  ...aanbevelingenEndpoints,
  ...dubbelenEndpoints,
  ...inzageEndpoints,
  ...antwoordenEndpoints,
  ...kantoorEndpoints,
  ...kantoorLogEndpoints,
}

export type EndpointNaam = keyof typeof endpoints
