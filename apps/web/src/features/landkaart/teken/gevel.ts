import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  makeDoek,
  op,
  toeval,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'
import { boom } from './groen.ts'
import { fiets } from './spelling.ts'

/** One tile of the brick wall. Sheet of 336 × 144. */
export function drawMuur(): string {
  const doek = makeDoek()
  const r = toeval(12)
  const stenen = Array.from({ length: 6 }, (_, j) =>
    Array.from({ length: 7 }, (__, i) => {
      const [licht, donker] = [
        ['#ffffff', 0.12],
        ['#50143c', 0.1],
      ] as const
      const kans = r()
      const [kleur, dekking] =
        kans < 0.22 ? licht : kans < 0.46 ? donker : (['#50143c', 0.03] as const)
      return kleurvlak(
        dVak([i * 56 - (j % 2) * 28 + 1.5, j * 24 + 1.5], [53, 21], 5),
        kleur,
        dekking,
      )
    }).join(''),
  )
  return doek.klaar(336, 144, stenen.join(''))
}

/** One tile of the pavement. Sheet of 124 × 78. */
export function drawStoep(): string {
  const doek = makeDoek()
  const rijen = [0, 1, 2].map((j) =>
    [-1, 0, 1, 2].map((i) => dVak([i * 62 + (j % 2) * 31 + 2, j * 26 + 3], [58, 21], 6)).join(''),
  )
  return doek.klaar(
    124,
    78,
    `<path d="${rijen.join('')}" fill="#fff" fill-opacity=".14" stroke="#3c283c" stroke-opacity=".24" stroke-width="2"/>`,
  )
}

/** Small flags along the cornice. Sheet of 340 × 60. */
export function drawSlinger(): string {
  const doek = makeDoek()
  const kleuren = ['#ff8d80', '#57b6ef', GOUD, '#8fe07a', '#c58bf2']
  const hoogte = (t: number) => 4 + 132 * t * (1 - t)
  const vlaggen = Array.from({ length: 8 }, (_, i) => {
    const x = 24 + i * 41.5
    const y = hoogte(x / 340)
    return vlak(
      dVeelhoek([
        [x - 12, y],
        [x + 12, y],
        [x, y + 24],
      ]),
      doek.verf(kleuren[i % 5] ?? '#fff'),
      'stroke-width="3"',
    )
  })
  return doek.klaar(340, 60, lijn('M0 4Q170 70 340 4', INKT, 3) + vlaggen.join(''))
}

const tulp = (doek: Doek, [x, y]: Punt, kleur: string): string =>
  lijn(`M${x} ${y}v26`, '#3d9a57', 4) +
  vlak(
    `M${x - 12} ${y - 16}q0 22 12 22t12 -22l-7 7l-5 -10l-5 10Z`,
    doek.verf(kleur),
    'stroke-width="3"',
  )

const zonnebloem = (doek: Doek, [x, y]: Punt): string => {
  const bladen = Array.from({ length: 10 }, (_, i) => {
    const hoek = (i / 10) * Math.PI * 2
    return vlak(
      dOvaal([x + Math.cos(hoek) * 10, y + Math.sin(hoek) * 10], 5.4),
      '#ffc62e',
      'stroke-width="2"',
    )
  })
  return (
    lijn(`M${x} ${y}v26`, '#3d9a57', 4) +
    bladen.join('') +
    vlak(dOvaal([x, y], 7.5), doek.verf('#8a5a35'), 'stroke-width="2.6"')
  )
}

/** The window-sill with its flower box. Sheet of 660 × 78. */
export function drawBloembak(): string {
  const doek = makeDoek()
  const bloemen = Array.from({ length: 13 }, (_, i) => {
    const plek: Punt = [52 + i * 46.5, 22 + (i % 2) * 5]
    return i % 3 === 1 ? zonnebloem(doek, plek) : tulp(doek, plek, i % 2 ? '#ff9db5' : '#f2548a')
  })
  const naden = Array.from({ length: 7 }, (_, i) => `M${108 + i * 74} 40v30`)
  return doek.klaar(
    660,
    78,
    [
      vlak(dVak([3, 14], [654, 20], 9), doek.verloop('#fffdf5', '#e0cfb2')),
      bloemen.join(''),
      vlak(dVak([32, 34], [596, 40], 9), doek.verloop('#d8864f', '#a3552f')),
      kleurvlak(dVak([40, 39], [580, 6], 3), '#ffffff', 0.3),
      lijn(naden.join(''), '#6d331f', 3).replace('/>', ' opacity=".5"/>'),
    ].join(''),
  )
}

const eend = (doek: Doek): string =>
  [
    kleurvlak(dOvaal([2, 14], 30, 6), INKT, 0.22),
    vlak(
      'M-26 -4q-8 -6 -10 -2q4 18 26 20h14q22 -2 22 -20q-12 -4 -20 2q-14 4 -32 0Z',
      doek.verf('#b08968'),
    ),
    vlak('M-4 0q14 -4 22 2q-8 10 -20 8Z', doek.verf('#8fa3c8'), 'stroke-width="2.6"'),
    vlak('M-30 -8q-6 -24 12 -24q16 0 12 20q-10 8 -24 4Z', doek.verf('#3d9a57')),
    kleurvlak('M-29 -9q12 5 23 0v5q-12 5 -22 0Z', PAPIER),
    vlak('M-31 -22q-14 0 -16 6q8 5 17 2Z', doek.verf('#ffab2e'), 'stroke-width="2.8"'),
    kleurvlak(dOvaal([-22, -24], 2.6), INKT),
  ].join('')

/** Two ducks out for a walk. Sheet of 150 × 70. */
export function drawEenden(): string {
  const doek = makeDoek()
  return doek.klaar(150, 70, op([58, 46], eend(doek)) + op([122, 54], eend(doek), { schaal: 0.62 }))
}

/** A bicycle. Sheet of 100 × 76. */
export function drawFiets(): string {
  const doek = makeDoek()
  return doek.klaar(
    100,
    76,
    kleurvlak(dOvaal([50, 70], 40, 5), INKT, 0.2) + op([50, 48], fiets(), { schaal: 1.7 }),
  )
}

/** The crown of an apple tree, cut off by the edge of the screen. Sheet of 120 × 170. */
export function drawBoom(): string {
  const doek = makeDoek()
  return doek.klaar(120, 170, boom(doek, [76, 162], { maat: 1.9, vrucht: ROOD }))
}

/** A shell: what practice earns. Sheet of 48 × 48. */
export function drawSchelp(): string {
  const doek = makeDoek()
  return doek.klaar(
    48,
    48,
    [
      vlak(
        'M24 41Q4 34 4 19Q6 12 11 12Q12 5 19 7Q24 2 29 7Q36 5 37 12Q42 12 44 19Q44 34 24 41Z',
        doek.verf('#ff9d8a', 0.24),
        'stroke-width="3"',
      ),
      lijn('M24 38V10M24 38Q14 26 12 15M24 38Q34 26 36 15', '#d8604f', 2.4),
      vlak('M15 40q9 -6 18 0l-3 5h-12Z', doek.verf(GOUD), 'stroke-width="3"'),
      kleurvlak(dOvaal([14, 17], 3.4, 2.4), '#ffffff', 0.8),
    ].join(''),
  )
}
