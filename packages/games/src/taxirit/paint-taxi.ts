import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, pad, solid, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The taxi is painted from behind in a box of 290 × 340, its wheels on the lower edge. */
export const TAXI = { w: 290, h: 340 } as const
/** Where the two heads are in it, measured from the middle of the lower edge. */
export const KOPPEN_IN_TAXI = { held: [-42, -178], passagier: [44, -174] } as const

const blok = (g: G, kader: Kader, [kleur, rond]: readonly [string, number]): void =>
  solid(g, { pad: doos(kader, rond), kader, kleur })

function tekst(g: G, woord: string, [x, y, maat]: readonly [number, number, number]): void {
  g.fillStyle = INKT
  g.font = `800 ${maat}px 'Baloo 2 Variable', system-ui, sans-serif`
  g.textAlign = 'center'
  g.fillText(woord, x, y)
}

/** Draws the wheels and the cabin: what is behind the heads. */
export function drawBehind(g: G): void {
  for (const x of [22, 200]) blok(g, [x, 176, 48, 62], ['#4a4560', 14])
  solid(g, {
    pad: pad('M46 92Q50-34 88-42H182Q220-34 224 92Z'),
    kader: [46, -42, 178, 134],
    kleur: '#ffc928',
  })
  fill(g, pad('M60 90Q64-20 94-26H176Q206-20 210 90Z'), INKT)
  const glas = pad('M65 90Q69-15 97-21H173Q201-15 205 90Z')
  fill(g, glas, verloop(g, [0, -20, 0, 90], ['#d6f3ff', '#6fb4e6']))
}

function dambord(g: G): void {
  for (let i = 0; i < 18; i++)
    for (let j = 0; j < 2; j++)
      fill(g, doos([8 + i * 14.2, 112 + j * 11, 14.3, 11.2], 0), (i + j) % 2 ? '#fffdf4' : INKT)
  fill(g, doos([30, 91, 150, 8], 4), wit(0.55))
}

/** Draws the boot, lights, bumper and roof lamp: what is in front of the heads. */
export function drawFront(g: G): void {
  solid(g, {
    pad: doos([8, 84, 254, 112], [34, 34, 26, 26]),
    kader: [8, 84, 254, 112],
    kleur: '#ffcf33',
    licht: 0.3,
    donker: -0.16,
    binnen: () => dambord(g),
  })
  blok(g, [88, 142, 94, 32], ['#fff3bf', 7])
  tekst(g, 'TX-45', [135, 166, 22])
  for (const x of [20, 206]) {
    blok(g, [x, 138, 44, 30], ['#ff4f58', 12])
    fill(g, doos([x + 26, 142, 12, 22], 5), 'rgba(255,230,200,.8)')
  }
  blok(g, [0, 186, 270, 26], ['#cfd3ea', 13])
  fill(g, doos([14, 190, 170, 6], 3), wit(0.7))
  blok(g, [88, -78, 94, 34], ['#fffdf4', 10])
  tekst(g, 'TAXI', [135, -52, 25])
  streep(g, pad('M74 30L96-8M82 44L104 8'), { kleur: wit(0.75), dikte: 6 })
}

/** A part of the taxi as a plate. It stands on the middle of its lower edge. */
export const taxiPlaat = (deel: (g: G) => void, maat: number, schaal: number): Plaat =>
  bak({ w: TAXI.w * maat, h: TAXI.h * maat, schaal }, (g) => {
    g.scale(maat, maat)
    g.translate(10, 94)
    deel(g)
  })
