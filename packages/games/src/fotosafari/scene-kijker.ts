import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { legePlaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { binnen, ovaal, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { HORIZON, type Indeling } from './indeling.ts'
import { zoomVan } from './kader.ts'
import { kijkerVan, type Kijker } from './kijker.ts'
import { hoogteVan } from './maat.ts'
import { lensPlaat } from './paint-boot.ts'
import { mistPlaat, sliertPlaat } from './paint-ochtend.ts'
import type { Opdracht, State } from './rules.ts'
import { TINTEN } from './uur.ts'
import { makeLand, type Land } from './weide.ts'

/** How long the mist takes to lift over a right photo, and how much of it stays. */
const OPTREK_MS = 700
const DUN = 0.12
/** Banks of mist: how high, how wide, and how fast they drift, as parts of the land and of its width in a second. */
const SLIERTEN = [
  { y: 0.02, h: 0.42, tempo: 0.012 },
  { y: 0.48, h: 0.5, tempo: -0.009 },
] as const

function makeMist(stage: Stage, { land: { x, y, w, h } }: Indeling): Laag {
  const laag = stage.laag()
  const plaat = stage.textuur(() => mistPlaat({ w, h }, stage.schaal))
  stage.beeld(plaat, { x, y, anker: 0, op: laag })
  const slierten = SLIERTEN.map((sliert) => {
    const maat = { w: w * 1.2, h: h * sliert.h }
    const textuur = stage.textuur(() => sliertPlaat(maat, stage.schaal))
    return stage.beeld(textuur, { x, y: y + h * sliert.y, anker: 0, op: laag })
  })
  const place = (t: number): void => {
    for (const [i, beeld] of slierten.entries()) {
      const ver = 0.3 + i * 0.4 + ((SLIERTEN[i]?.tempo ?? 0) * t) / 1000
      // It comes in at one side once it has gone by the other.
      beeld.x = x + w * ((((ver % 2.2) + 2.2) % 2.2) - 1.2)
    }
  }
  place(0)
  stage.opRustigFrame((_ms, t) => {
    if (!stage.rustig) place(t)
  })
  return laag
}

/** How far the mist beside the land reaches into it, and beyond. */
const NEVEL = { in: 46, uit: 600 } as const

/** Where the land ends at its sides there is mist, also in the binoculars. */
function drawRand(g: G, { w, h, s }: Land): void {
  const [binnenin, ver] = [NEVEL.in * s, NEVEL.uit * s]
  for (const [rand, kant] of [
    [0, -1],
    [w, 1],
  ] as const) {
    const van = rand - kant * binnenin
    const tot = rand + kant * binnenin
    g.fillStyle = verloop(g, [van, 0, tot, 0], ['rgba(226,236,236,0)', 'rgba(226,236,236,.96)'])
    g.fillRect(Math.min(van, rand + kant * ver), -h, binnenin + ver, 3 * h)
  }
}

/** Draws what is seen through the binoculars, in a round of `r`. */
function drawZicht(
  g: G,
  { kijker, land, kader }: { kijker: Kijker; land: Land; kader: Opdracht['kader'] },
  drawLand: (g: G) => void,
): void {
  const { r, keer } = kijker
  const schaal = keer * zoomVan(land)
  const [x, y] = [kader.x * land.w, kader.y * land.h]
  const { hemel, grond } = TINTEN.ochtend
  const horizon = (land.h * HORIZON - y) * schaal
  g.clearRect(0, 0, 2 * r, 2 * r)
  g.save()
  g.translate(r, r)
  binnen(g, ovaal([0, 0, r, r]), () => {
    g.fillStyle = verloop(g, [0, horizon - r, 0, horizon], hemel)
    g.fillRect(-r, -r, 2 * r, 2 * r)
    g.fillStyle = verloop(g, [0, horizon, 0, (land.h - y) * schaal], grond)
    g.fillRect(-r, horizon, 2 * r, Math.max(0, r - horizon))
    g.scale(schaal, schaal)
    g.translate(-x, -y)
    drawLand(g)
    drawRand(g, land)
  })
  g.restore()
}

/** What the mist lies over. */
interface Kudde {
  readonly drawIn: (g: G) => void
  readonly clear: (deel: number) => void
  readonly listenAf: (hoor: () => void) => void
}

/** The morning: mist over the land, and binoculars before it through which all is clear. */
export function makeKijker(stage: Stage, indeling: Indeling, kudde: Kudde) {
  const { land: venster } = indeling
  const mist = makeMist(stage, indeling)
  const { r } = kijkerVan({ w: 1, h: 1, s: 1, isHeel: true, weiden: [], plaatsen: [] }, venster, {
    x: 0,
    y: 0,
    maat: 1,
  })
  const laag = stage.laag()
  const glas = stage.textuur(() => legePlaat({ w: 2 * r, h: 2 * r, schaal: stage.schaal }))
  stage.beeld(glas, { x: 0, y: 0, op: laag })
  stage.beeld(
    stage.textuur(() => lensPlaat(r, stage.schaal)),
    { x: 0, y: 0, op: laag },
  )
  laag.visible = false
  let adres = ''
  let land: Land | null = null
  let gezien = ''
  let kader: Opdracht['kader'] | null = null
  let isOp = false

  /** Draws what is in the round now. */
  function look(): void {
    if (!land || !kader) return
    const kijker = kijkerVan(land, venster, kader)
    laag.set(venster.x + kijker.x, venster.y + kijker.y)
    drawZicht(glas.plaat.g, { kijker, land, kader }, kudde.drawIn)
    stage.ververs(glas)
  }
  // Poses are painted one in a frame: only then is there something else to be seen.
  kudde.listenAf(look)

  return {
    show: ({ item, opgave, fase }: State): void => {
      laag.visible = opgave !== null && fase !== 'klaar' && !isOp
      if (!item || !opgave) return
      if (item.id !== adres) {
        const beeldzin = makeBeeldzin(item.id)
        land = beeldzin && makeLand(beeldzin.tafereel, venster, hoogteVan)
        adres = item.id
      }
      kader = opgave.kader
      const nu = [adres, opgave.stap, kader.x, kader.y, kader.maat].join()
      if (nu === gezien) return
      gezien = nu
      look()
    },
    /** The mist lifts over this land and the binoculars are put away, or it lies over the next one. */
    lift: (op: boolean): void => {
      isOp = op
      laag.visible = !op
      const [van, naar] = [mist.alpha, op ? DUN : 1]
      stage.tweens.start(OPTREK_MS, (k) => {
        mist.alpha = van + (naar - van) * k
        if (op) kudde.clear(k)
      })
    },
  }
}
