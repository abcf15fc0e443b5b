import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { RuimteIndeling } from './indeling.ts'
import { sterrenveld, recordLijn } from './paint-lucht.ts'
import { hoogteDing } from './paint-hoogte.ts'
import { drawAarde, komeet, maangrond, ruimteHemel } from './paint-ruimte.ts'
import { METER_BREED } from './scene-meter.ts'
import { STIJG_MS, type Wereld } from './scene-wereld.ts'

/** How long a comet takes to cross the sky, and how much slower the far stars sink than what is near. */
const KOMEET_MS = 9000
const VER = 0.45
const VELD = 480

interface Vlucht {
  /** The highest that this flight can come, and the highest so far, in words. */
  readonly hoogst: number
  readonly record: number | null
}

/** Makes space, which sinks as the rocket flies on: the moon from which it rose, the earth, planets and stars. */
export function makeRuimte(stage: Stage, indeling: RuimteIndeling, vlucht: Vlucht): Wereld {
  const { w, hemel, k, grond } = indeling
  const { stap, voet } = indeling.vlucht
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => ruimteHemel(indeling)),
    { x: 0, y: 0, anker: 0 },
  )
  const ver = stage.laag()
  const dichtbij = stage.laag()
  const voor = stage.laag()
  const veld = stage.textuur(() => sterrenveld(w, VELD, schaal))
  const top = -(vlucht.hoogst + 1) * stap * VER
  for (let y = 0; y > top - VELD; y -= VELD)
    stage.beeld(veld, { x: 0, y: y + VELD, anker: [0, 0.5], op: ver })
  const y = (hoogte: number): number => voet - hemel.h * 0.5 - hoogte * stap
  const m = Math.max(0.6, k)
  const setDing = (naam: Parameters<typeof hoogteDing>[0], x: number, hoogte: number): Beeld =>
    stage.beeld(
      stage.textuur(() => hoogteDing(naam, schaal, m)),
      { x: hemel.x + x * hemel.w, y: y(hoogte), op: dichtbij },
    )
  const aarde = stage.textuur(() =>
    bak({ w: 200 * m, h: 200 * m, schaal }, (g) => {
      g.scale(m, m)
      drawAarde(g)
    }),
  )
  // Beside the ladder of the flight.
  const aardeX = hemel.x + METER_BREED + 100 * m
  stage.beeld(aarde, { x: aardeX, y: voet - hemel.h * 0.14, op: dichtbij })
  for (const [x, hoogte] of [
    [0.82, 1.4],
    [0.12, 4.2],
    [0.86, 6.7],
  ] as const)
    setDing('planeet', x, hoogte)
  const maan = setDing('maan', 0.16, 9.25)
  const knipoog = setDing('knipoog', 0.16, 9.25)
  knipoog.visible = false
  if (vlucht.record !== null && vlucht.record > 0)
    stage.beeld(
      stage.textuur(() => recordLijn(hemel.w, schaal)),
      { x: hemel.x, y: y(vlucht.record), anker: [0, 0.5], op: dichtbij },
    )
  const staart = stage.beeld(
    stage.textuur(() => komeet(schaal, m)),
    { x: hemel.x + hemel.w * 0.3, y: hemel.y + hemel.h * 0.42 },
  )
  staart.rotation = 0.3
  staart.visible = !stage.rustig
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    const deel = (t / KOMEET_MS) % 1
    staart.set(hemel.x - 90 + deel * (hemel.w + 180), hemel.y + hemel.h * (0.3 + deel * 0.3))
    staart.alpha = Math.sin(deel * Math.PI) * 0.85
  })
  let nu = 0
  let lager = 0

  function sink(hoogte: number): void {
    nu = hoogte
    ver.y = hoogte * stap * VER
    dichtbij.y = hoogte * stap + lager
    voor.y = hoogte * stap + lager
  }

  return {
    // The ways through space are buttons as high as the sky.
    raakbaar: [],
    knipoog: () => {
      maan.visible = false
      knipoog.visible = true
    },
    publiek: () => undefined,
    addVoor: () => {
      const boven = Math.round(grond - 80 * m)
      stage.beeld(
        stage.textuur(() => maangrond(indeling, boven, schaal)),
        { x: 0, y: boven, anker: 0, op: voor },
      )
    },
    lower: (px) => {
      lager = px
      sink(nu)
    },
    stijg: (hoogte, meteen) => {
      if (meteen) return sink(hoogte)
      const van = nu
      if (van !== hoogte)
        stage.tweens.start(STIJG_MS, (d) => sink(van + (hoogte - van) * d), {
          verloop: VERLOPEN.heenWeer,
        })
    },
  }
}
