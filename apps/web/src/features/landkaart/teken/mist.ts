import { dOvaal, kleurvlak, lijn, makeDoek, n, toeval } from './kit.ts'

/** Returns a cloud that is `breed` wide and has its flat bottom at y. */
export const wolk = (x: number, y: number, breed: number): string => {
  const b = breed / 10
  return `M${n(x)} ${n(y)}a${n(b * 1.6)} ${n(b * 1.6)} 0 0 1 ${n(b * 0.6)} ${n(-b * 3)}a${n(b * 2)} ${n(b * 2)} 0 0 1 ${n(b * 3)} ${n(-b * 1.6)}a${n(b * 2.2)} ${n(b * 2.2)} 0 0 1 ${n(b * 3.8)} ${n(b * 0.6)}a${n(b * 1.9)} ${n(b * 1.9)} 0 0 1 ${n(b * 2.6)} ${n(b * 4)}Z`
}

/** Draws the clouds in front of an island that is not visible yet. Sheet of 420 × 350. */
export function drawMist(): string {
  const doek = makeDoek()
  const wolken = [
    [52, 190, 150, 0.66],
    [206, 184, 150, 0.64],
    [112, 232, 200, 0.8],
    [36, 262, 160, 0.88],
    [226, 268, 150, 0.88],
    [104, 300, 210, 0.94],
  ] as const
  const wit = doek.verf('#f4fbff', 0.06)
  return doek.klaar(
    420,
    350,
    wolken.map(([x, y, b, dekking]) => kleurvlak(wolk(x, y, b), wit, dekking)).join(''),
  )
}

/** Draws the horizon: hills and a low sun. Sheet of 1440 × 160, stretched over the width. */
export function drawVerte(): string {
  const doek = makeDoek()
  const heuvels =
    'M0 160V112Q60 70 130 112Q210 56 300 118Q380 84 460 116Q540 60 640 118Q720 78 800 118Q900 84 980 116Q1080 52 1190 118Q1290 74 1440 112V160Z'
  return doek.klaar(
    1440,
    160,
    [
      kleurvlak('M880 80a110 110 0 1 0 220 0a110 110 0 1 0 -220 0Z', doek.gloed('#fff2b8')),
      kleurvlak('M946 110a44 44 0 0 1 88 0Z', '#ffe9a3'),
      ...[
        [40, 92, 190],
        [360, 84, 150],
        [820, 96, 120],
        [1160, 88, 170],
      ].map(([x = 0, y = 0, b = 0]) => kleurvlak(wolk(x, y, b), '#ffffff', 0.85)),
      kleurvlak(heuvels, '#8cc4e6'),
      kleurvlak(
        'M0 160V134Q160 96 320 140Q520 104 700 142Q900 108 1060 140Q1240 104 1440 136V160Z',
        '#6fb3dc',
      ),
    ].join(''),
  )
}

/** A cloud that drifts by. Sheet of 160 × 80. */
export function drawWolkje(): string {
  const doek = makeDoek()
  return doek.klaar(160, 80, kleurvlak(wolk(14, 74, 128), doek.verloop('#ffffff', '#e4f4fd'), 0.94))
}

/** One tile of the sea's small waves and long swells. Sheet of 640 × 440. */
export function drawGolven(): string {
  const doek = makeDoek()
  const r = toeval(21)
  const plekken = Array.from({ length: 20 }, (_, i) => {
    const [kolom, rij] = [i % 4, Math.floor(i / 4)]
    return [
      20 + kolom * 160 + (rij % 2) * 70 + r() * 40,
      26 + rij * 88 + r() * 34,
      0.7 + r() * 0.7,
    ] as const
  })
  const golven = plekken
    .map(([x, y, s]) => `M${n(x)} ${n(y)}${`q${n(7 * s)} ${n(-7 * s)} ${n(14 * s)} 0`.repeat(3)}`)
    .join('')
  const deining = Array.from({ length: 6 }, (_, i) =>
    dOvaal([110 + (i % 2) * 320 + r() * 60, 40 + i * 70 + r() * 20], 90 + r() * 40, 5 + r() * 3),
  )
  return doek.klaar(
    640,
    440,
    kleurvlak(deining.join(''), '#ffffff', 0.07) +
      `<path d="${golven}" fill="none" stroke="#e6fbff" stroke-width="3" opacity=".55"/>`,
  )
}

/** The sun's path on the water. Sheet of 240 × 120. */
export function drawGlinster(): string {
  const doek = makeDoek()
  const r = toeval(33)
  const strepen = Array.from({ length: 22 }, (_, i) => {
    const y = 6 + i * 5
    const half = 20 + i * 3.6
    return `M${n(120 + (r() - 0.5) * 2 * half)} ${n(y)}h${n(8 + r() * 16)}`
  })
  return doek.klaar(240, 120, lijn(strepen.join(''), '#fff6c8', 4).replace('/>', ' opacity=".8"/>'))
}
