import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  binnen,
  doos,
  ovaal,
  pad,
  solid,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Schilder } from './paint-beleg.ts'

/** Paints something of its own small size in the middle of (x, y). */
function op(g: G, [x, y, k]: readonly [number, number, number], teken: Schilder): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  teken(g)
  g.restore()
}

/** The rows of the menu: what was always on it, and one for each jar. */
const RIJEN = 4
/** Where the rows begin, of the height of the board. */
const EERSTE = 0.27

/** Returns the middle of a place on the menu, and the scale of what stands there. */
function plekOp({ w, h }: Pick<Vak, 'w' | 'h'>, rij: number, n: number) {
  const hoog = (h * (0.94 - EERSTE)) / RIJEN
  return [
    w * (0.24 + n * 0.26),
    h * EERSTE + (rij + 0.5) * hoog,
    Math.min(hoog, w * 0.24) / 56,
  ] as const
}

/** The slate with the menu: the toppings that are there from the start, and places for more. */
export function menubord({ w, h }: Vak, oud: readonly Schilder[], schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const rand = [3, 3, w - 6, h - 6] as const
    solid(g, { pad: doos(rand, w * 0.08), kader: rand, kleur: '#c9803f' })
    const lei = [w * 0.07, w * 0.07, w * 0.86, h - w * 0.14] as const
    solid(g, { pad: doos(lei, w * 0.05), kader: lei, kleur: '#2f4a4f', lijn: 2.5, strook: 0.04 })
    op(g, [w / 2, h * 0.15, w / 130], (ctx) => {
      streep(ctx, pad('M-34 7Q-24-11-14 7M-14 7Q-4-11 6 7M6 7Q16-11 26 7'), {
        kleur: '#fff3c9',
        dikte: 4,
      })
      streep(ctx, pad('M-40 15H40'), { kleur: wit(0.5), dikte: 3 })
    })
    for (let rij = 0; rij < RIJEN; rij += 1)
      for (let n = 0; n < 3; n += 1) {
        const [x, y, k] = plekOp({ w, h }, rij, n)
        if (rij === 0) op(g, [x, y, k], oud[n * 3] ?? (() => undefined))
        else streep(g, ovaal([x, y, 15 * k, 14 * k]), { kleur: wit(0.32), dikte: 2 })
      }
  })
}

/** What one jar adds to the menu, painted for the whole board. */
export function menudeel(
  { w, h }: Vak,
  rij: number,
  { wat, schaal }: { wat: readonly Schilder[]; schaal: number },
): Plaat {
  return bak({ w, h, schaal }, (g) => {
    for (const [n, teken] of wat.entries()) op(g, plekOp({ w, h }, rij + 1, n), teken)
  })
}

/** A jar, without its lid, with what is in it. It is 90 wide and 120 high. */
export function weckpot(wat: readonly Schilder[], schaal: number, k: number): Plaat {
  return bak({ w: 110 * k, h: 130 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(55, 66)
    const glas = [-42, -46, 84, 104] as const
    solid(g, {
      pad: doos(glas, 22),
      kader: glas,
      kleur: '#bfeaf2',
      binnen: () => {
        for (const [i, [x, y]] of (
          [
            [-18, 34],
            [16, 36],
            [0, 8],
            [-22, 2],
            [24, 6],
            [-2, -20],
          ] as const
        ).entries())
          op(g, [x, y, 0.95], wat[i % wat.length] ?? (() => undefined))
        fill(g, doos([-33, -34, 9, 66], 5), wit(0.55))
      },
    })
  })
}

/** The lid of such a jar. */
export const deksel = (schaal: number, k: number): Plaat =>
  bak({ w: 100 * k, h: 34 * k, schaal }, (g) => {
    g.scale(k, k)
    const vorm = [6, 6, 88, 22] as const
    solid(g, { pad: doos(vorm, 9), kader: vorm, kleur: '#e2483d' })
  })

/** A slice of pizza in a paw. The tip is where one bites. */
export function hapje(vacht: string, schaal: number): Plaat {
  return bak({ w: 76, h: 64, schaal }, (g) => {
    g.translate(38, 32)
    solid(g, {
      pad: pad('M-34 2L18-20Q28-2 18 20Z'),
      kader: [-34, -20, 62, 40],
      kleur: '#ffdf7e',
      lijn: 3.5,
    })
    solid(g, {
      pad: pad('M15-21Q34-2 15 21Q24 0 15-21Z'),
      kader: [14, -21, 18, 42],
      kleur: '#e0a04e',
      lijn: 3.5,
    })
    for (const [x, y] of [
      [-8, 0],
      [7, -8],
      [7, 9],
    ] as const)
      fill(g, ovaal([x, y, 5, 4.6]), '#d8463c')
    solid(g, { pad: ovaal([22, 12, 13, 11]), kader: [9, 1, 26, 22], kleur: vacht, lijn: 3.5 })
  })
}

/** A mouth that is open, over the one of a face. */
export const open = (schaal: number): Plaat =>
  bak({ w: 34, h: 30, schaal }, (g) => {
    const mond = pad('M5 8Q17 3 29 8Q28 26 17 26T5 8Z')
    solid(g, { pad: mond, kader: [5, 5, 24, 21], kleur: '#8c2433', lijn: 3 })
    fill(g, ovaal([17, 21, 7, 4]), '#ff8fa0')
  })

