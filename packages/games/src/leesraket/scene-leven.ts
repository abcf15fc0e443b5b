import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ding, vulling } from './paint-klein.ts'
import { horizon, molenAs } from './paint-lucht.ts'
import { BRANDSTOF } from './paint-tank.ts'
import { lampen } from './paint-toren.ts'

const STERREN = [
  [0.06, 0.16],
  [0.3, 0.1],
  [0.38, 0.3],
  [0.64, 0.18],
  [0.72, 0.4],
  [0.93, 0.12],
] as const

/** Adds small life in the distance: twinkling stars, turning sails, a boat and birds. */
export function verLeven(stage: Stage, indeling: Indeling): void {
  const { w, top, grond, k } = indeling
  const fonkel = stage.textuur(() => ding('fonkel', stage.schaal, Math.max(0.7, k)))
  const sterren = STERREN.map(([x, y]) =>
    stage.beeld(fonkel, { x: x * w, y: top + y * (grond - top) }),
  )
  const [mx, my] = molenAs(indeling)
  const wieken = stage.beeld(
    stage.textuur(() => ding('wieken', stage.schaal, k * 1.05)),
    { x: mx, y: my },
  )
  const boot = stage.beeld(
    stage.textuur(() => ding('boot', stage.schaal, k * 0.7)),
    { x: w * 0.3, y: horizon(indeling) + 26 * k, anker: [0.5, 1] },
  )
  const vogel = stage.textuur(() => ding('vogel', stage.schaal, Math.max(0.7, k)))
  const vogels = [0, 1, 2].map((i) =>
    stage.beeld(vogel, {
      x: w * 0.6 + i * 34 * k,
      y: top + (grond - top) * 0.5 + (i % 2) * 14 * k,
    }),
  )
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, ster] of sterren.entries())
      ster.alpha = Math.round((0.55 + 0.45 * Math.sin(t / 700 + i * 1.9)) * 8) / 8
    wieken.rotation += ms * 0.00025
    boot.x += ms * 0.006
    if (boot.x > w + 60) boot.x = -60
    boot.rotation = Math.sin(t / 900) * 0.04
    for (const [i, v] of vogels.entries()) {
      v.x -= ms * 0.012
      v.scale.set(1, 0.8 + 0.3 * Math.sin(t / 160 + i))
      if (v.x < -40) v.x = w + 40 + i * 20
    }
  })
}

/** Adds the lamps on the columns, which blink in turn. */
export function torenLampen(stage: Stage, indeling: Indeling): void {
  const lamp = stage.textuur(() => ding('lamp', stage.schaal, Math.max(0.7, indeling.k)))
  const alle = lampen(indeling).map(([x, y]) => stage.beeld(lamp, { x, y }))
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, l] of alle.entries()) l.alpha = 0.8 + 0.2 * Math.sign(Math.sin(t / 800 + i * 3))
  })
}

/** Makes the neighbours who come to watch: one for every right word, as long as there is room. */
export function makePubliek(stage: Stage, { publiek, grond }: Indeling, op: Laag) {
  const { plekken, maat } = publiek
  const koppen = plekken.map((x, i) => {
    const kop = stage.beeld(
      stage.textuur(() =>
        kopPlaat(DIEREN[(i * 5 + 4) % DIEREN.length] ?? 'muis', maat, stage.schaal),
      ),
      { x, y: grond + maat, anker: [0.5, 0.62], op },
    )
    kop.visible = false
    return kop
  })
  const hoogte = (i: number): number => grond - maat * (0.33 + (i % 3) * 0.06)
  let blij = 0
  stage.opRustigFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    if (stage.rustig) return
    for (const [i, kop] of koppen.entries())
      if (kop.visible)
        kop.rotation = Math.sin(t / (blij > 0 ? 90 : 800) + i * 1.3) * (blij > 0 ? 0.16 : 0.06)
  })
  return {
    /** Shows as many as there are right words. The last one pops up. */
    show: (aantal: number, springt: boolean): void => {
      for (const [i, kop] of koppen.entries()) {
        const was = kop.visible
        kop.visible = i < aantal
        if (was || !kop.visible) continue
        const set = (k: number): void => kop.set(kop.x, hoogte(i) + (1 - k) * maat)
        if (springt) stage.tweens.start(620, set, { verloop: VERLOPEN.terug, wacht: 500 })
        else set(1)
      }
    },
    juich: (ms: number) => {
      blij = ms
    },
  }
}

/** Makes what fills the tube, step by step, and the small rocket that rises with it. */
export function makeMeter(stage: Stage, { meter, k }: Indeling, aantal: number) {
  const { x, y, w, h } = meter
  const stap = h / aantal
  const pion = stage.textuur(() => ding('pion', stage.schaal, Math.max(0.62, k)))
  const laag = stage.laag()
  const delen: Beeld[] = Array.from({ length: aantal }, (_, i) => {
    const kleur = BRANDSTOF[i % BRANDSTOF.length] ?? BRANDSTOF[0]
    const deel = stage.beeld(
      stage.textuur(() => vulling(w - 4, stap - 2, { kleur, schaal: stage.schaal })),
      { x: x + 2, y: y + h - i * stap - 1, anker: [0, 1], op: laag },
    )
    deel.visible = false
    return deel
  })
  const raketje = stage.beeld(pion, { x: x + w / 2, y: y + h, anker: [0.5, 0.86] })
  return (goed: number, springt: boolean): void => {
    for (const [i, deel] of delen.entries()) {
      const was = deel.visible
      deel.visible = i < goed
      if (was || !deel.visible || !springt) continue
      stage.tweens.start(520, (d) => deel.scale.set(1, Math.max(0.02, d)), { wacht: 520 })
    }
    const [van, naar] = [raketje.y, y + h - goed * stap]
    if (springt && van !== naar)
      stage.tweens.start(700, (d) => (raketje.y = van + (naar - van) * d), {
        verloop: VERLOPEN.terug,
        wacht: 620,
      })
    else if (!springt) raketje.y = naar
  }
}
