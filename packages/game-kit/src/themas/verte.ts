import { doorzichtig, mix, INKT } from '../tekenen/kleur.ts'
import { stroom } from '../regels/rng.ts'
import { bollen, doos, lijn, ovaal, pad, streep, verloop, fill } from '../tekenen/teken.ts'
import type { G, Kader, Punt } from '../tekenen/teken.ts'
import type { Schilder } from './thema.ts'

/** Rolling land with waves of `hoog` px, from `y` (a fraction of the horizon) down to the ground. */
export const heuvels =
  (kleur: string, { y = 0.8, hoog = 46, zaad = 3 } = {}): Schilder =>
  (g, { w, horizon, k }) => {
    const rnd = stroom(zaad)
    const [a, b] = [rnd() * 6, rnd() * 6]
    const punten: Punt[] = Array.from({ length: 41 }, (_, i) => {
      const x = (w * i) / 40
      const golf = Math.sin(i / 4.2 + a) + 0.5 * Math.sin(i / 1.9 + b)
      return [x, horizon * y - golf * hoog * k]
    })
    const vorm = lijn([[0, horizon + 40], ...punten, [w, horizon + 40]])
    fill(
      g,
      vorm,
      verloop(g, [0, horizon * y - hoog * k, 0, horizon], [mix(kleur, '#ffffff', 0.18), kleur]),
    )
  }

/** Peaks with snow on them. */
export const bergen =
  (kleur: string, sneeuw: string, { hoog = 260, zaad = 5 } = {}): Schilder =>
  (g, { w, horizon, k }) => {
    const rnd = stroom(zaad)
    for (let x = -120 * k; x < w; x += (150 + rnd() * 90) * k) {
      const [b, t] = [(150 + rnd() * 80) * k, hoog * (0.6 + rnd() * 0.4) * k]
      const top: Punt = [x + b, horizon - t]
      fill(g, lijn([[x, horizon + 20], top, [x + 2 * b, horizon + 20]]), kleur)
      const half = 0.32
      const rand: Punt[] = [
        [x + b * (1 - half), horizon - t * (1 - half)],
        top,
        [x + b * (1 + half), horizon - t * (1 - half)],
        [x + b * 1.12, horizon - t * 0.76],
        [x + b, horizon - t * 0.66],
        [x + b * 0.86, horizon - t * 0.77],
      ]
      fill(g, lijn(rand), sneeuw)
    }
  }

/** The outline of a distant house: x, width, the top of its wall and its foot. The gable is stepped or pointed. */
function gevel([x, b, y, voet]: Kader, trap: boolean): Path2D {
  const top: Punt[] = trap
    ? [0.2, 0.4].flatMap((d, i): Punt[] => [
        [x + b * d, y - i * b * 0.16],
        [x + b * d, y - (i + 1) * b * 0.16],
      ])
    : [[x + b / 2, y - b * 0.42]]
  const spiegel = trap ? top.toReversed().map(([px, py]): Punt => [2 * x + b - px, py]) : []
  return lijn([[x, voet], [x, y], ...top, ...spiegel, [x + b, y], [x + b, voet]])
}

/** A town of gables with one tower, Dutch and Flemish alike. */
export const stad =
  (kleur: string, { hoog = 150, toren = 0.32, zaad = 7 } = {}): Schilder =>
  (g, { w, horizon, k }) => {
    const rnd = stroom(zaad)
    for (let x = -20; x < w + 40;) {
      const b = (46 + rnd() * 50) * k
      fill(
        g,
        gevel([x, b, horizon - hoog * (0.5 + rnd() * 0.5) * k, horizon + 20], rnd() > 0.5),
        kleur,
      )
      x += b + 2
    }
    if (toren > 0) klokkentoren(g, [w * toren, horizon, hoog * 1.9 * k], kleur)
  }

function klokkentoren(g: G, [x, voet, t]: readonly [number, number, number], kleur: string): void {
  const b = t * 0.1
  fill(g, doos([x - b, voet - t * 0.66, 2 * b, t * 0.7], 0), kleur)
  fill(g, doos([x - b * 1.2, voet - t * 0.68, b * 2.4, t * 0.05], 2), kleur)
  fill(g, doos([x - b * 0.6, voet - t * 0.8, b * 1.2, t * 0.14], 0), kleur)
  fill(
    g,
    lijn([
      [x - b * 0.8, voet - t * 0.79],
      [x, voet - t],
      [x + b * 0.8, voet - t * 0.79],
    ]),
    kleur,
  )
  fill(g, ovaal([x, voet - t * 0.56, b * 0.5, b * 0.5]), mix(kleur, '#ffffff', 0.45))
}

/** A mill in the distance. */
export const molen =
  (kleur: string, plek: number): Schilder =>
  (g, { w, horizon, k }) => {
    const [x, t] = [w * plek, 150 * k]
    fill(
      g,
      lijn([
        [x - 24 * k, horizon + 8],
        [x - 15 * k, horizon - t],
        [x + 15 * k, horizon - t],
        [x + 24 * k, horizon + 8],
      ]),
      kleur,
    )
    fill(g, ovaal([x, horizon - t, 16 * k, 14 * k]), kleur)
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2 + 0.45
      const [dx, dy] = [Math.cos(a), Math.sin(a)]
      const r = 82 * k
      streep(
        g,
        lijn(
          [
            [x, horizon - t],
            [x + dx * r, horizon - t + dy * r],
          ],
          false,
        ),
        { kleur, dikte: 3 * k },
      )
      const zeil: Punt[] = [
        [0.25, 0],
        [1, 0],
        [1, 0.2],
        [0.25, 0.2],
      ].map(([u = 0, v = 0]): Punt => [
        x + (dx * u - dy * v) * r,
        horizon - t + (dy * u + dx * v) * r,
      ])
      fill(g, lijn(zeil), doorzichtig(kleur, 0.75))
    }
  }

