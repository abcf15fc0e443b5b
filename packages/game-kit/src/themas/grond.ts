import { doorzichtig, INKT, mix, show, CREME, GOUD } from '../tekenen/kleur.ts'
import { stroom } from '../regels/rng.ts'
import { doos, lijn, ovaal, pad, streep, verloop, fill } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'
import type { Doek, Schilder } from './thema.ts'

/** Paints the light of the ground from the horizon down, with ink where it begins. */
function vlak(g: G, { w, h, horizon }: Doek, kleuren: readonly string[]): void {
  g.fillStyle = verloop(g, [0, horizon, 0, h], kleuren)
  g.fillRect(0, horizon, w, h - horizon)
  g.fillStyle = INKT
  g.fillRect(0, horizon - 2, w, 4)
}

interface Strooi {
  readonly n: number
  readonly zaad: number
}

/** One mark: its place, its scale (`m`, larger when nearer), and a random number of its own. */
interface Korrel {
  readonly x: number
  readonly y: number
  readonly m: number
  readonly worp: number
}

/** Scatters small marks, smaller towards the horizon. */
function strooi(
  { w, h, horizon }: Doek,
  { n, zaad }: Strooi,
  perform: (plek: Korrel) => void,
): void {
  const rnd = stroom(zaad)
  for (let i = 0; i < n; i++) {
    const d = rnd() ** 0.7
    const y = horizon + 8 + d * (h - horizon - 12)
    perform({ x: rnd() * w, y, m: 0.35 + d * 0.65, worp: rnd() })
  }
}

/** Grass with tufts and flowers. */
export const gras =
  (kleur: string, bloemen: readonly string[] = []): Schilder =>
  (g, doek) => {
    vlak(g, doek, [mix(kleur, '#fff6b0', 0.35), kleur, show(kleur, -0.22)])
    const { k } = doek
    strooi(doek, { n: 70, zaad: 3 }, ({ x, y, m, worp }) => {
      const bloem = bloemen[Math.floor(worp * bloemen.length * 2.2)]
      const s = m * 9 * k
      if (bloem) {
        fill(g, ovaal([x, y, s * 0.62, s * 0.5]), bloem)
        fill(g, ovaal([x, y, s * 0.22, s * 0.2]), '#fff3c4')
      } else
        streep(
          g,
          pad(
            `M${x - s} ${y}Q${x - s * 0.6} ${y - s} ${x - s * 0.4} ${y - s * 1.3}M${x} ${y}V${y - s * 1.6}M${x + s} ${y}Q${x + s * 0.6} ${y - s} ${x + s * 0.5} ${y - s * 1.2}`,
          ),
          {
            kleur: doorzichtig(show(kleur, -0.3), 0.5),
            dikte: 2.4 * m * k,
          },
        )
    })
  }

/** Sand with ripples, shells and stones. */
export const zand =
  (kleur: string, steen = '#ffffff'): Schilder =>
  (g, doek) => {
    vlak(g, doek, [mix(kleur, '#ffffff', 0.4), kleur, show(kleur, -0.16)])
    const { k } = doek
    strooi(doek, { n: 46, zaad: 5 }, ({ x, y, m, worp }) => {
      const s = m * 34 * k
      if (worp < 0.7)
        streep(g, pad(`M${x - s} ${y}Q${x - s * 0.5} ${y - s * 0.16} ${x} ${y}T${x + s} ${y}`), {
          kleur: doorzichtig(show(kleur, -0.25), 0.35),
          dikte: 2.6 * m * k,
        })
      else fill(g, ovaal([x, y, s * 0.16, s * 0.1]), doorzichtig(steen, 0.7))
    })
  }

/** Water with waves. */
export const golven =
  (kleuren: readonly string[]): Schilder =>
  (g, doek) => {
    vlak(g, doek, kleuren)
    const { k } = doek
    strooi(doek, { n: 54, zaad: 9 }, ({ x, y, m }) => {
      const s = m * 26 * k
      streep(g, pad(`M${x - s} ${y}q${s / 2} ${-s * 0.4} ${s} 0t${s} 0`), {
        kleur: doorzichtig('#ffffff', 0.2 + 0.3 * m),
        dikte: 3 * m * k,
      })
    })
  }

