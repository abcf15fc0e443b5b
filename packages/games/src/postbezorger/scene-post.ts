import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { deurVak } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { ansicht } from './paint-deur.ts'
import { handBrief } from './paint-fiets.ts'
import { BOUW, schoorsteenVan } from './paint-huis.ts'
import { nootPlaat, rookPlaat } from './paint-lucht.ts'

const VLUCHT_MS = 620
const KAART_MS = 1000
/** How long after each other the chimneys of a full bag smoke, in ms. */
export const BEURT_MS = 320
/** How long after each other the notes of a house that sings rise, in ms. */
const NOOT_MS = 370

interface Punt {
  readonly x: number
  readonly y: number
}

/** Makes what flies between the bike and the houses: letters there and back, postcards in answer, and the smoke that greets them. */
export function makePost(stage: Stage, indeling: Indeling) {
  const { schaal } = stage
  const laag = stage.laag()
  const s = Math.max(0.6, indeling.fiets.s)
  const brief = stage.textuur(() => handBrief(schaal))
  const kaarten = BOUW.map((_, nr) => stage.textuur(() => ansicht(nr, s * 1.25, schaal)))
  const noot = stage.textuur(() => nootPlaat(Math.max(1.1, indeling.k * 1.3), schaal))
  const rook = stage.textuur(() => rookPlaat(Math.max(0.85, indeling.k), schaal))

  interface Vlucht {
    readonly van: Punt
    readonly naar: Punt
    readonly ms?: number
    readonly wacht?: number
    readonly kaart?: number
  }

  /** Flies a letter or a card in an arc; it is gone where it comes down. */
  function fly({ van, naar, ms = VLUCHT_MS, wacht = 0, kaart }: Vlucht): void {
    if (stage.rustig) return
    const textuur = kaart === undefined ? brief : (kaarten[kaart % kaarten.length] ?? brief)
    const beeld = stage.beeld(textuur, { x: van.x, y: van.y, op: laag })
    beeld.visible = false
    const hoog = Math.max(70, Math.abs(naar.x - van.x) * 0.4) * s
    stage.tweens.start(
      ms,
      (d) => {
        beeld.visible = true
        const boog = Math.sin(d * Math.PI)
        beeld.set(van.x + (naar.x - van.x) * d, van.y + (naar.y - van.y) * d - boog * hoog)
        beeld.rotation = boog * 0.5 * Math.sign(naar.x - van.x || 1)
        beeld.scale.set(0.7 + 0.6 * boog)
        if (d >= 1) beeld.weg()
      },
      { verloop: VERLOPEN.heenWeer, wacht },
    )
  }

  const deur = (nr: number): Punt => {
    const { x, y, w, h } = deurVak(indeling, nr)
    return { x: x + w / 2, y: y + h * 0.5 }
  }

  /** A cloud rises from a chimney. */
  function puff(nr: number, wacht = 0): void {
    const huis = indeling.huizen[nr]
    if (!huis) return
    const { x, y } = schoorsteenVan(huis, indeling.dak)
    const wolk = { x, y, n: 7, snelheid: 60, zwaarte: -60, leven: 1500, omhoog: 60 }
    stage.tweens.start(1, () => stage.barst(laag, rook, wolk), { wacht })
  }

  /** Notes rise from the windows of a house, as long as it sings. */
  function sing(nr: number, ms: number): void {
    const huis = indeling.huizen[nr]
    if (!huis) return
    for (let wacht = nr * 130; wacht < ms; wacht += NOOT_MS) {
      const x = huis.x + huis.w * (0.25 + (0.5 * (wacht % 4)) / 3)
      const y = huis.y + huis.h * 0.3
      const noten = { x, y, n: 2, snelheid: 70, zwaarte: -40, leven: 1700, omhoog: 90 }
      stage.tweens.start(1, () => stage.barst(laag, noot, noten), { wacht })
    }
  }

  return {
    puff,
    sing,
    /** Brings a letter from the bike into a house. */
    bring: (x: number, nr: number): void =>
      fly({ van: { x, y: indeling.fiets.y - 60 * s }, naar: deur(nr) }),
    /** Gives a letter back from a house to the bike. */
    give: (nr: number, x: number): void =>
      fly({ van: deur(nr), naar: { x, y: indeling.fiets.y - 60 * s }, ms: KAART_MS }),
    /** All chimneys smoke in a row, and a card comes back for each letter. */
    answer: (x: number, huizen: readonly number[]): void => {
      const aantal = indeling.huizen.length
      for (let ronde = 0; ronde < 2; ronde += 1)
        for (let nr = 0; nr < aantal; nr += 1) puff(nr, (ronde * aantal + nr) * BEURT_MS)
      for (const [i, nr] of huizen.entries())
        fly({
          van: deur(nr),
          naar: { x: x + 40 * s, y: indeling.fiets.y - 56 * s },
          ms: KAART_MS,
          wacht: VLUCHT_MS + i * BEURT_MS,
          kaart: i,
        })
    },
  }
}
