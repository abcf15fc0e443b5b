import type { Punt } from '@letterhaven/game-kit/teken'

export interface Vak {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** rij: three tanks side by side · stapel: three lying tanks under each other · naast: the same, beside the rocket. */
export type Opstelling = 'rij' | 'stapel' | 'naast'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** Scale of everything small against a screen 800 high. */
  readonly k: number
  readonly opstelling: Opstelling
  /** The height on which the rocket stands. */
  readonly grond: number
  /** Free sky begins here. */
  readonly top: number
  /** Middle and scale of the rocket; it is 500 high and 300 wide at scale 1. */
  readonly raket: { readonly x: number; readonly s: number }
  readonly scherm: Vak
  readonly tanks: readonly Vak[]
  /** From each tank: where its hose begins, bends and ends. */
  readonly slangen: readonly (readonly [Punt, Punt, Punt])[]
  /** The glass tube that fills: its box. */
  readonly meter: Vak
  /** Where neighbours come to watch, in the order in which they come, and how large a head is. */
  readonly publiek: { readonly plekken: readonly number[]; readonly maat: number }
  /** Where the rocket flies to, from the lowest to the highest flight. */
  readonly vlucht: readonly [Punt, Punt]
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Room for the sentence that is said of an answer. */
const ONDER = 58

const kiesOpstelling = (w: number, h: number): Opstelling =>
  h < 560 && w > h ? 'naast' : w < 600 ? 'stapel' : 'rij'

/** The bar at the top takes two rows on a narrow screen. */
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

/** The hoses go into the rocket at three places near its foot. */
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
    const van = opstelling === 'rij' ? tank.x + tank.w * deel : tank.x + tank.w * deel
    const begin: Punt = [van, hoogste + 6]
    return [begin, [(van + eind[0]) / 2, hoogste - 64 * s], eind]
  })
}

/** Places from the rocket outwards, left and right in turn. */
function publiekVan(
  indeling: Pick<Indeling, 'opstelling' | 'raket' | 'meter' | 'k'>,
): Indeling['publiek'] {
  const { opstelling, raket, meter, k } = indeling
  const maat = opstelling === 'rij' ? perk(84 * k, 50, 100) : 42
  const vin = (opstelling === 'rij' ? 196 : 120) * raket.s + maat * 0.45
  const stap = maat * 0.94
  const plekken: number[] = []
  for (let i = 0; i < 8; i += 1) {
    const [links, rechts] = [raket.x - vin - i * stap, raket.x + vin + i * stap]
    if (links > maat * 0.4) plekken.push(links)
    if (rechts < meter.x - maat * 0.75) plekken.push(rechts)
  }
  return { plekken, maat }
}

/** The platform for any screen: rocket, screen, tanks, tube. Pure. */
export function deelIn(w: number, h: number): Indeling {
  const opstelling = kiesOpstelling(w, h)
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const top = balk(w, h)
  const tanks = tanksVan(opstelling, w, h)
  const hoogste = Math.min(...tanks.map((tank) => tank.y))
  const isNaast = opstelling === 'naast'
  const grond = isNaast ? h - 48 : hoogste - (opstelling === 'rij' ? 36 * k : 22)
  // What is left of the tube belongs to the rocket; beside the tanks it is less than half.
  const vlak = isNaast ? w * 0.53 : w
  const meterBreed = perk(30 * k, 20, 40)
  const meterX = vlak - meterBreed - (opstelling === 'rij' ? 56 * k : 14)
  const meter: Vak = { x: meterX, y: top + 22, w: meterBreed, h: grond - top - 34 }
  const breed = opstelling === 'rij' ? w : meterX - 24
  const s = Math.min((grond - top - 14) / 500, (breed * 0.86) / 300, 1.36)
  const raket = { x: breed / 2, s }
  const schermBreed = Math.min(breed - 44, 560 * Math.max(0.8, k))
  const schermHoog = perk(118 * s, 56, 140)
  const scherm: Vak = {
    x: breed / 2 - schermBreed / 2,
    y: grond - 174 * s - schermHoog / 2,
    w: schermBreed,
    h: schermHoog,
  }
  const basis = { opstelling, raket, grond, meter, k }
  const ver = opstelling === 'rij' ? 0.16 : isNaast ? 0.1 : 0.2
  return {
    ...basis,
    w,
    h,
    top,
    scherm,
    tanks,
    slangen: slangenVan(tanks, basis),
    publiek: publiekVan(basis),
    vlucht: [
      [w * ver, top + (grond - top) * 0.72],
      [w * ver, top + (grond - top) * 0.3],
    ],
  }
}
