import { INKT, CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  doos,
  gloed,
  ovaal,
  pad,
  solid,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

const HUIZEN = ['#e79aa2', '#c9819f'] as const
const HUIZEN_NACHT = ['#4b4a92', '#3a3778'] as const

/** The moon and some stars. */
function nachtlucht(g: G, { x, y, w, h }: Vak, k: number): void {
  g.fillStyle = verloop(g, [0, y, 0, y + h], ['#1d2160', '#3a3f96', '#7a62b8'])
  g.fillRect(x, y, w, h)
  const rnd = stroom(5)
  for (let i = 0; i < 26; i += 1)
    fill(g, ovaal([x + rnd() * w, y + rnd() * h * 0.6, 1.6 * k, 1.6 * k]), '#fff6cf')
  const [mx, my, r] = [x + w * 0.8, y + h * 0.3, 24 * k] as const
  gloed(g, [mx, my, r * 3.4], '#fff3c0')
  fill(g, ovaal([mx, my, r, r]), '#fff3c8')
  fill(g, ovaal([mx - r * 0.45, my - r * 0.25, r * 0.86, r * 0.86]), '#2a2d76')
}

/** Paints a distant house with a stepped gable, hazy and without ink. */
function trapgevel(g: G, { x, y, w, h }: Vak, kleur: string): void {
  const stap = w * 0.16
  const treden = [0.14, 0.27, 0.4] as const
  const p = new Path2D()
  p.moveTo(x, y + h)
  p.lineTo(x, y)
  treden.forEach((deel, i) => {
    p.lineTo(x + w * deel, y - stap * i)
    p.lineTo(x + w * deel, y - stap * (i + 1))
  })
  treden.toReversed().forEach((deel, i) => {
    p.lineTo(x + w * (1 - deel), y - stap * (3 - i))
    p.lineTo(x + w * (1 - deel), y - stap * (2 - i))
  })
  p.lineTo(x + w, y)
  p.lineTo(x + w, y + h)
  fill(g, p, kleur)
  for (let i = 0; i < 4; i += 1) {
    const raam = [x + w * (0.2 + (i % 2) * 0.42), y + stap * (0.6 + (i >> 1) * 1.7)] as const
    fill(g, doos([...raam, w * 0.18, w * 0.22], 3), 'rgba(255,236,150,.8)')
  }
}

/** Paints the evening street behind the window. */
export function straat(g: G, { loket, k, isNacht }: Indeling): void {
  const { x, y, w, h } = loket
  binnen(g, doos([x, y, w, h], 8), () => {
    if (isNacht) nachtlucht(g, loket, k)
    else {
      g.fillStyle = verloop(g, [0, y, 0, y + h], ['#ff9f7a', '#ffcf8a', '#fff0c0'])
      g.fillRect(x, y, w, h)
      gloed(g, [x + w * 0.3, y + h * 0.5, 150 * k], '#fff3c0')
    }
    const rnd = stroom(12)
    const huizen = isNacht ? HUIZEN_NACHT : HUIZEN
    huizen.forEach((kleur, laag) => {
      for (let hx = x - 10 * k; hx < x + w;) {
        const breed = (62 + rnd() * 26) * k
        const top = y + h * (0.62 + laag * 0.13) - rnd() * 40 * k
        trapgevel(g, { x: hx, y: top, w: breed, h: h }, kleur)
        hx += breed + 2
      }
    })
  })
}

/** Paints the frame, sill and awning in front of the guests. */
export function kozijn(g: G, { loket: { x, y, w, h }, k, isNacht }: Indeling): void {
  const [dik, lijn] = [16 * k, 4]
  const raam = (uit: number, onder: number): Path2D => {
    const p = new Path2D()
    p.roundRect(x - uit, y - uit, w + 2 * uit, h + uit + onder, 10)
    return p
  }
  const rand = raam(dik + lijn, 4)
  rand.addPath(raam(-lijn, -10 * k))
  g.fillStyle = INKT
  g.fill(rand, 'evenodd')
  const hout = raam(dik, 0)
  hout.addPath(raam(0, -14 * k))
  g.fillStyle = verloop(g, [x, y, x + w, y + h], [CREME, '#ecd9b8'])
  g.fill(hout, 'evenodd')
  const bank = [x - 30 * k, y + h - 24 * k, w + 60 * k, 20 * k] as const
  solid(g, { pad: doos(bank, 8), kader: bank, kleur: '#c9803f' })
  const kleur = isNacht ? '#4b5bd0' : '#e2483d'
  luifel(g, { x: x - 32 * k, y: y - 30 * k, w: w + 64 * k, h: 62 * k }, { k, doek: kleur })
}

function luifel(
  g: G,
  { x, y, w, h }: Vak,
  { k, doek }: { readonly k: number; readonly doek: string },
): void {
  const banen = Math.max(6, Math.round(w / (46 * k) / 2) * 2)
  const breed = w / banen
  for (let i = 0; i < banen; i += 1) {
    const bx = x + i * breed
    const baan = pad(
      `M${bx} ${y}h${breed}v${h * 0.68}a${breed / 2} ${breed * 0.42} 0 0 1 ${-breed} 0Z`,
    )
    const kleur = i % 2 === 0 ? doek : CREME
    solid(g, { pad: baan, kader: [bx, y, breed, h], kleur, strook: 0.1 })
  }
  const balk = [x - 8 * k, y - 12 * k, w + 16 * k, 18 * k] as const
  solid(g, { pad: doos(balk, 7), kader: balk, kleur: '#c9803f' })
}
