import { kleurvlak, maakDoek, n } from './kit.ts'

/** A cloud: its flat bottom lies at y, it is `breed` wide. */
export const wolk = (x: number, y: number, breed: number): string => {
  const b = breed / 10
  return `M${n(x)} ${n(y)}a${n(b * 1.6)} ${n(b * 1.6)} 0 0 1 ${n(b * 0.6)} ${n(-b * 3)}a${n(b * 2)} ${n(b * 2)} 0 0 1 ${n(b * 3)} ${n(-b * 1.6)}a${n(b * 2.2)} ${n(b * 2.2)} 0 0 1 ${n(b * 3.8)} ${n(b * 0.6)}a${n(b * 1.9)} ${n(b * 1.9)} 0 0 1 ${n(b * 2.6)} ${n(b * 4)}Z`
}

/** The clouds before an island that is not in sight yet. Sheet of 420 × 350. */
export function tekenMist(): string {
  const doek = maakDoek()
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

/** The sky's far end: hills and a low sun. Sheet of 1440 × 160, stretched over the width. */
export function tekenVerte(): string {
  const doek = maakDoek()
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

/** One tile of the sea's small waves. Sheet of 320 × 220. */
export function tekenGolven(): string {
  const doek = maakDoek()
  const plekken = [
    [24, 26],
    [182, 50],
    [96, 96],
    [246, 128],
    [40, 160],
    [160, 196],
  ]
  const golven = plekken.map(([x, y]) => `M${x} ${y}q7 -7 14 0t14 0t14 0`).join('')
  return doek.klaar(
    320,
    220,
    `<path d="${golven}" fill="none" stroke="#e6fbff" stroke-width="3" opacity=".5"/>`,
  )
}
