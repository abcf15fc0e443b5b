import { CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, pad, schaduw, solid, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

function luifel(g: G, [x, y, w, h]: Kader, kleur: string): void {
  const n = Math.max(4, Math.round(w / 40))
  const a = w / n
  for (let i = 0; i < n; i += 1)
    solid(g, {
      pad: pad(`M${x + i * a} ${y}h${a}v${h}a${a / 2} ${a * 0.46} 0 0 1 ${-a} 0Z`),
      kader: [x + i * a, y, a, h + a * 0.4],
      kleur: i % 2 ? CREME : kleur,
      lijn: 3.5,
      strook: 0.1,
    })
}

/** The stall for the prizes: shelves behind a counter, under an awning. `kader` is its inside. */
export function kraam(kader: Kader, k: number, schaal: number): Plaat {
  const [x, y, w, h] = kader
  const rand = 26 * k
  const boven = 62 * k
  return bak({ w: w + rand * 2, h: h + boven + 70 * k, schaal }, (g) => {
    g.translate(rand - x, boven - y)
    schaduw(g, [x + w / 2, y + h + 46 * k, w * 0.6, 14 * k], 0.4)
    solid(g, { pad: doos([x, y - 8 * k, w, h + 30 * k], 8), kader: [x, y, w, h], kleur: '#6a3a86' })
    g.fillStyle = verloop(g, [0, y, 0, y + h], ['rgba(255,214,140,.62)', 'rgba(255,170,120,.2)'])
    g.fillRect(x, y - 6 * k, w, h)
    const rijen = 3
    for (let i = 1; i <= rijen; i += 1) {
      const yy = y + (h / rijen) * i - 3
      const plank: Kader = [x - 6 * k, yy, w + 12 * k, 13 * k]
      solid(g, {
        pad: doos(plank, 5),
        kader: plank,
        kleur: i === rijen ? '#ffd98a' : '#c9803f',
        lijn: 3.5,
      })
    }
    for (const px of [x - 7 * k, x + w - 7 * k]) {
      const paal: Kader = [px, y - 14 * k, 14 * k, h + 46 * k]
      solid(g, { pad: doos(paal, 4), kader: paal, kleur: '#fff1d6', lijn: 3.5 })
    }
    const toog: Kader = [x - 12 * k, y + h + 8 * k, w + 24 * k, 44 * k]
    solid(g, {
      pad: doos(toog, 6),
      kader: toog,
      kleur: '#ff5d8f',
      binnen: (q) => {
        for (let i = 0; i * 20 * k < w + 30 * k; i += 2)
          fill(q, doos([x - 12 * k + i * 20 * k, toog[1], 20 * k, 60 * k], 0), CREME)
      },
    })
    luifel(g, [x - 18 * k, y - 30 * k, w + 36 * k, 40 * k], '#ff5d8f')
    const balk: Kader = [x - 24 * k, y - 44 * k, w + 48 * k, 17 * k]
    solid(g, { pad: doos(balk, 8), kader: balk, kleur: GOUD })
  })
}
