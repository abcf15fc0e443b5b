import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { BLAD, grond, schaduw } from './grond.ts'
import { huis } from './huis.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  makeDoek,
  n,
  op,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'

const hut = (doek: Doek, voet: Punt, [muur, dak]: readonly [string, string]): string =>
  huis(doek, { voet, w: 58, h: 58, top: 30, muur, dak, gevel: 'punt', streep: CREME })

/** The giant shell in which you hear the sea. */
function schelp(doek: Doek): string {
  const [voet, breed, hoog] = [6, 62, 92]
  const punt = (t: number): Punt => [
    Math.sin(t) * breed,
    voet - 14 - Math.cos(t) * (hoog - 14) * (1 - 0.12 * t * t),
  ]
  const hoeken = Array.from({ length: 8 }, (_, i) => -1.42 + (i * 2.84) / 7)
  const waaier = hoeken.slice(0, -1).map((van, i) => {
    const [a, b] = [punt(van), punt(hoeken[i + 1] ?? van)]
    const top = punt((van + (hoeken[i + 1] ?? van)) / 2)
    const kleur = i % 2 ? '#fff1e4' : ['#ff8fa6', '#ff9d6e', '#ffb52e'][i % 3]
    return vlak(
      `M0 ${voet}L${n(a[0])} ${n(a[1])}Q${n(top[0] * 1.2)} ${n(voet - 14 + (top[1] - voet + 14) * 1.2)} ${n(b[0])} ${n(b[1])}Z`,
      doek.verf(kleur ?? '#ff8fa6', 0.16),
      'stroke-width="3"',
    )
  })
  return [
    schaduw([4, 4], 62, 15),
    ...waaier,
    vlak('M-22 10q22 -16 44 0l-6 9q-16 6 -32 0Z', doek.verf(GOUD)),
    kleurvlak(dOvaal([-22, -52], 7, 12), '#ffffff', 0.55),
  ].join('')
}

/** Small flags between two cabins. */
const vlaggetjes = (doek: Doek): string =>
  lijn('M120 128Q160 142 196 116', INKT, 2.2) +
  [GOUD, '#57b6ef', '#8fe07a']
    .map((kleur, i) => {
      const [x, y] = [136 + i * 21, 134 - i * 2.5]
      return vlak(`M${x - 6} ${y}h12l-6 11Z`, doek.verf(kleur), 'stroke-width="2.2"')
    })
    .join('')

/** A castle of sand; its foot is at [0, 0]. */
export const zandkasteel = (doek: Doek): string =>
  vlak('M-26 0v-20h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v20Z', doek.verf('#e8b96a')) +
  vlak('M-10 -20v-16h6v5h8v-5h6v16Z', doek.verf('#e8b96a')) +
  vlak('M-4 0v-7a5 5 0 0 1 10 0v7Z', '#8a5a35', 'stroke-width="2.6"') +
  lijn('M0 -36v-15', INKT, 2.6) +
  vlak('M0 -51l13 4l-13 5Z', doek.verf(ROOD), 'stroke-width="2.4"')

function parasol(doek: Doek): string {
  return [
    kleurvlak('M-34 6l44 -8l24 10l-44 10Z', INKT, 0.16),
    vlak('M-30 2l40 -8l22 9l-40 9Z', doek.verf('#57b6ef')),
    lijn('M12 0L-2 -56', INKT, 7),
    lijn('M12 0L-2 -56', CREME, 2.6),
    vlak(
      'M-46 -40Q-40 -82 2 -84Q42 -82 44 -46q-11 -8 -22 0q-11 -8 -22 2q-11 -10 -23 2q-11 -8 -23 2Z',
      doek.verf('#ff6f91'),
    ),
    vlak('M-23 -42Q-18 -76 2 -84Q20 -74 22 -46q-11 -8 -22 2q-11 -10 -23 2Z', CREME),
  ].join('')
}

interface Noot {
  readonly kleur: string
  readonly schaal: number
}

const noot = (doek: Doek, plek: Punt, { kleur, schaal }: Noot): string =>
  op(
    plek,
    vlak(
      'M0 0a7 5.5 -20 1 1 -2 -6V-30l20 -6v26a7 5.5 -20 1 1 -4 -5V-26L4 -22V-3Z',
      doek.verf(kleur),
      'stroke-width="3"',
    ),
    { schaal },
  )

const trommel = (doek: Doek): string =>
  vlak('M-17 -14v18a17 7 0 0 0 34 0v-18Z', doek.verf(ROOD)) +
  lijn('M-16 4l8 -14l8 16l8 -16l8 14', GOUD, 2.6) +
  vlak(dOvaal([0, -14], 17, 7), CREME) +
  lijn('M-10 -30L2 -15M16 -30L5 -16', '#8a5a35', 3.4)

const krab = (doek: Doek): string =>
  lijn('M-16 0l-8 5m8 1l-6 7m38 -13l8 5m-8 1l6 7M-12 -6l-8 -9m32 9l8 -9') +
  vlak(dOvaal([0, 0], 15, 11), doek.verf('#ef5b45')) +
  vlak(dOvaal([-20, -17], 5), doek.verf('#ef5b45')) +
  vlak(dOvaal([20, -17], 5), doek.verf('#ef5b45')) +
  kleurvlak(dOvaal([-5, -3], 2.4) + dOvaal([5, -3], 2.4), INKT) +
  lijn('M-4 4q4 3 8 0', INKT, 2)

/** Klanken: beach cabins, a shell with the sea in it, notes in the air. */
export function tekenKlanken(): string {
  const doek = makeDoek()
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 4, rand: '#ffe3a6', binnen: '#fbd48a', klif: '#d9a05c' }),
      kleurvlak(
        dVak([70, 270], [26, 5], 2.5) +
          dVak([150, 284], [34, 5], 2.5) +
          dVak([250, 280], [22, 5], 2.5),
        '#e5b568',
        0.9,
      ),
      op([340, 200], schelp(doek), { schaal: 1.12 }),
      hut(doek, [74, 190], ['#8cc7ee', '#3f7fb5']),
      hut(doek, [149, 178], ['#ff9d8a', '#c94b4b']),
      hut(doek, [224, 190], ['#ffd77a', '#b07b35']),
      hut(doek, [110, 258], ['#7ccf9f', '#34805f']),
      hut(doek, [187, 264], ['#c9a6ef', '#7a52ad']),
      vlaggetjes(doek),
      op([300, 274], parasol(doek)),
      op([196, 298], zandkasteel(doek), { schaal: 0.72 }),
      op([88, 282], trommel(doek)),
      op([352, 262], krab(doek)),
      noot(doek, [318, 96], { kleur: GOUD, schaal: 0.9 }),
      noot(doek, [350, 66], { kleur: '#ff8d80', schaal: 1.15 }),
      noot(doek, [384, 112], { kleur: '#8fe07a', schaal: 0.75 }),
    ].join(''),
  )
}
