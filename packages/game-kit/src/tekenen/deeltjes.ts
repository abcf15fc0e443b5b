import { stroom } from '../regels/rng.ts'

/** What a particle moves. An image of the stage fits. */
export interface Drager {
  x: number
  y: number
  rotation: number
  alpha: number
  readonly scale: { set(k: number): void }
  weg(): void
}

export interface Uitbarsting {
  readonly x: number
  readonly y: number
  readonly n: number
  /** Speed in px/s, gravity in px/s², life in ms, upward kick in px/s. */
  readonly snelheid?: number
  readonly zwaarte?: number
  readonly leven?: number
  readonly omhoog?: number
  readonly schaal?: number
}

interface Deeltje {
  readonly drager: Drager
  vx: number
  vy: number
  readonly zwaarte: number
  over: number
  readonly leven: number
  readonly draai: number
  readonly schaal: number
}

export interface Deeltjes {
  barst(u: Uitbarsting, make: () => Drager): void
  verstrijk(ms: number): void
  bezig(): boolean
}

const STANDAARD = { snelheid: 220, zwaarte: 420, leven: 800, omhoog: 80, schaal: 1 }

/** Makes seeded particles: the same bursts give the same picture. */
export function makeDeeltjes(zaad: number): Deeltjes {
  const rnd = stroom(zaad)
  const zwerm = new Set<Deeltje>()

  function nieuw(u: Uitbarsting & typeof STANDAARD, i: number): Omit<Deeltje, 'drager'> {
    const hoek = (Math.PI * 2 * i) / u.n + rnd() * 0.5
    const vaart = u.snelheid * (0.5 + rnd() * 0.7)
    const leven = u.leven * (0.6 + rnd() * 0.6)
    return {
      vx: Math.cos(hoek) * vaart,
      vy: Math.sin(hoek) * vaart - u.omhoog,
      zwaarte: u.zwaarte,
      over: leven,
      leven,
      draai: (rnd() - 0.5) * 8,
      schaal: u.schaal * (0.6 + rnd() * 0.6),
    }
  }

  function move(deeltje: Deeltje, ms: number): void {
    const { drager } = deeltje
    const s = ms / 1000
    deeltje.over -= ms
    deeltje.vy += deeltje.zwaarte * s
    drager.x += deeltje.vx * s
    drager.y += deeltje.vy * s
    drager.rotation += deeltje.draai * s
    const k = Math.max(0, deeltje.over / deeltje.leven)
    drager.alpha = Math.min(1, k * 2)
    drager.scale.set(deeltje.schaal * (0.4 + 0.6 * k))
  }

  return {
    barst: (uitbarsting, make) => {
      const u = { ...STANDAARD, ...uitbarsting }
      for (let i = 0; i < u.n; i++) zwerm.add({ ...nieuw(u, i), drager: make() })
    },
    verstrijk: (ms) => {
      for (const deeltje of zwerm) {
        move(deeltje, ms)
        if (deeltje.over > 0) continue
        deeltje.drager.weg()
        zwerm.delete(deeltje)
      }
    },
    bezig: () => zwerm.size > 0,
  }
}
