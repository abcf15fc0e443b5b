import { GOUD, PAPIER, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { boom } from '../../features/landkaart/teken/groen.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  makeDoek,
  op,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'
import { AVONDLICHT, inAvondlicht } from './avondlicht.ts'
import { blok } from './blok.ts'
import { held } from './held.ts'
import { pand, raam } from './kade.ts'
import { meeuwtje, wolk } from './lucht.ts'
import { meeuwisGroot } from './meeuwis-groot.ts'

/** The small pictures beside the claims of the home page. */
export const TAFERELEN = ['trap', 'regel', 'straat'] as const
export type Tafereel = (typeof TAFERELEN)[number]

const [BREED, HOOG] = [360, 230]

const lucht = (vulling: string, wolken: number): string =>
  kleurvlak(`M0 0H${BREED}V${HOOG}H0Z`, vulling) +
  wolk([18, 66], 110, wolken) +
  wolk([246, 44], 90, wolken)

const grond = (doek: Doek): string =>
  vlak(`M-10 186Q180 170 ${BREED + 10} 186V${HOOG + 10}H-10Z`, doek.verf('#f0d9b4', 0.1))

/** The windows of the street that were washed. */
const LICHTEN: readonly Punt[] = [
  [56, 150],
  [96, 150],
  [148, 136],
  [256, 156],
]

const TEKENINGEN: Readonly<Record<Tafereel, (doek: Doek) => string>> = {
  /** Each step as high as one can climb. */
  trap: (doek) =>
    [
      blok(doek, [106, 180], { letters: ['a'], kleur: '#d8694f', maat: 58 }),
      blok(doek, [166, 180], { letters: ['e'], kleur: '#3f8f9b', maat: 58 }),
      blok(doek, [226, 180], { letters: ['o'], kleur: '#e8a33d', maat: 58 }),
      blok(doek, [166, 122], { letters: ['u', 'i'], kleur: '#46a98b', maat: 58, schaduw: false }),
      blok(doek, [226, 122], { letters: ['o', 'e'], kleur: '#8f6bb8', maat: 58, schaduw: false }),
      held(doek, [288, 196], {
        dier: 'beer',
        kleur: '#e8a33d',
        schaal: 0.62,
        links: [
          [-56, -88],
          [-62, -116],
        ],
        rechts: [
          [48, -52],
          [44, -36],
        ],
      }),
      held(doek, [166, 94], {
        dier: 'vos',
        kleur: '#3f7fe0',
        schaal: 0.46,
        links: [
          [-52, -84],
          [-58, -112],
        ],
        rechts: [
          [52, -84],
          [58, -112],
        ],
        schaduw: false,
      }),
      lijn('M228 86V40', INKT, 5),
      vlak('M229 42l34 10l-34 12Z', doek.verf(GOUD)),
    ].join(''),
  /** Meeuwis says what the rule is. */
  regel: (doek) =>
    [
      op([92, 206], meeuwisGroot(doek, 'zwaait'), { schaal: 0.72 }),
      vlak(
        'M168 40h154q16 0 16 16v70q0 16 -16 16H204l-34 24l8 -26q-20 -2 -20 -20V52q0 -12 10 -12Z',
        doek.verf(PAPIER, 0.05),
      ),
      blok(doek, [204, 91], { letters: ['h'], kleur: '#d8694f', maat: 44, schaduw: false }),
      blok(doek, [250, 91], { letters: ['u', 'i'], kleur: '#4cbf55', maat: 50, schaduw: false }),
      blok(doek, [296, 91], { letters: ['s'], kleur: '#3f8f9b', maat: 44, schaduw: false }),
      lijn('M226 128q12 8 24 0t24 0', '#4cbf55', 5),
    ].join(''),
  /** A street in which a light goes on for every word. */
  straat: (doek) =>
    [
      meeuwtje(doek, [330, 78], { schaal: 0.5 }),
      boom(doek, [318, 194], { maat: 1.1 }),
      pand(
        doek,
        {
          voet: [34, 196],
          w: 84,
          h: 92,
          top: 38,
          muur: '#3f8f9b',
          dak: '#c4513f',
          gevel: 'klok',
          deur: '#b3344a',
          ramen: [],
        },
        false,
      ),
      pand(
        doek,
        {
          voet: [124, 196],
          w: 88,
          h: 108,
          top: 44,
          muur: '#d8694f',
          dak: '#a8463c',
          gevel: 'trap',
          deur: '#2c6e49',
          ramen: [],
        },
        false,
      ),
      pand(
        doek,
        {
          voet: [218, 196],
          w: 76,
          h: 84,
          top: 40,
          muur: '#e8a33d',
          dak: '#c4513f',
          gevel: 'hals',
          deur: '#345995',
          ramen: [],
        },
        false,
      ),
      ...LICHTEN.map((plek) => raam(doek, plek, true)),
      raam(doek, [188, 136], false),
      kleurvlak(dOvaal([186, 214], 120, 6), INKT, 0.1),
      kleurvlak(dVak([0, 222], [BREED, 10], 1), '#a2604f', 0.35),
    ].join(''),
}

/** One of the small pictures: by day, or in the evening for who reads in the dark. */
export function drawTafereel(naam: Tafereel, nacht: boolean): string {
  const doek = makeDoek()
  const beeld = (licht: Doek): string => grond(licht) + TEKENINGEN[naam](licht)
  if (!nacht) return doek.klaar(BREED, HOOG, lucht('#bfe6fa', 0.85) + beeld(doek))
  const sterren = lijn('M40 24h.1M132 40h.1M206 20h.1M300 82h.1M344 26h.1M88 92h.1', '#fff4d0', 2.6)
  return doek.klaar(
    BREED,
    HOOG,
    lucht(doek.verloop('#2a2a72', '#4d3f95', '#a96bb4'), 0.16) +
      sterren +
      inAvondlicht('a', AVONDLICHT.mensen, beeld) +
      (naam === 'straat' ? LICHTEN.map((plek) => raam(doek, plek, true)).join('') : ''),
  )
}