/** A row of trees: round crowns, poplars, firs or palms. */
export const bomenrij =
  (
    kleur: string,
    { soort = 'rond', hoog = 90, zaad = 11, dicht = 1 }: BomenOpties = {},
  ): Schilder =>
  (g, { w, horizon, k }) => {
    const rnd = stroom(zaad)
    for (let x = -30 * k; x < w + 40; x += (34 + rnd() * 46) * k * dicht) {
      const t = hoog * (0.6 + rnd() * 0.5) * k
      BOOM[soort](g, [x, horizon + 8, t], kleur)
    }
  }

interface BomenOpties {
  readonly soort?: keyof typeof BOOM
  readonly hoog?: number
  readonly zaad?: number
  /** The space between two trees, relative to the usual. */
  readonly dicht?: number
}

type Boom = (g: G, plek: readonly [x: number, voet: number, hoog: number], kleur: string) => void

const BOOM = {
  rond: (g, [x, v, t], kleur) =>
    fill(
      g,
      bollen([
        [x, v - t * 0.62, t * 0.36],
        [x - t * 0.28, v - t * 0.4, t * 0.28],
        [x + t * 0.28, v - t * 0.4, t * 0.28],
        [x, v - t * 0.2, t * 0.3],
      ]),
      kleur,
    ),
  populier: (g, [x, v, t], kleur) => fill(g, ovaal([x, v - t * 0.55, t * 0.14, t * 0.55]), kleur),
  den: (g, [x, v, t], kleur) => {
    for (const [y, b] of [
      [0, 0.34],
      [0.28, 0.27],
      [0.55, 0.19],
    ] as const)
      fill(
        g,
        lijn([
          [x - t * b, v - t * y],
          [x, v - t * (y + 0.5)],
          [x + t * b, v - t * y],
        ]),
        kleur,
      )
  },
  palm: (g, [x, v, t], kleur) => {
    streep(g, pad(`M${x} ${v}Q${x + t * 0.06} ${v - t * 0.5} ${x + t * 0.16} ${v - t * 0.86}`), {
      kleur,
      dikte: t * 0.06,
    })
    for (let i = 0; i < 6; i++) {
      const a = Math.PI + (i / 5) * Math.PI
      const [ex, ey] = [
        x + t * 0.16 + Math.cos(a) * t * 0.42,
        v - t * 0.78 + Math.sin(a) * t * 0.2 + t * 0.06,
      ]
      fill(
        g,
        pad(
          `M${x + t * 0.16} ${v - t * 0.86}Q${(x + t * 0.16 + ex) / 2} ${ey - t * 0.28} ${ex} ${ey}Q${(x + t * 0.16 + ex) / 2} ${ey - t * 0.08} ${x + t * 0.16} ${v - t * 0.82}Z`,
        ),
        kleur,
      )
    }
  },
} as const satisfies Record<string, Boom>

/** Stars and far planets. */
export const sterren =
  (
    kleur: string,
    planeten: readonly (readonly [x: number, y: number, r: number, kleur: string])[],
  ): Schilder =>
  (g, { w, horizon, k }) => {
    const rnd = stroom(19)
    for (let i = 0; i < 90; i++)
      fill(
        g,
        ovaal([rnd() * w, rnd() * horizon, (0.8 + rnd() * 1.7) * k, (0.8 + rnd() * 1.7) * k]),
        doorzichtig(kleur, 0.35 + rnd() * 0.6),
      )
    for (const [x, y, r, tint] of planeten) {
      const [px, py, pr] = [w * x, horizon * y, r * k]
      fill(
        g,
        ovaal([px, py, pr, pr]),
        verloop(
          g,
          [px - pr, py - pr, px + pr, py + pr],
          [mix(tint, '#ffffff', 0.35), tint, mix(tint, INKT, 0.35)],
        ),
      )
      streep(g, ovaal([px, py, pr * 1.6, pr * 0.34], -0.35), {
        kleur: doorzichtig(mix(tint, '#ffffff', 0.5), 0.6),
        dikte: 5 * k,
      })
    }
  }

/** Light that falls through water from above. */
export const stralen =
  (kleur: string): Schilder =>
  (g, { w, h }) => {
    g.save()
    g.globalAlpha = 0.16
    for (let i = 0; i < 7; i++) {
      const x = w * (0.06 + i * 0.15)
      const b = w * (0.025 + (i % 3) * 0.015)
      fill(
        g,
        lijn([
          [x, 0],
          [x + b, 0],
          [x + b * 3.4 + w * 0.08, h * 0.8],
          [x + w * 0.06, h * 0.8],
        ]),
        kleur,
      )
    }
    g.restore()
  }

/** Summer clouds, or what floats in another sky. */
export const wolken =
  (kleur: string, alfa = 0.9): Schilder =>
  (g, { w, horizon, k }) => {
    for (const [x, y, m] of [
      [0.16, 0.2, 1],
      [0.5, 0.11, 0.7],
      [0.8, 0.3, 0.9],
    ] as const) {
      const [cx, cy, r] = [w * x, horizon * y + 40 * k, 34 * m * k]
      const wolk = bollen([
        [cx - r * 1.5, cy, r * 0.7],
        [cx - r * 0.5, cy - r * 0.5, r],
        [cx + r * 0.7, cy - r * 0.3, r * 0.85],
        [cx + r * 1.6, cy, r * 0.6],
      ])
      wolk.roundRect(cx - r * 2.2, cy - r * 0.1, r * 4.4, r * 0.8, r * 0.4)
      fill(g, wolk, doorzichtig(kleur, alfa))
    }
  }
