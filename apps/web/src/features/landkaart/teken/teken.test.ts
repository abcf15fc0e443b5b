import { describe, expect, it } from 'vitest'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { EILANDDINGEN } from '@letterhaven/contracts/plek'
import { drawBoot } from './boot.ts'
import { drawGlazenwasser } from './glazenwasser.ts'
import {
  drawBloembak,
  drawBoom,
  drawEenden,
  drawFiets,
  drawMuur,
  drawSchelp,
  drawSlinger,
  drawStoep,
} from './gevel.ts'
import { drawHaven } from './haven.ts'
import { tekenKlanken } from './klanken.ts'
import { drawKop } from './kop.ts'
import { drawLezen } from './lezen.ts'
import { drawMeeuwis } from './meeuwis.ts'
import { drawGlinster, drawGolven, drawMist, drawVerte, drawWolkje } from './mist.ts'
import { drawMoment } from './moment.ts'
import { drawEilandding } from './plek-dingen.ts'
import { drawPlekEiland } from './plek.ts'
import { drawRegels, drawWieken } from './regels.ts'
import { STILLE_SOORTEN, drawSoort } from './soorten.ts'
import { drawSpelling } from './spelling.ts'
import { drawWerkwoorden } from './werkwoorden.ts'
import { drawZeedier, ZEEDIEREN } from './zeeleven.ts'
import { drawZinnen } from './zinnen.ts'

const BEELDEN: Readonly<Record<string, () => string>> = {
  klanken: tekenKlanken,
  lezen: drawLezen,
  spelling: drawSpelling,
  regels: drawRegels,
  werkwoorden: drawWerkwoorden,
  zinnen: drawZinnen,
  haven: drawHaven,
  meeuwis: drawMeeuwis,
  mist: drawMist,
  verte: drawVerte,
  golven: drawGolven,
  glinster: drawGlinster,
  wolkje: drawWolkje,
  wieken: drawWieken,
  muur: drawMuur,
  stoep: drawStoep,
  slinger: drawSlinger,
  bloembak: drawBloembak,
  eenden: drawEenden,
  fiets: drawFiets,
  boom: drawBoom,
  schelp: drawSchelp,
  'plek-eiland': drawPlekEiland,
  ...Object.fromEntries(EILANDDINGEN.map((ding) => [`ding-${ding}`, () => drawEilandding(ding)])),
  'spel-glazenwasser': drawGlazenwasser,
  ...Object.fromEntries(STILLE_SOORTEN.map((soort) => [`soort-${soort}`, () => drawSoort(soort)])),
  ...Object.fromEntries(
    (['lezen', 'spelling', 'groot'] as const).map((naam) => [
      `moment-${naam}`,
      () => drawMoment(naam),
    ]),
  ),
  ...Object.fromEntries(ZEEDIEREN.map((dier) => [`zee-${dier}`, () => drawZeedier(dier)])),
  ...Object.fromEntries(
    DIEREN.flatMap((held) => [
      [`boot-${held}`, () => drawBoot(held)],
      [`kop-${held}`, () => drawKop(held)],
      [`gaap-${held}`, () => drawKop(held, true)],
    ]),
  ),
}

describe('the drawn pictures', () => {
  it.each(Object.entries(BEELDEN))('%s.svg is what its drawing says', async (naam, teken) => {
    await expect(teken()).toMatchFileSnapshot(`../beeld/${naam}.svg`)
  })
})
