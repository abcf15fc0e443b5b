import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { werkhemd } from '@letterhaven/game-kit/onderdelen/werkhemd'

/** The colour of the sleeves of the hero who delivers the post. */
export const POSTMOUW = '#2f5fb3'

/** The upper body in a post coat, its lower edge at y = 0. */
export const postjas = werkhemd(POSTMOUW, (g) => {
  streep(g, pad('M0-78V-2'), { kleur: 'rgba(20,30,80,.4)', dikte: 3 })
  for (const y of [-60, -38, -16]) fill(g, ovaal([8, y, 4, 4]), GOUD)
  drawStang(g, pad('M-30-96L34-20'), [13, 7, '#b5763f'])
})

/** The cap with its brass badge. Its lower edge goes round the head. */
export function postpet(schaal: number): Plaat {
  return bak({ w: 112, h: 62, schaal }, (g) => {
    solid(g, { pad: pad('M14 44Q10 8 56 8Q102 8 98 44Z'), kader: [12, 8, 88, 36], kleur: POSTMOUW })
    solid(g, {
      pad: pad('M8 44Q56 30 104 44L100 58Q56 46 12 58Z'),
      kader: [8, 36, 96, 22],
      kleur: '#22407c',
    })
    solid(g, { pad: ovaal([56, 26, 10, 9]), kader: [46, 17, 20, 18], kleur: GOUD, lijn: 3 })
  })
}

/** Paints a bar: its ink, and the colour in it. */
export function drawStang(
  g: G,
  vorm: Path2D,
  [dikte, binnen, kleur]: readonly [ink: number, colour: number, kleur: string],
): void {
  streep(g, vorm, { dikte })
  streep(g, vorm, { kleur, dikte: binnen })
}

function wiel(g: G, x: number, r: number): void {
  drawStang(g, ovaal([x, -r, r - 4, r - 4]), [11, 4, '#55607f'])
  for (let i = 0; i < 4; i += 1) {
    const a = (i * Math.PI) / 4
    const [c, s] = [Math.cos(a) * (r - 6), Math.sin(a) * (r - 6)]
    streep(
      g,
      lijn(
        [
          [x - c, -r - s],
          [x + c, -r + s],
        ],
        false,
      ),
      { kleur: '#8e97b4', dikte: 2 },
    )
  }
  fill(g, ovaal([x, -r, 5, 5]), INKT)
}

/** Paints a closed letter that stands on (x, y), so wide and high. */
export function drawBrief(g: G, [x, y, w, h]: Kader, draai: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(draai)
  const kader: Kader = [-w / 2, -h, w, h]
  solid(g, { pad: doos(kader, 3), kader, kleur: CREME, lijn: 3 })
  streep(
    g,
    lijn(
      [
        [-w / 2 + 2, -h + 2],
        [0, -h * 0.45],
        [w / 2 - 2, -h + 2],
      ],
      false,
    ),
    { dikte: 2.5 },
  )
  g.restore()
}

/** The cargo bike, its wheels at y = 0: a box full of letters in front, the saddle behind. */
export function fietsPlaat(s: number, schaal: number): Plaat {
  return bak({ w: 300 * s, h: 150 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(150, 142)
    schaduw(g, [0, 2, 130, 10])
    wiel(g, -104, 34)
    wiel(g, 112, 26)
    const frame = pad('M-104-34L-62-34L-30-78M-62-34L40-30M-104-34L-82-92M40-30L22-104')
    drawStang(g, frame, [15, 8, '#e24a3b'])
    solid(g, {
      pad: doos([-104, -104, 46, 13], 7),
      kader: [-104, -104, 46, 13],
      kleur: '#6b4a36',
      lijn: 3.5,
    })
    drawStang(g, pad('M22-104q-4-12-22-10'), [11, 5, '#55607f'])
    for (const [i, x] of [44, 66, 92, 116].entries())
      drawBrief(g, [x, -72 - (i % 2) * 8, 40, 30], (i - 1.5) * 0.16)
    const bak2 = pad('M26-80H138L128-22H38Z')
    solid(g, {
      pad: bak2,
      kader: [26, -80, 112, 58],
      kleur: '#f2a93b',
      binnen: (b) => {
        for (const y of [-60, -41])
          streep(b, pad(`M20 ${y}H142`), { kleur: 'rgba(120,60,20,.35)', dikte: 3 })
      },
    })
    solid(g, { pad: pad('M62-62h40v26h-40z'), kader: [62, -62, 40, 26], kleur: CREME, lijn: 3 })
    streep(g, pad('M63-61l19 14l19-14'), { dikte: 2.5 })
  })
}

/** Where the bike touches the ground, as a fraction of its plate. */
export const WIELEN = [0.5, 142 / 150] as const

/** The letter in the hand. */
export function handBrief(schaal: number): Plaat {
  return bak({ w: 56, h: 48, schaal }, (g) => drawBrief(g, [28, 42, 46, 34], 0.12))
}

/** One flake of snow. */
export function vlok(r: number, schaal: number): Plaat {
  return bak({ w: 2 * r + 2, h: 2 * r + 2, schaal }, (g) =>
    fill(g, ovaal([r + 1, r + 1, r, r]), 'rgba(255,255,255,.92)'),
  )
}
