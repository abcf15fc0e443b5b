import { CREME, GOUD, INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { bloemen, boom, spar } from './groen.ts'
import { BLAD, grond, schaduw } from './grond.ts'
import { deur } from './huis.ts'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  makeDoek,
  op,
  tint,
  vlak,
  type Doek,
} from './kit.ts'

export function wiek(doek: Doek): string {
  return [
    vlak(dVak([-3, -92], [6, 94], 2), doek.verf('#8a5a35')),
    vlak(dVak([3, -90], [24, 66], 2), '#fff3dc'),
    lijn('M11 -90v66M19 -90v66M3 -74h24M3 -57h24M3 -40h24', '#d9bd8c', 2),
  ].join('')
}

/** The sails, which the page turns. Sheet of 200 × 200. */
export function drawWieken(): string {
  const doek = makeDoek()
  const wieken = [28, 118, 208, 298].map((draai) => op([100, 100], wiek(doek), { draai }))
  return doek.klaar(200, 200, wieken.join('') + vlak(dOvaal([100, 100], 8), doek.verf(GOUD)))
}

/** The mill, without its sails: rules drive them. */
export function molen(doek: Doek): string {
  return [
    schaduw([4, 0], 52, 13),
    vlak(
      dVeelhoek([
        [-44, 0],
        [-40, -34],
        [40, -34],
        [44, 0],
      ]),
      doek.verf('#b5654f'),
    ),
    vlak(
      dVeelhoek([
        [-46, -34],
        [-40, -44],
        [40, -44],
        [46, -34],
      ]),
      CREME,
    ),
    vlak(
      dVeelhoek([
        [-36, -44],
        [-24, -122],
        [24, -122],
        [36, -44],
      ]),
      doek.verf('#3f8f7f'),
    ),
    vlak('M-30 -118Q-28 -148 0 -150Q28 -148 30 -118Z', doek.verf('#7a4a35')),
  ].join('')
}

const tandwiel = (doek: Doek, kleur: string, r: number): string => {
  const tanden = [0, 45, 90, 135].map((draai) =>
    op(
      [0, 0],
      vlak(
        dVak([-r * 0.26, -r * 1.32], [r * 0.52, r * 2.64], 2),
        doek.verf(kleur),
        'stroke-width="3"',
      ),
      { draai },
    ),
  )
  return `${tanden.join('')}${vlak(dOvaal([0, 0], r), doek.verf(kleur), 'stroke-width="3"')}${vlak(dOvaal([0, 0], r * 0.38), '#fff3dc', 'stroke-width="2.6"')}`
}

/** The workshop in which words are taken apart. */
function werkplaats(doek: Doek): string {
  const muur = '#d9a35e'
  return [
    vlak(
      dVeelhoek([
        [132, 0],
        [166, -16],
        [166, -72],
        [132, -58],
      ]),
      doek.verf(tint(muur, -0.26)),
    ),
    vlak(dVak([0, -60], [132, 60], 2), doek.verf(muur)),
    lijn([14, 28, 42].map((y) => `M3 ${-y}h126`).join(''), tint(muur, -0.2), 2),
    vlak(dVak([108, -116], [15, 34], 2), doek.verf('#b5654f')),
    vlak('M-10 -56L28 -94H140L132 -56Z', doek.verf('#8a4f3a')),
    vlak('M132 -56L140 -94L174 -70L168 -66Z', doek.verf('#6d3d2d')),
    lijn('M8 -66h124M18 -76h118M26 -86h112', '#6d3d2d', 2),
    op([66, -78], tandwiel(doek, '#9aa3b8', 15)),
  ].join('')
}

const koe = (doek: Doek): string =>
  lijn('M-14 0v-10m8 10v-10m12 10v-10m8 10v-10', INKT, 5) +
  vlak(dVak([-20, -28], [38, 20], 8), PAPIER) +
  kleurvlak('M-10 -27q8 0 8 8t-9 5ZM4 -26h12v8q-9 3 -12 -8Z', '#5b5470') +
  vlak('M14 -34h12q5 12 -1 18h-9q-6 -6 -2 -18Z', doek.verf(PAPIER)) +
  vlak(dVak([15, -22], [12, 8], 4), '#ffb3c1', 'stroke-width="2.6"') +
  kleurvlak(dOvaal([18, -28], 1.7) + dOvaal([24, -28], 1.7), INKT)

/** Regels: a windmill and a workshop with gears. */
export function drawRegels(): string {
  const doek = makeDoek()
  const rijen = ['#ff7f9f', GOUD, '#c58bf2'].map((kleur, i) => {
    const y = 262 + i * 11
    const stippen = Array.from({ length: 11 }, (_, j) =>
      dOvaal([70 + i * 10 + j * 13, y - j * 0.4], 3.4),
    )
    return lijn(`M${64 + i * 10} ${y + 5}h142`, '#5fae49', 4) + kleurvlak(stippen.join(''), kleur)
  })
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 37, rand: '#f4cf8a', binnen: '#93d160', klif: '#b98a50' }),
      kleurvlak('M302 304q4 -30 38 -38q16 -4 26 -16l10 8q-8 18 -28 24q-20 6 -20 26Z', '#7fd0ee'),
      boom(doek, [66, 158], { maat: 1.05 }),
      spar(doek, [36, 196], 0.8),
      boom(doek, [372, 196], { maat: 1.15 }),
      op([64, 224], werkplaats(doek)),
      op([288, 232], molen(doek)),
      deur(doek, [318, 232], '#5a3fa8'),
      rijen.join(''),
      op([236, 268], tandwiel(doek, '#ffb52e', 9)),
      op([318, 284], koe(doek)),
      bloemen([352, 246], 2),
    ].join(''),
  )
}
