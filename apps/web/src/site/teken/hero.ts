import {
  dOvaal,
  kleurvlak,
  makeDoek,
  op,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'
import { AVONDLICHT, inAvondlicht } from './avondlicht.ts'
import { blok } from './blok.ts'
import { achterkade, bouwplaats, eend, KADE, PANDEN, voorkade, zeilboot } from './hero-kade.ts'
import { bolder, eilandje, kraan, lantaarn, raam } from './kade.ts'
import {
  golfjes,
  hemellicht,
  kust,
  luchtEnZee,
  meeuwtje,
  schittering,
  sterren,
  wolk,
  type Ruimte,
} from './lucht.ts'
import { meeuwisGroot } from './meeuwis-groot.ts'
import { lampenkamer } from './toren.ts'

/** Beside the words on a wide screen, or below them on a narrow one. */
export type Vorm = 'breed' | 'smal'

const LANTAARNS: readonly Punt[] = [
  [628, 772],
  [1270, 744],
]

const gloed = (doek: Doek, [x, y]: Punt, [straal, dekking]: Punt): string =>
  kleurvlak(dOvaal([x, y], straal), doek.gloed('#ffd98a'), dekking)

/** The lamp of the lighthouse, and how far its two beams reach. */
const LAMP: Punt = [1262, 296]

/** The light of the lanterns on the ground, below whoever stands in it. */
const opDeGrond = (doek: Doek): string =>
  [
    kleurvlak(dOvaal([930, 772], 380, 74), doek.gloed('#ffb86a'), 0.6),
    ...LANTAARNS.map(([x, y]) =>
      kleurvlak(dOvaal([x, y + 8], 210, 58), doek.gloed('#ffd28a'), 0.9),
    ),
  ].join('')

/** The lights that shine on in the evening, over all that stands in them. */
function avond(doek: Doek): string {
  const [x, y] = LAMP
  const bundel = (links: number, op: number, neer: number) =>
    kleurvlak(
      `M${x - 28} ${y - 8}L${links} ${y - op}V${y + neer}L${x - 28} ${y + 9}Z`,
      'url(#bundel)',
    )
  const verlicht = PANDEN.flatMap(({ voet, w, h, ramen }) =>
    ramen.map(([deel]): Punt => [voet[0] + w * deel, voet[1] - h + 44]),
  )
  return [
    '<linearGradient id="bundel" x1="1" x2="0"><stop stop-color="#ffeeb0" stop-opacity=".62"/><stop offset="1" stop-color="#ffe08a" stop-opacity="0"/></linearGradient>',
    bundel(540, 156, 26),
    bundel(640, 96, 8),
    kleurvlak(`M${x + 28} ${y - 8}L1460 ${y - 54}V${y + 34}L${x + 28} ${y + 9}Z`, '#ffeeb0', 0.42),
    gloed(doek, LAMP, [150, 0.5]),
    op([1262, 648], lampenkamer(doek), { schaal: 1.46 }),
    ...verlicht.map(
      ([vx, vy]) => gloed(doek, [vx, vy - 16], [54, 0.6]) + raam(doek, [vx, vy], true),
    ),
  ].join('')
}

const lantaarns = (doek: Doek): string =>
  LANTAARNS.map((plek) => lantaarn(plek) + gloed(doek, [plek[0], plek[1] - 142], [96, 0.6])).join(
    '',
  )

/** Where the sun or the moon stands, and how far it shines. */
const HEMEL = {
  breed: { plek: [1010, 150], straal: 260 },
  smal: { plek: [552, 268], straal: 92 },
} as const
const WOLKEN: readonly (readonly [x: number, y: number, breed: number])[] = [
  [-70, 500, 300],
  [640, 425, 220],
  [860, 322, 165],
  [1300, 226, 240],
  [420, 516, 200],
  [300, 168, 170],
]

const molenOpZee = (doek: Doek): string => eilandje(doek, [560, 606], 'molen')

/** What lies left of the quay: only where there is room for it. */
const opZee = (doek: Doek): string =>
  [
    molenOpZee(doek),
    eilandje(doek, [96, 640], 'strand'),
    zeilboot(doek, [330, 676]),
    eend(doek, [168, 744], 0.85),
    eend(doek, [224, 752], 0.62),
  ].join('')

const opDeKade = (doek: Doek): string =>
  [
    kraan(doek, [1150, 724]),
    bolder(doek, [420, 772]),
    bolder(doek, [1420, 772]),
    op([526, 780], meeuwisGroot(doek, 'zwaait'), { schaal: 0.82 }),
    bouwplaats(doek),
    blok(doek, [628, 806], { letters: ['u', 'i'], kleur: '#46a98b', maat: 54 }),
    blok(doek, [586, 822], { letters: ['s'], kleur: '#e8a33d', maat: 50, draai: -4 }),
  ].join('')

const meeuwtjes = (doek: Doek, vorm: Vorm): string =>
  [
    ...(vorm === 'smal'
      ? []
      : [
          meeuwtje(doek, [700, 132], { schaal: 0.9, draai: -6 }),
          meeuwtje(doek, [760, 170], { schaal: 0.6, draai: 6 }),
        ]),
    meeuwtje(doek, [1120, 242], { schaal: 0.8 }),
    meeuwtje(doek, [640, 262], { schaal: 0.5 }),
    meeuwtje(doek, [1372, 300], { schaal: 0.6, draai: 6 }),
  ].join('')

/** All that stands in the light of day, or of the evening. */
function inHetLicht(doek: Doek, vorm: Vorm, nacht: boolean): string {
  const zee = vorm === 'smal' ? molenOpZee : opZee
  if (!nacht)
    return [zee(doek), achterkade(doek, false), voorkade(doek, KADE), opDeKade(doek)].join('')
  return [
    inAvondlicht('z', AVONDLICHT.zee, zee),
    inAvondlicht('h', AVONDLICHT.huizen, (avonddoek) => achterkade(avonddoek, true)),
    avond(doek),
    inAvondlicht('k', AVONDLICHT.kade, (avonddoek) => voorkade(avonddoek, KADE)),
    opDeGrond(doek),
    inAvondlicht('m', AVONDLICHT.mensen, opDeKade),
    lantaarns(doek),
  ].join('')
}

function tafereel(doek: Doek, ruimte: Ruimte, vorm: Vorm): string {
  const { kim, nacht } = ruimte
  const { plek, straal } = HEMEL[vorm]
  return [
    luchtEnZee(ruimte),
    nacht ? sterren(ruimte, 120) : '',
    hemellicht(doek, plek, { nacht, straal }),
    ...(vorm === 'smal' ? WOLKEN.filter(([x]) => x < 1200) : WOLKEN).map(([x, y, w]) =>
      wolk([x, y], w, nacht ? 0.14 : 0.88),
    ),
    kust(ruimte),
    golfjes(ruimte, 770),
    schittering([plek[0], kim], nacht),
    inHetLicht(doek, vorm, nacht),
    nacht ? '' : meeuwtjes(doek, vorm),
  ].join('')
}

/** The part of the picture that stands below the words on a narrow screen. */
const SMAL = { x: 440, y: 170, breed: 1000, hoog: 690 } as const

/** The harbour of the home page: by day, or in the evening with its lights on. */
export function drawHero(vorm: Vorm, nacht: boolean): string {
  const doek = makeDoek()
  const ruimte = { breed: 1440, hoog: 860, kim: 560, nacht }
  if (vorm === 'breed') return doek.klaar(ruimte.breed, ruimte.hoog, tafereel(doek, ruimte, vorm))
  const { x, y, breed, hoog } = SMAL
  return doek.klaar(
    breed,
    hoog,
    `<g transform="translate(${-x} ${-y})">${tafereel(doek, ruimte, vorm)}</g>`,
  )
}
