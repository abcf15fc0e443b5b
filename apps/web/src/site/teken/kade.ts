import { GOUD, ROOD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  n,
  op,
  toeval,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'
import { huis, type Huis } from '../../features/landkaart/teken/huis.ts'
import { blok } from './blok.ts'

/** A window with curtains and a light behind them, or a dark one. */
export function raam(doek: Doek, [x, y]: Punt, aan: boolean): string {
  const [w, h] = [28, 33]
  const glas = dVak([x - w / 2, y - h], [w, h], 3)
  const gordijn = (k: 1 | -1) =>
    kleurvlak(
      `M${x + (k * w) / 2} ${y - h}h${-k * 10}q${-k * -1} 17 ${k * 7} 24l${-k * 1.5} 9h${k * 4.5}Z`,
      '#e2607a',
    )
  return [
    vlak(dVak([x - w / 2 - 4, y - h - 4], [w + 8, h + 8], 6), '#fff6e4'),
    kleurvlak(glas, aan ? doek.verf('#ffdc8c', 0.14) : doek.verf('#56659f', 0.26)),
    aan ? kleurvlak(dOvaal([x, y - h * 0.6], w * 0.36, h * 0.3), '#ffffff', 0.6) : '',
    aan
      ? gordijn(1) + gordijn(-1)
      : kleurvlak(`M${x - 14} ${y - 6}l14 -27h6l-18 33h-2Z`, '#fff', 0.3),
    `<path d="${glas}M${x} ${y - h}v${h}" fill="none" stroke-width="3"/>`,
  ].join('')
}

interface Pand extends Huis {
  readonly deur?: string
  /** Middles of the windows, as shares of the front, with whether a light is on by day. */
  readonly ramen: readonly (readonly [number, boolean])[]
}

/** Bricks here and there on a wall. */
function stenen({ voet: [x, y], w, h }: Huis): string {
  const r = toeval(Math.round(x * 7 + w))
  const d = Array.from({ length: 22 }, () => {
    const rij = Math.floor(r() * (h / 9))
    return `M${n(x + 5 + r() * (w - 24))} ${n(y - 6 - rij * 9)}h13`
  }).join('')
  return lijn(d, '#3c1432', 5).replace('/>', ' opacity=".13" stroke-linecap="butt"/>')
}

/** A canal house that somebody lives in. */
export function pand(doek: Doek, deel: Pand, nacht: boolean): string {
  const { voet, w, h, deur, ramen } = deel
  const [x, y] = voet
  const dx = x + w / 2
  return [
    huis(doek, deel),
    stenen(deel),
    deur
      ? vlak(`M${dx - 13} ${y}v-28q0 -6 6 -6h14q6 0 6 6v28Z`, doek.verf(deur), 'stroke-width="3"') +
        kleurvlak(dVak([dx - 7, y - 29], [14, 8], 2), '#ffe39a') +
        kleurvlak(dOvaal([dx + 7, y - 13], 2), GOUD)
      : '',
    ...ramen.map(([deelX, aan]) => raam(doek, [x + w * deelX, y - h + 44], aan || nacht)),
  ].join('')
}

/** Little flags on a line that hangs between two points. */
export function slinger([x0, y0]: Punt, [x1, y1]: Punt, diep: number): string {
  const punt = (u: number): Punt => [
    x0 + (x1 - x0) * u,
    y0 + (y1 - y0) * u + 4 * diep * u * (1 - u),
  ]
  const kleuren = ['#ff5d5d', GOUD, '#4fc3f7', '#7ddc6a', '#ff9ad5']
  const vlaggen = kleuren.map((kleur, i) => {
    const [x, y] = punt((i + 0.5) / kleuren.length)
    return vlak(`M${n(x - 8)} ${n(y - 1)}h16l-8 16Z`, kleur, 'stroke-width="2.6"')
  })
  const [mx, my] = punt(0.5)
  return lijn(`M${x0} ${y0}Q${n(mx)} ${n(my + diep)} ${x1} ${y1}`, INKT, 2.6) + vlaggen.join('')
}

/** A post to moor a boat to. */
export const bolder = (doek: Doek, [x, y]: Punt): string =>
  kleurvlak(dOvaal([x + 6, y], 25, 7), INKT, 0.24) +
  vlak(`M${x - 13} ${y}v-34h26v34q-13 5 -26 0Z`, doek.verf('#5b5f8e', 0.22)) +
  vlak(dVak([x - 18, y - 43], [36, 13], 5), doek.verf('#7d84b4'))

/** Paving stones inside a strip of ground. */
export function tegels([x0, x1]: Punt, [y0, y1]: Punt): string {
  const r = toeval(31)
  const licht: string[] = []
  const donker: string[] = []
  for (let y = y0, rij = 0; y < y1; y += 20, rij += 1)
    for (let x = x0 - (rij % 2) * 22; x < x1; x += 46) {
      const kans = r()
      if (kans < 0.3) (kans < 0.14 ? licht : donker).push(`M${n(x)} ${y}h38`)
    }
  const streep = (d: string[], kleur: string, dekking: number) =>
    lijn(d.join(''), kleur, 15).replace('/>', ` opacity="${dekking}" stroke-linejoin="round"/>`)
  return streep(licht, '#ffffff', 0.36) + streep(donker, '#784440', 0.12)
}

/** The crane that sets the next sound down; `[x, y]` is the foot of its mast. */
export function kraan(doek: Doek, [x, y]: Punt): string {
  const banden = Array.from({ length: 6 }, (_, i) => `M-10 ${-34 - i * 33}l20 -20`).join('')
  return op(
    [x, y],
    [
      kleurvlak(dOvaal([16, 4], 62, 12), INKT, 0.24),
      vlak(dVak([-35, -16], [70, 21], 6), doek.verf('#5b5f8e', 0.2)),
      vlak('M-13 -14L-9 -236H9L13 -14Z', doek.verf('#ffc53d', 0.18)),
      lijn(banden, '#8a4a1c', 3).replace('/>', ' opacity=".5"/>'),
      vlak('M66 -262V-236H-20L-196 -249V-262Z', doek.verf('#ffc53d', 0.18)),
      vlak(dVak([40, -246], [42, 37], 6), doek.verf('#6b7fb8', 0.2)),
      vlak(dVak([-25, -269], [50, 43], 9), doek.verf(ROOD, 0.2)),
      kleurvlak(dVak([-17, -260], [25, 20], 4), '#bfe9fb'),
      lijn('M-172 -250v72M-172 -178l-26 24M-172 -178l26 24', INKT, 3.6),
      vlak(dOvaal([-172, -254], 7.5), GOUD),
      blok(doek, [-172, -122], {
        letters: ['v'],
        kleur: '#8f6bb8',
        draai: 3,
        schaduw: false,
        maat: 64,
      }),
    ].join(''),
  )
}

/** A far island with a mill, and one with beach cabins. */
export function eilandje(doek: Doek, plek: Punt, soort: 'molen' | 'strand'): string {
  const land =
    kleurvlak(dOvaal([0, 26], 92, 20), '#ffffff', 0.32) +
    vlak('M-78 12Q-70 -14 0 -16T78 12Q66 34 0 36T-78 12Z', doek.verf('#eccf9c', 0.16)) +
    kleurvlak(
      'M-62 6Q-50 -11 0 -12T62 6Q40 18 0 18T-62 6Z',
      soort === 'molen' ? '#86cf5a' : '#f8dc9c',
    )
  const wiek = (draai: number) =>
    `<g transform="translate(20 -66) rotate(${draai})">${vlak('M2 -6L6 -48H18V-12Z', '#fffdf2', 'stroke-width="2.4"')}${lijn('M0 0V-50', INKT, 3.4)}</g>`
  const molen = [
    vlak('M-48 4a12 12 0 0 1 0 -24a14 14 0 0 1 24 2a11 11 0 0 1 0 22Z', doek.verf('#5cb84f')),
    vlak('M-22 6v-22l16 -14l16 14v22Z', doek.verf('#e8a33d')),
    vlak('M4 6L8 -56H32L37 6Z', doek.verf('#d8694f', 0.2)),
    vlak('M6 -56q14 -26 28 0Z', doek.verf('#4a5fa8')),
    ...[24, 114, 204, 294].map(wiek),
    vlak(dOvaal([20, -66], 4.5), GOUD, 'stroke-width="2.4"'),
  ].join('')
  const huisje = (x: number, y: number, kleur: string) =>
    vlak(`M${x - 14} ${y}v-22l14 -13l14 13v22Z`, doek.verf(kleur), 'stroke-width="2.8"') +
    vlak(`M${x - 5} ${y}v-13h10v13Z`, '#3d4a86', 'stroke-width="2"')
  const strand = [
    huisje(-46, 0, '#4f9fd8'),
    huisje(-16, -5, '#e8635f'),
    huisje(14, 0, '#f0b23e'),
    lijn('M46 14L50 -22', INKT, 3),
    vlak(
      'M24 -16Q28 -38 52 -36T76 -10Q66 -18 59 -11Q50 -20 42 -14Q32 -22 24 -16Z',
      doek.verf('#f0609f'),
      'stroke-width="2.8"',
    ),
  ].join('')
  return op(plek, land + (soort === 'molen' ? molen : strand))
}

/** A street lamp; its light is drawn by the evening. */
export const lantaarn = ([x, y]: Punt): string =>
  lijn(`M${x} ${y}v-124`, INKT, 12) +
  lijn(`M${x} ${y}v-122`, '#5d74a8', 4.6) +
  vlak(
    dVeelhoek([
      [x - 16, y - 160],
      [x + 16, y - 160],
      [x + 10, y - 124],
      [x - 10, y - 124],
    ]),
    '#fff3b8',
  ) +
  vlak(dVak([x - 20, y - 169], [40, 10], 4), INKT)
