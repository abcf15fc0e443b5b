import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The top of the tower: a platform with battlements. Its floor is at `rand` below the upper edge. */
export function drawKroon(g: G, { w, h, rand }: { w: number; h: number; rand: number }): void {
  const kleur = '#e3b184'
  const muur: Kader = [26, rand, w - 52, h - rand + 20]
  solid(g, { pad: doos(muur, 4), kader: muur, kleur: '#d9a273', lijn: 4 })
  for (let x = 40; x < w - 70; x += 46) {
    const kraag: Kader = [x, rand + 24, 30, 26]
    solid(g, { pad: doos(kraag, [0, 0, 15, 15]), kader: kraag, kleur: '#c98f63', lijn: 3 })
  }
  const plaat: Kader = [6, rand, w - 12, 26]
  solid(g, { pad: doos(plaat, 6), kader: plaat, kleur: '#f0c99a', lijn: 4 })
  const breed = (w - 24) / 9
  for (let i = 0; i < 9; i += 2) {
    const kanteel: Kader = [12 + i * breed, rand - 24, breed, 26]
    solid(g, { pad: doos(kanteel, 4), kader: kanteel, kleur, lijn: 4 })
  }
}

/** A flag on its pole, the foot at the bottom left, with lines as of a story; `uit` is how far it is unrolled, 0…1. */
export function drawVlag(g: G, { w, h, uit }: { w: number; h: number; uit: number }): void {
  const mast = pad(`M16 ${h - 4}V10`)
  streep(g, mast, { dikte: 13 })
  streep(g, mast, { kleur: '#b9783f', dikte: 6 })
  solid(g, { pad: ovaal([16, 10, 8, 8]), kader: [8, 2, 16, 16], kleur: GOUD, lijn: 3.5 })
  const [breed, hoog] = [16 + (w - 40) * uit, h * 0.5]
  const doek = pad(
    `M20 22q${breed * 0.3}-14 ${breed * 0.55} 0t${breed * 0.45} 0v${hoog}` +
      `q${-breed * 0.3} 14 ${-breed * 0.55} 0t${-breed * 0.45} 0z`,
  )
  solid(g, { pad: doek, kader: [20, 12, breed, hoog + 20], kleur: '#e0522f', lijn: 4 })
  if (uit < 0.5) return
  for (let i = 0; i < 4; i += 1)
    fill(
      g,
      doos([34, 40 + i * hoog * 0.2, (breed - 34) * (i === 3 ? 0.5 : 0.86), 6], 3),
      'rgba(255,248,224,.9)',
    )
}

/** A door in the foot of the tower, with a lantern beside it: tomorrow it is there as well. */
export function drawPoort(g: G, w: number, h: number): void {
  gloed(g, [w * 0.9, h * 0.42, w * 0.34], '#ffe08a')
  const boog = (x: number, b: number, y: number) =>
    pad(`M${x} ${h}V${y + b / 2}Q${x} ${y} ${x + b / 2} ${y}T${x + b} ${y + b / 2}V${h}z`)
  solid(g, { pad: boog(w * 0.1, w * 0.6, 8), kader: [w * 0.1, 8, w * 0.6, h], kleur: '#c98f63' })
  solid(g, {
    pad: boog(w * 0.18, w * 0.44, h * 0.16),
    kader: [w * 0.18, h * 0.16, w * 0.44, h],
    kleur: '#8a4b3c',
  })
  streep(g, pad(`M${w * 0.4} ${h * 0.2}V${h}`), { kleur: 'rgba(45,20,60,.5)', dikte: 4 })
  fill(g, ovaal([w * 0.46, h * 0.62, 5, 5]), GOUD)
  const lamp: Kader = [w * 0.84, h * 0.34, w * 0.12, h * 0.16]
  solid(g, { pad: doos(lamp, 5), kader: lamp, kleur: '#ffd76a', lijn: 3.5 })
  streep(g, pad(`M${w * 0.7} ${h * 0.3}H${w * 0.9}V${h * 0.34}`), { kleur: INKT, dikte: 5 })
}
