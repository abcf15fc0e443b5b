import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import { drawLijf } from '@letterhaven/game-kit/held/held-plaat'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Laag, Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { BOOT } from './paint-boot.ts'

/** How large the first of the crew is, how much smaller each bench is, and how far its places are from the middle. */
const PLOEG = { s: 0.6, minder: 0.07, uit: 57, binnen: 9 } as const
/** There are so many places besides that of the hero. */
const PLAATSEN = 7

interface Maat {
  readonly bank: number
  readonly kant: number
  readonly s: number
  readonly x: number
  readonly y: number
}

/** Returns the place of somebody of the crew: two on each bench, from the stern to the bow. */
function plekVan(nr: number): Maat {
  const bank = Math.floor(nr / 2)
  const kant = nr === PLAATSEN - 1 ? 0 : nr % 2 === 0 ? -1 : 1
  const s = PLOEG.s - bank * PLOEG.minder
  return {
    bank,
    kant,
    s,
    x: kant * (PLOEG.uit - bank * PLOEG.binnen),
    y: BOOT.rand - 20 - bank * BOOT.bank,
  }
}

/** Draws the thin oar of somebody of the crew. */
function drawPloegriem(tek: Tekening, { kant, s, x, y }: Maat, trek: number): void {
  if (kant === 0) return
  const van: Punt = [x + kant * 8, y - 30 * s]
  const naar: Punt = [x + kant * 150 * s, y + 26 * s + (trek - 0.5) * 52 * s]
  tek.teken({ soort: 'lijn', van, naar }, { lijn: INKT, dikte: 9 * s + 2 })
  tek.teken({ soort: 'lijn', van, naar }, { lijn: '#e8c48a', dikte: 5 * s })
  const uit: Punt = [naar[0] + kant * 24 * s, naar[1] + (trek - 0.3) * 8]
  tek.teken({ soort: 'lijn', van: naar, naar: uit }, { lijn: INKT, dikte: 22 * s })
  tek.teken({ soort: 'lijn', van: naar, naar: uit }, { lijn: ROOD, dikte: 15 * s })
}

/** Makes the crew: an animal in its jumper on each place, from the bow to the stern. */
export function makePloeg(stage: Stage, op: Laag, zonder: HeldSoort) {
  const dieren = DIEREN.filter((dier) => dier !== zonder).slice(0, PLAATSEN)
  const riemen = stage.tekening(op)
  const leden = dieren
    .map((dier, nr) => ({ dier, maat: plekVan(nr) }))
    .toReversed()
    .map(({ dier, maat }) => {
      const laag = stage.laag(op)
      laag.set(maat.x, maat.y)
      laag.scale.set(maat.s)
      stage.beeld(
        stage.textuur(() =>
          bak({ w: 100, h: 90, schaal: stage.schaal }, (g) => {
            g.translate(50, 110)
            g.scale(0.92, 0.92)
            drawLijf(g, { ...KAAL, trui: maat.bank % 2 === 0 ? 'rood' : 'blauw' })
          }),
        ),
        { x: 0, y: 22, anker: [0.5, 1], op: laag },
      )
      const kop = stage.beeld(
        stage.textuur(() => kopPlaat(dier, 104, stage.schaal)),
        { x: 0, y: -70, anker: [0.5, 0.62], op: laag },
      )
      return { laag, kop, maat }
    })
  return {
    show: (aantal: number): void => {
      for (const [nr, { laag }] of leden.entries()) laag.visible = PLAATSEN - nr <= aantal
    },
    beweeg: (trek: number, t: number, blij: boolean): void => {
      riemen.clear()
      for (const { laag, kop, maat } of leden) {
        if (!laag.visible) continue
        laag.y = maat.y + (blij ? -Math.abs(Math.sin(t / 110 + maat.bank)) * 9 : (trek - 0.5) * 5)
        kop.rotation = blij ? Math.sin(t / 90 + maat.x) * 0.1 : 0
        drawPloegriem(riemen, maat, trek)
      }
    },
  }
}
