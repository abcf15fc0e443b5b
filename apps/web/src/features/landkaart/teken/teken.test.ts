import { describe, expect, it } from 'vitest'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { EILANDDINGEN } from '@letterhaven/contracts/plek'
import { tekenBoot } from './boot.ts'
import { tekenGlazenwasser } from './glazenwasser.ts'
import {
  tekenBloembak,
  tekenBoom,
  tekenEenden,
  tekenFiets,
  tekenMuur,
  tekenSchelp,
  tekenSlinger,
  tekenStoep,
} from './gevel.ts'
import { tekenHaven } from './haven.ts'
import { tekenKlanken } from './klanken.ts'
import { tekenKop } from './kop.ts'
import { tekenLezen } from './lezen.ts'
import { tekenMeeuwis } from './meeuwis.ts'
import { tekenGlinster, tekenGolven, tekenMist, tekenVerte, tekenWolkje } from './mist.ts'
import { tekenMoment } from './moment.ts'
import { tekenEilandding } from './plek-dingen.ts'
import { tekenPlekEiland } from './plek.ts'
import { tekenRegels, tekenWieken } from './regels.ts'
import { STILLE_SOORTEN, tekenSoort } from './soorten.ts'
import { tekenSpelling } from './spelling.ts'
import { tekenWerkwoorden } from './werkwoorden.ts'
import { tekenZeedier, ZEEDIEREN } from './zeeleven.ts'
import { tekenZinnen } from './zinnen.ts'

const BEELDEN: Readonly<Record<string, () => string>> = {
  klanken: tekenKlanken,
  lezen: tekenLezen,
  spelling: tekenSpelling,
  regels: tekenRegels,
  werkwoorden: tekenWerkwoorden,
  zinnen: tekenZinnen,
  haven: tekenHaven,
  meeuwis: tekenMeeuwis,
  mist: tekenMist,
  verte: tekenVerte,
  golven: tekenGolven,
  glinster: tekenGlinster,
  wolkje: tekenWolkje,
  wieken: tekenWieken,
  muur: tekenMuur,
  stoep: tekenStoep,
  slinger: tekenSlinger,
  bloembak: tekenBloembak,
  eenden: tekenEenden,
  fiets: tekenFiets,
  boom: tekenBoom,
  schelp: tekenSchelp,
  'plek-eiland': tekenPlekEiland,
  ...Object.fromEntries(EILANDDINGEN.map((ding) => [`ding-${ding}`, () => tekenEilandding(ding)])),
  'spel-glazenwasser': tekenGlazenwasser,
  ...Object.fromEntries(STILLE_SOORTEN.map((soort) => [`soort-${soort}`, () => tekenSoort(soort)])),
  ...Object.fromEntries(
    (['lezen', 'spelling', 'groot'] as const).map((naam) => [
      `moment-${naam}`,
      () => tekenMoment(naam),
    ]),
  ),
  ...Object.fromEntries(ZEEDIEREN.map((dier) => [`zee-${dier}`, () => tekenZeedier(dier)])),
  ...Object.fromEntries(
    DIEREN.flatMap((held) => [
      [`boot-${held}`, () => tekenBoot(held)],
      [`kop-${held}`, () => tekenKop(held)],
      [`gaap-${held}`, () => tekenKop(held, true)],
    ]),
  ),
}

describe('the drawn pictures', () => {
  it.each(Object.entries(BEELDEN))('%s.svg is what its drawing says', async (naam, teken) => {
    await expect(teken()).toMatchFileSnapshot(`../beeld/${naam}.svg`)
  })
})
