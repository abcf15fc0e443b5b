import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { HELLING, POORT, poortPlekken } from './wrak.ts'

function kajuit(g: G): void {
  solid(g, { pad: doos([92, -196, 40, 110], 6), kader: [92, -196, 40, 110], kleur: '#ffc94d' })
  fill(g, doos([92, -176, 40, 18], 0), '#e2556f')
  solid(g, {
    pad: doos([-104, -170, 142, 90], [16, 16, 0, 0]),
    kader: [-104, -170, 142, 90],
    kleur: '#fff1d6',
  })
  solid(g, {
    pad: doos([-118, -186, 170, 22], 10),
    kader: [-118, -186, 170, 22],
    kleur: '#e2556f',
    glans: 0.4,
  })
}

/** Paints a leaning mast. */
function mast(g: G): void {
  streep(g, pad('M166-84L190-236'), { dikte: 15 })
  streep(g, pad('M166-84L190-236'), { kleur: '#b8773f', dikte: 7 })
}

/** The box in which the pennant is painted, measured from the middle of the keel. */
const VLAG = { x: 178, y: -252, w: 124, h: 66 } as const
/** Where the pennant is tied to the mast, measured from the middle of the keel and in its own plate. */
export const MAST = { x: 187, y: -218 } as const
export const AAN_DE_MAST = [(MAST.x - VLAG.x) / VLAG.w, (MAST.y - VLAG.y) / VLAG.h] as const

/** Paints what is left of a pennant. */
function wimpel(g: G): void {
  const doek = pad(
    'M189-234Q222-248 246-232Q266-220 292-228L270-212L288-198Q258-192 240-204Q216-216 184-200Z',
  )
  solid(g, {
    pad: doek,
    kader: [184, -242, 108, 50],
    kleur: '#ffd45e',
    lijn: 3.5,
    binnen: () => {
      for (const x of [204, 244, 284]) fill(g, pad(`M${x}-250h19l-10 70h-19Z`), '#e2556f')
    },
  })
}

function romp(g: G): void {
  const vorm = pad(
    'M-204-98Q-110-82 0-84Q120-84 182-92L216-130Q222-70 200-30Q188-2 150 8H-130Q-178 0-196-40Q-206-70-204-98Z',
  )
  solid(g, {
    pad: vorm,
    kader: [-206, -130, 426, 138],
    kleur: '#2f9a92',
    binnen: () => {
      fill(
        g,
        pad('M-220-104Q-110-86 0-88Q120-88 186-96L222-136V-112L188-76Q110-66 0-68Q-110-66-220-82Z'),
        '#fff1d6',
      )
      for (const y of [-24, -6])
        streep(g, pad(`M-210 ${y - 4}Q0 ${y + 8} 220 ${y - 8}`), {
          kleur: 'rgba(20,30,80,.24)',
          dikte: 3,
        })
      // Planks that were nailed over a hole.
      fill(
        g,
        lijn([
          [-122, -34],
          [-66, -40],
          [-64, -26],
          [-120, -20],
        ]),
        '#b8773f',
      )
      fill(
        g,
        lijn([
          [-112, -22],
          [-62, -18],
          [-64, -6],
          [-114, -9],
        ]),
        '#cf9150',
      )
      for (const [x, y, r] of [
        [30, -10, 16],
        [60, 2, 11],
        [6, 4, 12],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.7]), 'rgba(120,210,120,.5)')
    },
  })
}

/** Paints an unlit porthole. */
function poort(g: G, x: number, y: number): void {
  const r = POORT
  solid(g, {
    pad: ovaal([x, y, r + 4, r + 4]),
    kader: [x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8],
    kleur: '#ffc94d',
    lijn: 3.5,
  })
  fill(g, ovaal([x, y, r - 1, r - 1]), verloop(g, [x, y - r, x, y + r], ['#48609c', '#293a72']))
  fill(g, ovaal([x - 4, y - 5, 3.4, 2.6]), wit(0.55))
}

/** Paints an old canal boat on the bottom, with `poorten` portholes. */
export function wrak(g: G, { wrak: plek }: Indeling, poorten: number): void {
  g.save()
  g.translate(plek.x, plek.y)
  g.scale(plek.k, plek.k)
  g.rotate(HELLING)
  mast(g)
  kajuit(g)
  romp(g)
  for (const { x, y } of poortPlekken(poorten)) poort(g, x, y)
  g.restore()
}

/** The light of one porthole, laid over the dark one. */
export function licht(k: number, schaal: number): Plaat {
  return bak({ w: 96 * k, h: 96 * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [48, 48, 46], '#ffe98a')
    fill(
      g,
      ovaal([48, 48, POORT - 1, POORT - 1]),
      straal(g, [44, 44, 1, POORT], ['#fffde6', '#ffe27a', '#ffc93c']),
    )
    fill(g, ovaal([44, 43, 3.4, 2.6]), wit(0.8))
  })
}

/** The pennant of the wreck, which waves by itself. */
export const wimpelPlaat = (k: number, schaal: number): Plaat =>
  bak({ w: VLAG.w * k, h: VLAG.h * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(-VLAG.x, -VLAG.y)
    wimpel(g)
  })