/** A cup of lemonade, held high. */
export function beker(kleur: string, schaal: number, k: number): Plaat {
  return bak({ w: 60 * k, h: 70 * k, schaal }, (g) => {
    g.scale(k, k)
    streep(g, pad('M36 22L50 2'), { dikte: 8 })
    streep(g, pad('M36 22L50 2'), { kleur: '#ff9db5', dikte: 4 })
    const glas = pad('M10 18H48L43 62H15Z')
    solid(g, { pad: glas, kader: [10, 18, 38, 44], kleur: '#e9f7fb', lijn: 3.5 })
    fill(g, pad('M13 30H45L42 59H16Z'), kleur)
    fill(g, ovaal([22, 42, 3, 8], 0.1), wit(0.6))
  })
}

/** A newspaper, behind which somebody waits. */
export function krant(schaal: number, k: number): Plaat {
  return bak({ w: 130 * k, h: 96 * k, schaal }, (g) => {
    g.scale(k, k)
    const blad = pad('M65 14L8 6V86L65 92L122 86V6Z')
    solid(g, { pad: blad, kader: [8, 6, 114, 86], kleur: '#fffaf0', lijn: 4, donker: -0.06 })
    streep(g, pad('M65 14V92'), { dikte: 3 })
    for (let y = 24; y < 80; y += 11)
      streep(g, pad(`M16 ${y}L57 ${y + 5}M73 ${y + 5}L114 ${y}`), {
        kleur: 'rgba(45,34,80,.35)',
        dikte: 3,
      })
  })
}

/** The last pizza, as it comes from the kitchen with so many slices. */
export interface Slotpizza {
  readonly bodem: Plaat
  readonly punten: number
  /** How many slices are left. */
  readonly over: number
  readonly r: number
  /** The height of a pizza relative to its width. */
  readonly plat: number
  readonly wat: readonly Schilder[]
}

/** The last pizza with everything on it. */
export function slotpizza({ bodem, punten, over, r, plat, wat }: Slotpizza, schaal: number): Plaat {
  return bak({ w: bodem.w, h: bodem.h, schaal }, (g, w, h) => {
    g.translate(w / 2, h / 2)
    const taart = new Path2D()
    taart.moveTo(0, 0)
    const tot = -Math.PI / 2 + (over / punten) * Math.PI * 2
    taart.ellipse(0, 0, r * 1.06, r * 1.06 * plat, 0, -Math.PI / 2, tot)
    taart.closePath()
    binnen(g, taart, () => g.drawImage(bodem.canvas, -w / 2, -h / 2, w, h))
    for (let i = 0; i < over; i += 1)
      for (const [n, ver] of [0.36, 0.68].entries()) {
        const hoek = -Math.PI / 2 + ((i + 0.5) / punten) * Math.PI * 2 + (n - 0.5) * 0.3
        const plek = [Math.cos(hoek) * ver * r, Math.sin(hoek) * ver * r * plat, r / 170] as const
        op(g, plek, wat[(i * 2 + n) % wat.length] ?? (() => undefined))
      }
  })
}

/** The dough that is still to be made into a pizza, with its rolling pin. */
export function deeg(r: number, schaal: number): Plaat {
  return bak({ w: r * 2.4, h: r * 2, schaal }, (g, w, h) => {
    g.translate(w / 2, h / 2)
    const bol = pad(
      `M${-r * 0.7} 0C${-r * 0.74} ${-r * 0.5} ${-r * 0.2} ${-r * 0.62} ${r * 0.12} ${-r * 0.56}` +
        `C${r * 0.7} ${-r * 0.5} ${r * 0.8} ${-r * 0.06} ${r * 0.62} ${r * 0.26}C${r * 0.3} ${r * 0.66} ${-r * 0.64} ${r * 0.56} ${-r * 0.7} 0Z`,
    )
    solid(g, {
      pad: bol,
      kader: [-r * 0.75, -r * 0.6, r * 1.5, r * 1.2],
      kleur: '#f7dfae',
      licht: 0.4,
    })
    op(g, [r * 0.1, r * 0.06, r / 110], (ctx) => {
      ctx.rotate(-0.4)
      for (const x of [-78, 58])
        solid(ctx, { pad: doos([x, -7, 22, 14], 7), kader: [x, -7, 22, 14], kleur: '#e2483d' })
      const rol = [-56, -15, 114, 30] as const
      solid(ctx, { pad: doos(rol, 14), kader: rol, kleur: '#e0a45c', glans: 0.3 })
    })
  })
}

/** A cloud of steam. */
export function stoom(schaal: number): Plaat {
  return bak({ w: 70, h: 60, schaal }, (g) => {
    const wolk = new Path2D()
    for (const [x, y, r] of [
      [22, 34, 15],
      [38, 25, 17],
      [50, 36, 13],
      [36, 41, 14],
    ] as const) {
      wolk.moveTo(x + r, y)
      wolk.arc(x, y, r, 0, Math.PI * 2)
    }
    solid(g, {
      pad: wolk,
      kader: [6, 8, 58, 48],
      kleur: '#f4f0ff',
      inkt: '#8d7fb8',
      lijn: 2.5,
      licht: 0.6,
      donker: -0.03,
      strook: 0.05,
    })
  })
}
