import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** rij: three tanks side by side. stapel: three lying tanks below each other. naast: the same, beside the rocket. */
export type Opstelling = 'rij' | 'stapel' | 'naast'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly opstelling: Opstelling
  /** The height at which the rocket stands. */
  readonly grond: number
  /** Where the free sky begins. */
  readonly top: number
  /** The middle and scale of the rocket. It is 500 high and 300 wide at scale 1. */
  readonly raket: { readonly x: number; readonly s: number }
  readonly scherm: Vak
  readonly tanks: readonly Vak[]
  /** For each tank, where its hose begins, bends and ends. */
  readonly slangen: readonly (readonly [Punt, Punt, Punt])[]
  /** The box of the glass tube that fills. */
  readonly meter: Vak
  /** Where neighbours come to watch, in the order in which they come, and the size of a head. */
  readonly publiek: { readonly plekken: readonly number[]; readonly maat: number }
  /** Where the rocket flies to, from the lowest to the highest flight. */
  readonly vlucht: readonly [Punt, Punt]
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Room for the sentence about an answer. */
const ONDER = 58

const chooseOpstelling = (w: number, h: number): Opstelling =>
  h < 560 && w > h ? 'naast' : w < 600 ? 'stapel' : 'rij'

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

function tanksVan(opstelling: Opstelling, w: number, h: number): Vak[] {
  if (opstelling === 'rij') {
    const hoog = perk(h * 0.18, 96, 190)
    const tussen = perk(w * 0.024, 12, 34)
    const breed = Math.min(360, (w - 40 - 2 * tussen) / 3)
    const x = (w - 3 * breed - 2 * tussen) / 2
    return [0, 1, 2].map((i) => ({
      x: x + i * (breed + tussen),
      y: h - ONDER - hoog,
      w: breed,
      h: hoog,
    }))
  }
  const isNaast = opstelling === 'naast'
  const [x, breed] = isNaast ? [w * 0.53, w * 0.47 - 12] : [12, w - 24]
  const vrij = isNaast ? h - balk(w, h) - ONDER - 12 : h * 0.275
  const hoog = perk((vrij - 16) / 3, 50, 84)
  const boven = h - ONDER - 3 * hoog - 16
  return [0, 1, 2].map((i) => ({ x, y: boven + i * (hoog + 8), w: breed, h: hoog }))
}

/** Lays out the hoses, which enter the rocket at three places near its foot. */
function slangenVan(
  tanks: readonly Vak[],
  { opstelling, raket: { x, s }, grond }: Pick<Indeling, 'opstelling' | 'raket' | 'grond'>,
): Indeling['slangen'] {
  const hoogste = Math.min(...tanks.map(({ y }) => y))
  return tanks.map((tank, i) => {
    const eind: Punt = [x + (i - 1) * 40 * s, grond - 40 * s]
    if (opstelling === 'naast') {
      const begin: Punt = [tank.x + 8, tank.y + tank.h / 2]
      return [begin, [tank.x - 30, grond + 10], eind]
    }
    const deel = opstelling === 'rij' ? 0.5 : 0.2 + i * 0.3
    const van = tank.x + tank.w * deel
    const begin: Punt = [van, hoogste + 6]
    return [begin, [(van + eind[0]) / 2, hoogste - 64 * s], eind]
  })
}

/** Lays out places from the rocket outwards, alternately left and right, small enough that a few fit beside it. */
function publiekVan(
  { opstelling, raket, k }: Pick<Indeling, 'opstelling' | 'raket' | 'k'>,
  [begin, eind]: readonly [number, number],
): Indeling['publiek'] {
  const vin = (opstelling === 'rij' ? 196 : 120) * raket.s
  const ruimte = raket.x - vin - begin
  const maat = opstelling === 'rij' ? perk(Math.min(84 * k, ruimte / 2.6), 44, 100) : 42
  const plekken: number[] = []
  for (let i = 0; i < 8; i += 1) {
    const uit = vin + maat * (0.45 + i * 0.94)
    if (raket.x - uit > begin + maat * 0.4) plekken.push(raket.x - uit)
    if (raket.x + uit < eind - maat * 0.75) plekken.push(raket.x + uit)
  }
  return { plekken, maat }
}

/** Lays out the glass tube, and what is left for the rocket: half the width when the tanks are beside it. */
function meterVan(
  opstelling: Opstelling,
  { w, k, top, grond }: Pick<Indeling, 'w' | 'k' | 'top' | 'grond'>,
): { meter: Vak; links: number; rechts: number } {
  const breed = perk(30 * k, 20, 40)
  const maat = { y: top + 22, w: breed, h: grond - top - 34 }
  if (opstelling === 'naast')
    return { meter: { ...maat, x: 44 }, links: 50 + breed, rechts: w * 0.53 - 16 }
  const x = w - breed - (opstelling === 'rij' ? 56 * k : 14)
  return { meter: { ...maat, x }, links: 0, rechts: opstelling === 'rij' ? w : x - 24 }
}

/** Lays out the platform for any screen: rocket, screen, tanks and tube. Pure. */
export function classify(w: number, h: number): Indeling {
  const opstelling = chooseOpstelling(w, h)
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const top = balk(w, h)
  const tanks = tanksVan(opstelling, w, h)
  const hoogste = Math.min(...tanks.map((tank) => tank.y))
  const isNaast = opstelling === 'naast'
  const grond = isNaast ? h - 48 : hoogste - (opstelling === 'rij' ? 36 * k : 22)
  const { meter, links, rechts } = meterVan(opstelling, { w, k, top, grond })
  const breed = rechts - links
  const midden = (links + rechts) / 2
  const s = Math.min((grond - top - 14) / 500, (breed * 0.86) / 300, 1.36)
  const raket = { x: midden, s }
  const schermBreed = Math.min(breed - 44, 560 * Math.max(0.8, k))
  const schermHoog = perk(118 * s, 56, 140)
  const scherm: Vak = {
    x: midden - schermBreed / 2,
    y: grond - 174 * s - schermHoog / 2,
    w: schermBreed,
    h: schermHoog,
  }
  const eind = opstelling === 'rij' ? meter.x : rechts + 20
  const basis = { opstelling, raket, grond, k }
  const ver = opstelling === 'rij' ? 0.16 : isNaast ? 0.44 : 0.2
  return {
    ...basis,
    w,
    h,
    top,
    meter,
    scherm,
    tanks,
    slangen: slangenVan(tanks, basis),
    publiek: publiekVan(basis, [links, eind]),
    vlucht: [
      [w * ver, top + (grond - top) * 0.95],
      [w * ver, top + (grond - top) * 0.46],
    ],
  }
}

/** Returns whether a hose that is let go there reaches the rocket, or the screen in front of it. */
export function raaktRaket(
  { raket: { x, s }, grond, scherm }: Indeling,
  punt: { readonly x: number; readonly y: number },
): boolean {
  const isNaast = Math.abs(punt.x - x) >= Math.max(190 * s, scherm.w / 2)
  return !isNaast && punt.y < grond + 30 && punt.y > grond - 520 * s
}
