import { stroom } from '@letterhaven/game-kit/regels/rng'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, INKT, mix, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import type { Palet } from './palet.ts'

/** The mountains: their top as a part of the width, how high as a part of the sky, how wide at the foot as a part of both. */
const TOPPEN = [
  [0.08, 0.66, 0.9],
  [0.34, 0.5, 0.8],
  [0.98, 0.6, 0.8],
  [0.68, 0.96, 1.5],
] as const

/** Paints a mountain that the light meets from the left, with snow on its top. */
function drawBerg(g: G, [x, voet, hoog, half]: Kader, { berg, schaduw: donker, top }: Palet): void {
  const op = (deel: number, kant: number): Punt => [
    x + kant * half * deel,
    voet - hoog * (1 - deel),
  ]
  fill(g, lijn([op(0, 0), op(1, 1), op(1, -1)]), berg)
  fill(
    g,
    lijn([op(0, 0), op(1, 1), [x + half * 0.12, voet], op(0.5, 0.22), op(0.28, -0.1)]),
    donker,
  )
  fill(
    g,
    lijn([
      op(0, 0),
      op(0.44, 1),
      op(0.34, 0.5),
      op(0.46, 0.1),
      op(0.3, -0.34),
      op(0.5, -0.62),
      op(0.4, -1),
    ]),
    top,
  )
  fill(
    g,
    lijn([op(0, 0), op(0.44, 1), op(0.34, 0.5), op(0.46, 0.1), op(0.2, 0.1)]),
    doorzichtig(donker, 0.32),
  )
}

/** Paints a fir under snow, 100 high, its foot at (0, 0). */
export function drawDen(g: G, kleur: string): void {
  solid(g, { pad: pad('M-6-16H6V2H-6z'), kader: [-6, -16, 12, 18], kleur: '#8a5636', lijn: 3 })
  for (const [y, b, t] of [
    [-10, 34, 40],
    [-34, 27, 36],
    [-58, 20, 36],
  ] as const) {
    const vorm = pad(
      `M${-b} ${y}Q${-b * 0.3} ${y - t * 0.5} 0 ${y - t}Q${b * 0.3} ${y - t * 0.5} ${b} ${y}Q0 ${y + 8} ${-b} ${y}Z`,
    )
    solid(g, { pad: vorm, kader: [-b, y - t, 2 * b, t + 6], kleur, lijn: 3 })
    fill(
      g,
      pad(
        `M${-b * 0.62} ${y - t * 0.32}Q${-b * 0.24} ${y - t * 0.62} 0 ${y - t}Q${b * 0.2} ${y - t * 0.66} ${b * 0.4} ${y - t * 0.46}Q${b * 0.1} ${y - t * 0.36} ${-b * 0.1} ${y - t * 0.44}Q${-b * 0.3} ${y - t * 0.2} ${-b * 0.62} ${y - t * 0.32}Z`,
      ),
      '#fdfeff',
    )
  }
}

const bij = (g: G, [x, y, s]: readonly [number, number, number], draw: () => void): void => {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  draw()
  g.restore()
}

/** Returns where the stations of the mountain line are, from the valley up. */
export function stationPlekken(
  { w, top, voet, isLaag }: Indeling,
  aantal: number,
): readonly Punt[] {
  const hoog = voet - top
  const van = isLaag ? 0.2 : 0.36
  return Array.from({ length: aantal }, (_, nr) => {
    const t = aantal > 1 ? nr / (aantal - 1) : 0
    const golf = Math.sin(t * 9.4) * hoog * 0.07
    return [w * (van + (0.88 - van) * t), voet - hoog * (0.1 + 0.62 * t ** 1.15) + golf]
  })
}

