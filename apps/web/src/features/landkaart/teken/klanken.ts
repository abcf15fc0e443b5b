import { RAAMPLEKKEN } from '../raamplek.ts'
import { BLAD, grond, schaduw } from './grond.ts'
import { huis, luiken } from './huis.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  maakDoek,
  n,
  op,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'

const hut = (doek: Doek, voet: Punt, [muur, dak]: readonly [string, string]): string =>
  huis(doek, { voet, w: 58, h: 58, top: 30, muur, dak, gevel: 'punt', streep: '#fff8ea' })

/** The giant shell in which you hear the sea. */
function schelp(doek: Doek): string {
  const ribben = [-46, -30, -13, 5, 24].map(
    (x) => `M${x} -4Q${n(x * 0.7 - 4)} -44 ${n(x * 0.35 + 2)} -70`,
  )
  return [
    schaduw([4, 0], 58, 15),
    vlak('M-58 0q-10 -44 20 -66q18 -16 42 -8q44 14 50 52q2 16 -12 22Z', doek.verf('#f6b7a6', 0.2)),
    lijn(ribben.join(''), '#c9745f', 2.8),
    vlak('M-58 0q-4 -20 14 -24q24 -4 34 24Z', doek.verf('#7a3f5c', 0.2)),
    kleurvlak(dOvaal([6, -58], 14, 6), '#fff3ea', 0.8),
  ].join('')
}

function parasol(doek: Doek): string {
  return [
    kleurvlak('M-34 6l44 -8l24 10l-44 10Z', '#2d2250', 0.16),
    vlak('M-30 2l40 -8l22 9l-40 9Z', doek.verf('#57b6ef')),
    lijn('M12 0L-2 -56', '#2d2250', 7),
    lijn('M12 0L-2 -56', '#fff8ea', 2.6),
    vlak(
      'M-46 -40Q-40 -82 2 -84Q42 -82 44 -46q-11 -8 -22 0q-11 -8 -22 2q-11 -10 -23 2q-11 -8 -23 2Z',
      doek.verf('#ff6f91'),
    ),
    vlak('M-23 -42Q-18 -76 2 -84Q20 -74 22 -46q-11 -8 -22 2q-11 -10 -23 2Z', '#fff8ea'),
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
  vlak('M-17 -14v18a17 7 0 0 0 34 0v-18Z', doek.verf('#e2524c')) +
  lijn('M-16 4l8 -14l8 16l8 -16l8 14', '#ffd23f', 2.6) +
  vlak(dOvaal([0, -14], 17, 7), '#fff8ea') +
  lijn('M-10 -30L2 -15M16 -30L5 -16', '#8a5a35', 3.4)

const krab = (doek: Doek): string =>
  lijn('M-16 0l-8 5m8 1l-6 7m38 -13l8 5m-8 1l6 7M-12 -6l-8 -9m32 9l8 -9') +
  vlak(dOvaal([0, 0], 15, 11), doek.verf('#ef5b45')) +
  vlak(dOvaal([-20, -17], 5), doek.verf('#ef5b45')) +
  vlak(dOvaal([20, -17], 5), doek.verf('#ef5b45')) +
  kleurvlak(dOvaal([-5, -3], 2.4) + dOvaal([5, -3], 2.4), '#2d2250') +
  lijn('M-4 4q4 3 8 0', '#2d2250', 2)

/** Klanken: beach cabins, a shell with the sea in it, notes in the air. */
export function tekenKlanken(): string {
  const doek = maakDoek()
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
      op([322, 214], schelp(doek)),
      hut(doek, [74, 190], ['#8cc7ee', '#3f7fb5']),
      hut(doek, [149, 178], ['#ff9d8a', '#c94b4b']),
      hut(doek, [224, 190], ['#ffd77a', '#b07b35']),
      hut(doek, [110, 258], ['#7ccf9f', '#34805f']),
      hut(doek, [187, 264], ['#c9a6ef', '#7a52ad']),
      luiken(doek, RAAMPLEKKEN.klanken),
      op([300, 270], parasol(doek)),
      op([88, 282], trommel(doek)),
      op([352, 262], krab(doek)),
      noot(doek, [318, 96], { kleur: '#ffd23f', schaal: 0.9 }),
      noot(doek, [350, 66], { kleur: '#ff8d80', schaal: 1.15 }),
      noot(doek, [384, 112], { kleur: '#8fe07a', schaal: 0.75 }),
    ].join(''),
  )
}