/** Snow with soft drifts. */
export const sneeuwveld =
  (kleur: string): Schilder =>
  (g, doek) => {
    const { w, h, horizon, k } = doek
    vlak(g, doek, ['#ffffff', mix(kleur, '#ffffff', 0.5), kleur])
    strooi(doek, { n: 16, zaad: 13 }, ({ x, y, m }) => {
      const s = m * 120 * k
      fill(
        g,
        pad(`M${x - s} ${y}Q${x} ${y - s * 0.34} ${x + s} ${y}Z`),
        doorzichtig('#ffffff', 0.75),
      )
      streep(g, pad(`M${x - s * 0.2} ${y}Q${x + s * 0.5} ${y + s * 0.05} ${x + s} ${y}`), {
        kleur: doorzichtig('#7d8fd0', 0.25),
        dikte: 3 * k,
      })
    })
    g.fillStyle = verloop(
      g,
      [0, horizon, 0, h],
      [doorzichtig('#8fa6e8', 0), doorzichtig('#8fa6e8', 0.25)],
    )
    g.fillRect(0, horizon, w, h - horizon)
  }

/** Stones in rows that come nearer, for a square, a quay or a street. */
export const keien =
  (kleur: string, voeg: string): Schilder =>
  (g, doek) => {
    const { w, h, horizon, k } = doek
    vlak(g, doek, [mix(kleur, '#ffffff', 0.25), kleur, show(kleur, -0.2)])
    const rnd = stroom(17)
    let rij = 0
    for (let y = horizon + 10 * k, hoog = 12 * k; y < h; y += hoog, hoog *= 1.22, rij++) {
      const b = hoog * 2.3
      for (let x = -b * (0.3 + (rij % 2) * 0.5); x < w; x += b) {
        const steen = doos([x + 2, y + 2, b - 4, hoog - 3], hoog * 0.3)
        if (rnd() < 0.4) fill(g, steen, doorzichtig(rnd() < 0.5 ? '#ffffff' : '#3a1f5c', 0.1))
        streep(g, steen, { kleur: doorzichtig(voeg, 0.4), dikte: 1.4 + hoog * 0.03 })
      }
    }
  }

/** A road that runs to the horizon between its verges. */
export const weg =
  (asfalt: string, berm: string): Schilder =>
  (g, doek) => {
    const { w, h, horizon, k } = doek
    gras(berm, ['#ff5d7a', GOUD])(g, doek)
    const rand = (b: number, voet: number): Path2D =>
      lijn([
        [w / 2 - b, horizon],
        [w / 2 + b, horizon],
        [w / 2 + voet, h],
        [w / 2 - voet, h],
      ])
    fill(g, rand(w * 0.055, w * 0.47), '#ead9b0')
    fill(
      g,
      rand(w * 0.045, w * 0.42),
      verloop(g, [0, horizon, 0, h], [mix(asfalt, '#ffffff', 0.3), asfalt]),
    )
    for (let i = 0; i < 6; i++) {
      const [a, b] = [(i / 6) ** 1.9, ((i + 0.5) / 6) ** 1.9]
      const [ya, yb] = [horizon + a * (h - horizon), horizon + b * (h - horizon)]
      fill(
        g,
        lijn([
          [w / 2 - 2 - a * 8 * k, ya],
          [w / 2 + 2 + a * 8 * k, ya],
          [w / 2 + 2 + b * 8 * k, yb],
          [w / 2 - 2 - b * 8 * k, yb],
        ]),
        CREME,
      )
    }
  }

/** The ground of a moon or planet, with craters. */
export const maanbodem =
  (kleur: string): Schilder =>
  (g, doek) => {
    vlak(g, doek, [mix(kleur, '#ffffff', 0.25), kleur, show(kleur, -0.25)])
    const { k } = doek
    strooi(doek, { n: 18, zaad: 23 }, ({ x, y, m }) => {
      const s = m * 46 * k
      fill(g, ovaal([x, y, s, s * 0.34]), doorzichtig(show(kleur, -0.4), 0.7))
      fill(g, ovaal([x, y + s * 0.07, s * 0.9, s * 0.26]), mix(kleur, '#ffffff', 0.12))
    })
  }