/** Paints the mountain line: a narrow track with sleepers, from the yard to the highest station. */
function drawBergspoor(g: G, indeling: Indeling, { duin }: Palet): void {
  const punten = [[-4, indeling.voet - 4] as Punt, ...stationPlekken(indeling, 28)]
  const weg = lijn(punten, false)
  const k = Math.max(0.6, indeling.k)
  streep(g, weg, { kleur: doorzichtig('#ffffff', 0.85), dikte: 9 * k })
  g.setLineDash([2.5 * k, 5 * k])
  streep(g, weg, { kleur: mix(duin, INKT, 0.55), dikte: 7 * k })
  g.setLineDash([])
  streep(g, weg, { kleur: '#4a5274', dikte: 3 * k })
  streep(g, weg, { kleur: '#ffffff', dikte: 1.1 * k })
}

function drawLucht(g: G, { w, top, voet }: Indeling, palet: Palet): void {
  g.fillStyle = verloop(g, [0, 0, 0, voet], palet.lucht)
  g.fillRect(0, 0, w, voet + 2)
  const hoog = voet - top
  if (palet.isNacht) {
    const rnd = stroom(9)
    for (let i = 0; i < 46; i += 1) {
      const r = 0.7 + rnd() * 1.3
      fill(g, ovaal([rnd() * w, rnd() * voet * 0.8, r, r]), wit(0.4 + rnd() * 0.5))
    }
  }
  if (palet.isNoorderlicht)
    for (const [x, kleur] of [
      [0.18, '#6ff2b8'],
      [0.38, '#7fe0f2'],
      [0.52, '#b59cf5'],
    ] as const) {
      const band = pad(
        `M${w * x} ${voet}Q${w * (x - 0.08)} ${top} ${w * (x + 0.06)} ${-10}H${w * (x + 0.2)}Q${w * (x + 0.06)} ${top} ${w * (x + 0.16)} ${voet}Z`,
      )
      fill(
        g,
        band,
        verloop(
          g,
          [0, 0, 0, voet],
          [doorzichtig(kleur, 0), doorzichtig(kleur, 0.5), doorzichtig(kleur, 0)],
        ),
      )
    }
  const r = Math.max(16, hoog * 0.17)
  const [x, y] = [w * 0.2, top + hoog * 0.26]
  gloed(g, [x, y, r * 4.2], palet.licht)
  fill(g, ovaal([x, y, r, r]), mix(palet.licht, '#ffffff', 0.5))
  if (palet.isNacht)
    fill(g, ovaal([x + r * 0.42, y - r * 0.16, r * 0.86, r * 0.86]), palet.lucht[1] ?? '')
}

/** Paints the far wood, the mountains and the line that climbs them. */
function drawVerte(g: G, indeling: Indeling, palet: Palet): void {
  const { w, top, voet } = indeling
  const hoog = voet - top
  for (let x = -0.05; x < 1.1; x += 0.17) {
    const t = voet - hoog * (0.42 + 0.2 * Math.sin(x * 19))
    fill(
      g,
      lijn([
        [w * (x - 0.16), voet],
        [w * x, t],
        [w * (x + 0.16), voet],
      ]),
      palet.ver,
    )
  }
  for (const [x, deel, breed] of TOPPEN)
    drawBerg(g, [w * x, voet + 2, hoog * deel, Math.min(w * 0.42, hoog * breed * 1.5)], palet)
  const stap = Math.max(9, 15 * indeling.k)
  for (let i = 0; i * stap < w + stap; i += 1) {
    const den = (16 + ((i * 37) % 13)) * Math.max(0.6, indeling.k)
    const x = i * stap
    fill(
      g,
      lijn([
        [x - den * 0.36, voet + 3],
        [x, voet - den],
        [x + den * 0.36, voet + 3],
      ]),
      mix(palet.den, palet.ver, 0.42 + ((i * 29) % 10) * 0.02),
    )
  }
  drawBergspoor(g, indeling, palet)
}

