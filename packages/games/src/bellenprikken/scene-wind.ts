import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { bladen, blad, vlaag, vlieger, WAAIER } from './paint-wind.ts'

/** The time of one turn of the fan, when it idles and when it blows. */
const RONDE_MS = { rust: 5200, blaast: 340 } as const
/** How long it blows, and how long a gust is on its way. */
const BLAAS_MS = 900
const VLAAG_MS = 900
const BLADEREN = 6
/** How long a leaf takes across the sky. */
const BLAD_MS = 9000

interface Punt {
  readonly x: number
  readonly y: number
}

/** Makes the blades of the fan, which blow a bubble near. */
function makeWaaier(stage: Stage, { waaier: { x, y, k } }: Indeling) {
  const as: Punt = { x, y: y - WAAIER.hoog * k }
  const wiek = stage.beeld(
    stage.textuur(() => bladen(stage.schaal)),
    as,
  )
  wiek.scale.set(k)
  let nog = 0
  stage.opRustigFrame((ms) => {
    if (stage.rustig) return
    nog = Math.max(0, nog - ms)
    wiek.rotation += (ms / (nog > 0 ? RONDE_MS.blaast : RONDE_MS.rust)) * Math.PI * 2
  })
  return {
    as,
    spin: (): void => {
      nog = BLAAS_MS
    },
  }
}

/** Makes leaves that the wind carries across the sky, and a kite that stands in it. */
function makeLucht(stage: Stage, { w, lucht, horizon, k, ver }: Indeling): void {
  const bladeren = Array.from({ length: BLADEREN }, (_, i): Beeld => {
    const beeld = stage.beeld(
      stage.textuur(() => blad(i, stage.schaal)),
      { x: ((i + 0.4) / BLADEREN) * w, y: lucht.y + ((i * 0.37) % 1) * (horizon - lucht.y) },
    )
    beeld.scale.set(Math.max(0.6, k) * (0.7 + (i % 3) * 0.2))
    return beeld
  })
  const kite = stage.beeld(
    stage.textuur(() => vlieger(stage.schaal)),
    { x: w * 0.9, y: (ver.y + ver.h + horizon) / 2 },
  )
  kite.scale.set(Math.max(0.5, k * 0.9))
  kite.rotation = 0.2
  if (stage.rustig) return
  stage.opRustigFrame((_ms, t) => {
    kite.rotation = 0.2 + Math.sin(t / 1100) * 0.1
    for (const [i, beeld] of bladeren.entries()) {
      const deel = (t / BLAD_MS + i / BLADEREN) % 1
      const hoog = lucht.y + ((i * 0.37) % 1) * (horizon - lucht.y)
      beeld.set(deel * (w + 80) - 40, hoog + Math.sin(deel * 9 + i) * 30 * k)
      beeld.rotation = Math.sin(deel * 14 + i) * 1.1
    }
  })
}

/** Makes the windy day: what moves in it, and the fan. Returns what blows at a bubble that comes near. */
export function makeWind(stage: Stage, indeling: Indeling, laag: Laag): (punt: Punt) => void {
  makeLucht(stage, indeling)
  const waaier = makeWaaier(stage, indeling)
  const gust = stage.textuur(() => vlaag(stage.schaal))
  const bladeren = [0, 1, 2].map((nr) => stage.textuur(() => blad(nr, stage.schaal)))
  return ({ x, y }) => {
    waaier.spin()
    if (stage.rustig) return
    const { as } = waaier
    for (const textuur of bladeren)
      stage.barst(laag, textuur, { ...as, n: 2, snelheid: 260, leven: 900, omhoog: 130 })
    const b = stage.beeld(gust, { ...as, op: laag })
    const naarLinks = x < as.x
    b.rotation = Math.atan2(y - as.y, x - as.x) + (naarLinks ? Math.PI : 0)
    stage.tweens.start(
      VLAAG_MS,
      (deel) => {
        b.set(as.x + (x - as.x) * deel, as.y + (y - as.y) * deel)
        const maat = indeling.k * (0.6 + deel)
        b.scale.set(naarLinks ? -maat : maat, maat)
        b.alpha = 1 - deel ** 3
        if (deel === 1) b.weg()
      },
      { verloop: VERLOPEN.recht },
    )
  }
}
