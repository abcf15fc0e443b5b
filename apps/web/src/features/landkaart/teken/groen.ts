import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { dOvaal, dVak, kleurvlak, lijn, n, vlak, type Doek, type Punt } from './kit.ts'
import { schaduw } from './grond.ts'

/** A round tree; `[x, y]` is its foot. */
export function boom(doek: Doek, [x, y]: Punt, { maat = 1, vrucht = '' } = {}): string {
  const k = (v: number) => v * maat
  const kroon = `M${n(x - k(26))} ${n(y - k(34))}a${n(k(17))} ${n(k(17))} 0 0 1 ${n(k(8))} ${n(-k(27))}a${n(k(20))} ${n(k(20))} 0 0 1 ${n(k(36))} 0a${n(k(17))} ${n(k(17))} 0 0 1 ${n(k(8))} ${n(k(27))}a${n(k(15))} ${n(k(15))} 0 0 1 ${n(-k(26))} ${n(k(8))}a${n(k(15))} ${n(k(15))} 0 0 1 ${n(-k(26))} ${n(-k(8))}Z`
  const vruchten = vrucht
    ? [
        [-14, -40],
        [4, -32],
        [14, -50],
        [-4, -58],
      ]
        .map(([a = 0, b = 0]) =>
          vlak(dOvaal([x + k(a), y + k(b)], k(4)), vrucht, 'stroke-width="2"'),
        )
        .join('')
    : ''
  return [
    schaduw([x + 3, y], k(24)),
    vlak(dVak([x - k(5), y - k(24)], [k(10), k(25)], 3), doek.verf('#8a5a35')),
    vlak(kroon, doek.verf('#5cb84f', 0.22)),
    kleurvlak(dOvaal([x - k(8), y - k(56)], k(11), k(7)), '#b6e58a', 0.75),
    vruchten,
  ].join('')
}

/** A fir; `[x, y]` is its foot. */
export function spar(doek: Doek, [x, y]: Punt, maat = 1): string {
  const k = (v: number) => v * maat
  const laag = (boven: number, half: number, hoog: number) =>
    vlak(
      `M${n(x)} ${n(y - k(boven))}l${n(k(half))} ${n(k(hoog))}q${n(-k(half))} ${n(k(8))} ${n(-k(half * 2))} 0Z`,
      doek.verf('#3d9a57', 0.2),
    )
  return [
    schaduw([x + 2, y], k(18)),
    vlak(dVak([x - k(4), y - k(12)], [k(8), k(13)], 2), doek.verf('#8a5a35')),
    laag(50, 23, 42),
    laag(66, 18, 34),
    laag(80, 13, 26),
  ].join('')
}

const BLOEM = ['#ff7f9f', GOUD, '#ffffff', '#c58bf2']

/** A row of small flowers. */
export const bloemen = ([x, y]: Punt, aantal: number, stap = 11): string =>
  Array.from({ length: aantal }, (_, i) => {
    const plek: Punt = [x + i * stap, y + (i % 2) * 4]
    return (
      lijn(`M${n(plek[0])} ${n(plek[1])}v7`, '#3d9a57', 2.4) +
      vlak(dOvaal(plek, 3.6), BLOEM[i % 4] ?? '#fff', 'stroke-width="1.8"')
    )
  }).join('')

interface Vlag {
  readonly kleur: string
  readonly hoog?: number
}

/** A flag on a pole; `[x, y]` is the foot of the pole. */
export const vlag = (doek: Doek, [x, y]: Punt, { kleur, hoog = 26 }: Vlag): string =>
  lijn(`M${n(x)} ${n(y)}v${n(-hoog)}`) +
  vlak(`M${n(x)} ${n(y - hoog)}q8 -5 13 0t13 -1v13q-7 4 -13 0t-13 1Z`, doek.verf(kleur))
