import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { lijn, ovaal, pad, solid, streep, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** A requested plant: its height, its colour, and a seed for its shape. */
export interface Plant {
  readonly hoog: number
  readonly kleur: string
  readonly zaad: number
}

/** Returns one ribbon of kelp that winds up from (x, h). */
function lint([x, h]: Punt, hoog: number, fase: number): Punt[] {
  const n = 22
  const rand = (kant: 1 | -1) =>
    Array.from({ length: n + 1 }, (_, i): Punt => {
      const u = i / n
      const voet = Math.min(1, 0.35 + u * 8)
      const dik = (9 - 7 * u) * voet * (1 + 0.35 * Math.sin(u * 30 + fase)) * (0.6 + hoog / 500)
      return [x + Math.sin(u * 9 + fase) * (6 + 12 * u) + kant * dik, h - hoog * u]
    })
  return [...rand(-1), ...rand(1).toReversed()]
}

/** Kelp with three ribbons. Its anchor is the middle of the foot. */
export function wier({ hoog, kleur, zaad }: Plant, schaal: number): Plaat {
  return bak({ w: 100, h: hoog + 8, schaal }, (g) => {
    const rnd = stroom(zaad)
    for (const x of [28, 72, 50]) {
      const eigen = hoog * (x === 50 ? 0.98 : 0.6 + rnd() * 0.28)
      const punten = lint([x, hoog + 2], eigen, rnd() * 6)
      solid(g, {
        pad: lijn(punten),
        kader: [x - 22, hoog - eigen, 44, eigen],
        kleur,
        licht: 0.34,
        donker: -0.28,
      })
    }
  })
}

interface Tak {
  readonly van: Punt
  readonly hoek: number
  readonly lang: number
  readonly dik: number
}

function takken({ van, hoek, lang, dik }: Tak, rnd: () => number): [Path2D, number, Punt][] {
  const naar: Punt = [van[0] + Math.cos(hoek) * lang, van[1] + Math.sin(hoek) * lang]
  const [kx, ky] = [
    van[0] + Math.cos(hoek - 0.25) * lang * 0.5,
    van[1] + Math.sin(hoek - 0.25) * lang * 0.5,
  ]
  const zelf: [Path2D, number, Punt] = [
    pad(`M${van[0]} ${van[1]}Q${kx} ${ky} ${naar[0]} ${naar[1]}`),
    dik,
    naar,
  ]
  if (dik < 9) return [zelf]
  const kinderen = [-0.5, 0.48].flatMap((bocht) => {
    const kind = {
      van: naar,
      hoek: hoek + bocht + (rnd() - 0.5) * 0.3,
      lang: lang * (0.66 + rnd() * 0.2),
      dik: dik * 0.76,
    }
    return takken(kind, rnd)
  })
  return [zelf, ...kinderen]
}

/** Branching coral, `hoog` high. */
export function koraal({ hoog, kleur, zaad }: Plant, schaal: number): Plaat {
  return bak({ w: hoog * 1.15, h: hoog, schaal }, (g) => {
    const k = hoog / 120
    g.scale(k, k)
    const stammen = takken({ van: [69, 106], hoek: -Math.PI / 2, lang: 32, dik: 19 }, stroom(zaad))
    for (const [vorm, dikte] of stammen) streep(g, vorm, { kleur: INKT, dikte: dikte + 8 / k })
    for (const [vorm, dikte] of stammen) streep(g, vorm, { kleur: show(kleur, -0.16), dikte })
    g.save()
    g.translate(-1.6, -1.6)
    for (const [vorm, dikte] of stammen) streep(g, vorm, { kleur, dikte: dikte * 0.76 })
    g.translate(-1.4, -1.2)
    for (const [vorm, dikte] of stammen)
      streep(g, vorm, { kleur: show(kleur, 0.3), dikte: dikte * 0.26 })
    g.restore()
    for (const [, dikte, [x, y]] of stammen)
      fill(g, ovaal([x, y, dikte * 0.16, dikte * 0.16]), wit(0.7))
  })
}

function buis(g: G, kleur: string, [x, hoog, r]: readonly [number, number, number]): void {
  const boven = 104 - hoog
  const vorm = pad(
    `M${x - r * 0.7} 104C${x - r * 0.8} ${boven + hoog * 0.5} ${x - r * 1.1} ${boven + 14} ${x - r} ${boven}H${x + r}C${x + r * 1.1} ${boven + 14} ${x + r * 0.8} ${boven + hoog * 0.5} ${x + r * 0.7} 104Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [x - r, boven, 2 * r, hoog],
    kleur,
    licht: 0.32,
    binnen: () => {
      for (let i = 0; i < 5; i += 1)
        fill(
          g,
          ovaal([x + (i % 2 === 0 ? -0.4 : 0.25) * r, boven + 18 + i * 15, 3, 2.4]),
          wit(0.45),
        )
    },
  })
  const mond = ovaal([x, boven, r, r * 0.4])
  solid(g, {
    pad: mond,
    kader: [x - r, boven - r * 0.4, 2 * r, r * 0.8],
    kleur: show(kleur, -0.4),
    lijn: 3.5,
    strook: 0,
  })
}

/** A sponge of three tubes. */
export function spons({ hoog, kleur }: Plant, schaal: number): Plaat {
  return bak({ w: hoog, h: hoog, schaal }, (g) => {
    g.scale(hoog / 108, hoog / 108)
    buis(g, kleur, [28, 58, 15])
    buis(g, kleur, [80, 48, 14])
    buis(g, kleur, [54, 84, 18])
  })
}