/** Paints the snow of the yard: drifts in the light from the left, tracks of feet, and firs at its edges. */
function drawVeld(g: G, { w, h, voet, k, perron }: Indeling, palet: Palet): void {
  const [van, hoog] = [w - 250 * perron.s, perron.y]
  const oever = pad(
    `M${van - 160 * perron.s} ${voet + 4}Q${van - 20 * perron.s} ${voet - 2} ${van + 30 * perron.s} ${hoog + 4}Q${van + 50 * perron.s} ${hoog - 2} ${w + 4} ${hoog - 3}V${voet + 6}Z`,
  )
  fill(g, oever, verloop(g, [0, hoog, 0, voet + 4], [palet.sneeuw[0] ?? '', palet.sneeuw[1] ?? '']))
  streep(g, pad(`M${van + 60 * perron.s} ${hoog + 1}H${w}`), {
    kleur: '#7b5a44',
    dikte: 4 * perron.s,
  })
  const golf = pad(
    `M0 ${voet}Q${w * 0.26} ${voet - 10 * k} ${w * 0.5} ${voet}T${w} ${voet - 2}V${h}H0Z`,
  )
  fill(g, golf, verloop(g, [0, voet, w * 0.15, h], palet.sneeuw))
  const rnd = stroom(21)
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [rnd() * w, voet + 20 + rnd() * (h - voet - 20)]
    const s = (50 + rnd() * 120) * k
    fill(
      g,
      pad(`M${x - s} ${y}Q${x - s * 0.2} ${y - s * 0.26} ${x + s} ${y}Z`),
      wit(palet.isNacht ? 0.22 : 0.75),
    )
    streep(g, pad(`M${x - s * 0.1} ${y + 1}Q${x + s * 0.5} ${y + s * 0.05} ${x + s} ${y}`), {
      kleur: doorzichtig(palet.duin, 0.5),
      dikte: 2.4 * k,
    })
  }
  // Somebody walked from the station to the sidings.
  for (let i = 0; i < 26; i += 1) {
    const t = i / 25
    const x = w * (0.9 - 0.3 * t) + Math.sin(t * 7) * 16 * k
    const y = voet + 16 + t * (h - voet) * 0.9
    fill(g, ovaal([x + (i % 2) * 7 * k, y, 3.4 * k, 2 * k], 0.4), doorzichtig(palet.duin, 0.8))
  }
  g.fillStyle = verloop(
    g,
    [0, 0, w, 0],
    [wit(palet.isNacht ? 0.05 : 0.3), wit(0), doorzichtig(palet.schaduw, 0.2)],
  )
  g.fillRect(0, voet, w, h - voet)
  const dennen: readonly (readonly [number, number, number])[] = [
    [0.025, 1, 1.1],
    [0.98, 1, 1.25],
  ]
  for (const [x, diep, s] of dennen) {
    const y = voet + (h - voet) * diep
    schaduw(g, [w * x + 18 * k, y, 48 * s * k, 10 * s * k])
    bij(g, [w * x, y, s * k], () => drawDen(g, palet.den))
  }
  if (palet.isNacht)
    for (const [x, y] of [
      [0.035, 0.46],
      [0.965, 0.46],
    ] as const)
      drawLamp(g, [w * x, voet + (h - voet) * y], k)
}

/** Paints a lamp on its post, whose light lies on the snow. */
function drawLamp(g: G, [x, y]: Punt, k: number): void {
  gloed(g, [x, y - 30 * k, 190 * k], '#ffd98a')
  streep(g, pad(`M${x} ${y}V${y - 92 * k}`), { dikte: 8 * k })
  streep(g, pad(`M${x} ${y}V${y - 92 * k}`), { kleur: '#5a6288', dikte: 3.5 * k })
  solid(g, {
    pad: pad(`M${x - 11 * k} ${y - 92 * k}h${22 * k}l${-4 * k} ${-18 * k}h${-14 * k}z`),
    kader: [x - 11 * k, y - 110 * k, 22 * k, 18 * k],
    kleur: show('#ffd98a', 0.3),
    lijn: 3 * k,
  })
}

/** Paints the valley, once for a size and an hour. */
export const dalPlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => {
    drawLucht(g, indeling, palet)
    drawVerte(g, indeling, palet)
    drawVeld(g, indeling, palet)
  })
