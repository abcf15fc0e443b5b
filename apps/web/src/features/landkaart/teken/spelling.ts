import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { bloemen, boom, vlag } from './groen.ts'
import { BLAD, grond } from './grond.ts'
import { deur, huis, type Gevel } from './huis.ts'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  lijn,
  makeDoek,
  op,
  tint,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'

interface Pand {
  readonly voet: Punt
  readonly w: number
  readonly h: number
  readonly muur: string
  readonly gevel: Gevel
  readonly deur: string
}

const PANDEN: readonly Pand[] = [
  { voet: [106, 214], w: 62, h: 84, muur: '#d8694f', gevel: 'trap', deur: '#34805f' },
  { voet: [242, 214], w: 60, h: 84, muur: '#e8a33d', gevel: 'hals', deur: '#3f6fb5' },
  { voet: [46, 228], w: 56, h: 82, muur: '#4f9b95', gevel: 'klok', deur: '#8a3f6b' },
  { voet: [308, 230], w: 56, h: 82, muur: '#8a64b8', gevel: 'hals', deur: '#c94b4b' },
  { voet: [174, 262], w: 62, h: 80, muur: '#efe3cf', gevel: 'klok', deur: '#3f8f9b' },
]

/** The belfry: Dutch and Flemish at once. */
function belfort(doek: Doek): string {
  const steen = doek.verf('#e6cfa4')
  return [
    vlak(
      dVeelhoek([
        [-25, 0],
        [-25, -150],
        [25, -150],
        [25, 0],
      ]),
      steen,
    ),
    vlak(
      dVeelhoek([
        [25, 0],
        [25, -150],
        [37, -156],
        [37, -6],
      ]),
      doek.verf(tint('#e6cfa4', -0.25)),
    ),
    vlak('M-31 -150v-16h9v6h9v-6h9v6h8v-6h9v6h9v-6h9v16Z', steen),
    vlak('M-21 -164L0 -210L21 -164Z', doek.verf('#3f62b5')),
    vlak(dOvaal([0, -118], 15), PAPIER),
    lijn('M0 -118v-9m0 9l6 4', INKT, 3),
    lijn('M-8 -84v12m16 -12v12', '#a98c5d', 4),
    vlag(doek, [0, -208], { kleur: ROOD, hoog: 24 }),
  ].join('')
}

/** Small flags on a line between two houses. */
function slinger([x, y]: Punt, breed: number): string {
  const kleuren = [GOUD, '#ff8d80', '#57b6ef', '#8fe07a']
  const t = (i: number): Punt => [x + (breed * i) / 5, y + 12 * Math.sin((Math.PI * i) / 5)]
  const vlaggen = [1, 2, 3, 4].map((i) => {
    const [a, b] = t(i)
    return vlak(
      dVeelhoek([
        [a - 6, b],
        [a + 6, b],
        [a, b + 12],
      ]),
      kleuren[i - 1] ?? '#fff',
      'stroke-width="2.2"',
    )
  })
  return lijn(`M${x} ${y}q${breed / 2} 26 ${breed} 0`, INKT, 2.4) + vlaggen.join('')
}

/** Spelling: a town of gables around its belfry. */
export function drawSpelling(): string {
  const doek = makeDoek()
  const huizen = PANDEN.map((pand) => {
    const { voet, w, h } = pand
    return (
      huis(doek, { ...pand, top: 34, dak: '#b5553f', diep: 0.36 }) +
      deur(doek, [voet[0] + w * 0.5, voet[1]], pand.deur) +
      (h > 81 ? lijn(`M${voet[0] + 8} ${voet[1] - 26}h${w - 16}`, tint(pand.muur, -0.28), 2) : '')
    )
  })
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 23, rand: '#e9d9bd', binnen: '#d9c6a3', klif: '#b5654f' }),
      lijn('M90 276h34m20 12h40m60 -4h44m14 -16h34m-190 -6h26', '#bfa67e', 2.6),
      op([206, 196], belfort(doek), { schaal: 0.82 }),
      huizen.slice(0, 4).join(''),
      slinger([100, 122], 70),
      slinger([240, 122], 74),
      huizen.slice(4).join(''),
      boom(doek, [126, 276], { maat: 0.72 }),
      boom(doek, [296, 278], { maat: 0.74, vrucht: ROOD }),
      bloemen([60, 262], 4),
      op([338, 272], fiets()),
    ].join(''),
  )
}

/** A bicycle; the middle between its wheels is [0, 0]. */
export const fiets = (): string =>
  lijn(dOvaal([-16, 0], 11) + dOvaal([16, 0], 11), INKT, 3) +
  lijn('M-16 0l9 -18h16l7 18M-7 -18L0 0H-16M0 0l9 -18l-3 -8h7M-11 -20h9', ROOD, 3.4) +
  vlak(dVak([-14, -25], [13, 5], 2), INKT)
