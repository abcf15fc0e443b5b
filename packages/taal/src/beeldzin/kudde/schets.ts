import { choose } from '../loot.ts'
import type { Dierdetail, Dracht, Schets } from './dier.ts'
import type { Voorraad } from './opdracht.ts'
import {
  DOEN,
  DRACHT,
  KLEUREN,
  PLEKKEN,
  SOORTEN,
  isKleurbaar,
  namenVan,
  type Doet,
  type DrachtNaam,
  type Houding,
  type Kleur,
  type Plek,
  type SoortNaam,
} from './woorden.ts'

/** What animals of one scene are drawn from. */
export interface Kader {
  readonly details: readonly Dierdetail[]
  readonly voorraad: Voorraad
  readonly loting: () => number
  /** How often an animal has a colour, and wears something, of which the sentence says nothing. */
  readonly ruis: number
  /** How many steps its poses take; 1 where they do not change. */
  readonly stappen: number
  /**
   * The animal of which nothing in the sentence is true. Others are wrong mostly in its way, so that in a scene each trait has two
   * sides that come equally often: whoever looks for what comes most often finds nothing.
   */
  readonly tegenpool?: Schets
}

/** Nearly always; now and then another wrong way, so that scenes do not become two-coloured. */
const ALS_TEGENPOOL = 0.93

/** Chooses one of the list: most often what the tegenpool has, where that is among them. */
function chooseFout<T>(
  lijst: readonly T[],
  { tegenpool, loting }: Kader,
  traitOf: (schets: Schets) => readonly unknown[],
): T | undefined {
  const eigen = tegenpool ? traitOf(tegenpool) : []
  const liefst = lijst.filter((een) => eigen.includes(een))
  return choose(liefst.length > 0 && loting() < ALS_TEGENPOOL ? liefst : lijst, loting)
}

const MEESTE_DRACHT = 2

/** Returns whether an animal can be seen doing this here: nobody eats in the water, or sleeps unseen behind a rock. */
function isTeZien(doet: Doet, soort: SoortNaam, plek: Plek): boolean {
  const isBijWater = PLEKKEN[plek].baken === 'water'
  if (doet === 'drinkt') return isBijWater
  if (doet === 'springt') return soort !== 'slang'
  if (doet === 'slaapt' || doet === 'eet')
    return plek !== 'in het water' && !plek.startsWith('achter')
  return true
}

const listKleuren = (kleur: Kleur, is: boolean): readonly Kleur[] =>
  namenVan(KLEUREN).filter((naam) => (naam === kleur) === is)

/** Draws a trait of an animal, so that a detail is true of it or not; undefined where that cannot be. */
type Trekking = (schets: Schets, waar: boolean, kader: Kader) => Schets | undefined

function makeSoort(is: SoortNaam): Trekking {
  return (schets, waar, kader) => {
    const { details, voorraad } = kader
    const metKleur = details.some(({ trek }) => trek === 'kleur')
    const kan = voorraad.soorten.filter((naam) => !metKleur || SOORTEN[naam].kleurbaar)
    const andere = kan.filter((naam) => naam !== is)
    const soort = waar ? is : chooseFout(andere, kader, (een) => [een.soort])
    return soort && { ...schets, soort }
  }
}

function makeKleur(is: Kleur): Trekking {
  return (schets, waar, kader) => {
    const kan = listKleuren(is, waar).filter((kleur) => isKleurbaar(schets.soort, kleur))
    const kleur = chooseFout(kan, kader, (een) => [een.kleur])
    return kleur && { ...schets, kleur }
  }
}

/** Returns everything worn with this beside it, or instead of what is worn in the same place. */
const metDracht = (dracht: readonly Dracht[], stuk: Dracht): Dracht[] => [
  ...dracht.filter(({ wat }) => DRACHT[wat].waar !== DRACHT[stuk.wat].waar),
  stuk,
]

const genoemdIn = (details: readonly Dierdetail[]): readonly DrachtNaam[] =>
  details.flatMap((detail) => (detail.trek === 'dracht' ? [detail.is] : []))

function chooseStuk(kader: Kader): Dracht | undefined {
  const genoemd = genoemdIn(kader.details)
  const andere = kader.voorraad.dracht.filter((naam) => !genoemd.includes(naam))
  const wat = chooseFout(andere, kader, ({ dracht }) => dracht.map((stuk) => stuk.wat))
  const kleur = choose(namenVan(KLEUREN), kader.loting)
  return wat && kleur && { wat, kleur }
}

/** Puts it on, or takes it off and most often puts on something else. */
function makeDracht(is: DrachtNaam, niet: boolean): Trekking {
  return (schets, waar, kader) => {
    const kleur = choose(namenVan(KLEUREN), kader.loting)
    const zonder = schets.dracht.filter(({ wat }) => wat !== is)
    if (waar !== niet)
      return kleur && { ...schets, dracht: metDracht(schets.dracht, { wat: is, kleur }) }
    const metKleur = kader.details.some(({ trek }) => trek === 'drachtkleur')
    const anders = metKleur || kader.loting() < 0.7 ? chooseStuk(kader) : undefined
    return { ...schets, dracht: anders ? metDracht(zonder, anders) : zonder }
  }
}

/** Colours what is named; of an animal that wears something else instead, that. */
function makeDrachtkleur(is: Kleur, van: DrachtNaam): Trekking {
  return ({ dracht, ...schets }, waar, kader) => {
    const heeft = dracht.some(({ wat }) => wat === van)
    const kleur = chooseFout(listKleuren(is, waar), kader, (een) =>
      een.dracht.map((stuk) => stuk.kleur),
    )
    return {
      ...schets,
      dracht: dracht.map((stuk) => ({
        ...stuk,
        kleur: heeft && stuk.wat !== van ? stuk.kleur : (kleur ?? stuk.kleur),
      })),
    }
  }
}

/** Draws another place, half of the time one beside the same thing, so that the small word is read too. */
function makePlek(is: Plek, niet: boolean): Trekking {
  return (schets, waar, kader) => {
    const { voorraad, loting } = kader
    if (waar !== niet) return { ...schets, plek: is }
    const anders = voorraad.plekken.filter((naam) => naam !== is)
    const vlakbij = anders.filter((naam) => PLEKKEN[naam].baken === PLEKKEN[is].baken)
    const lijst = vlakbij.length > 0 && loting() < 0.5 ? vlakbij : anders
    const plek = niet ? choose(lijst, loting) : chooseFout(lijst, kader, (een) => [een.plek])
    return plek && { ...schets, plek }
  }
}

/** Draws a timetable with this pose in it, or without. */
function makeHouding(is: Houding): Trekking {
  return (schets, waar, kader) => {
    const { stappen, loting } = kader
    const kan = namenVan(DOEN).filter(
      (doet) => doet !== is && isTeZien(doet, schets.soort, schets.plek),
    )
    if (waar && is !== 'rust' && !isTeZien(is, schets.soort, schets.plek)) return undefined
    const ander = waar ? is : chooseFout(kan, kader, (een) => een.houdingen)
    const eigen: Houding[] = [ander ?? 'rust', 'rust']
    const derde = choose(kan, loting)
    if (derde) eigen.push(derde)
    const begin = Math.floor(loting() * stappen)
    const houdingen = Array.from(
      { length: stappen },
      (_, stap) => eigen[(begin + stap) % eigen.length] ?? 'rust',
    )
    return { ...schets, houdingen }
  }
}

/** The largest of two is decided by who stands beside it (`tafereel.ts`); alone an animal is as it is. */
const makeNiets: Trekking = (schets) => schets

function trekkingVan(detail: Dierdetail): Trekking {
  switch (detail.trek) {
    case 'soort':
      return makeSoort(detail.is)
    case 'kleur':
      return makeKleur(detail.is)
    case 'maat':
      return (schets, waar) => ({
        ...schets,
        maat: (detail.is === 'klein') === waar ? 'klein' : 'groot',
      })
    case 'dracht':
      return makeDracht(detail.is, detail.niet)
    case 'drachtkleur':
      return makeDrachtkleur(detail.is, detail.van)
    case 'plek':
      return makePlek(detail.is, detail.niet)
    case 'houding':
      return makeHouding(detail.is)
    case 'uiterste':
      return makeNiets
  }
}

/** What is drawn first decides what can be drawn after it: kind and place before colour and pose, a thing before its colour. */
const VOLGORDE: readonly Dierdetail['trek'][] = [
  'soort',
  'plek',
  'maat',
  'kleur',
  'dracht',
  'drachtkleur',
  'houding',
  'uiterste',
]

/** Draws an animal of which the sentence says nothing yet. */
function makeLos(kader: Kader): Schets | undefined {
  const { voorraad, loting, ruis, details } = kader
  const soort = choose(voorraad.soorten, loting)
  const plek = choose(voorraad.plekken, loting)
  const kleur = loting() < ruis ? choose(namenVan(KLEUREN), loting) : undefined
  const stuk = loting() < ruis ? chooseStuk(kader) : undefined
  if (!soort || !plek) return undefined
  const los = { soort, plek, dracht: stuk ? [stuk] : [], houdingen: ['rust'] as const }
  const isGekleurd = kleur && !details.some(({ trek }) => trek === 'kleur')
  return isGekleurd ? { ...los, kleur } : los
}

/**
 * Draws an animal of which just these details are true, or undefined where that does not come out. What the sentence says nothing
 * of is drawn freely.
 */
export function makeSchets(
  isWaar: (detail: Dierdetail) => boolean,
  kader: Kader,
): Schets | undefined {
  let schets = makeLos(kader)
  const opVolgorde = kader.details.toSorted(
    (een, ander) => VOLGORDE.indexOf(een.trek) - VOLGORDE.indexOf(ander.trek),
  )
  for (const detail of opVolgorde)
    schets = schets && trekkingVan(detail)(schets, isWaar(detail), kader)
  if (!schets || schets.dracht.length > MEESTE_DRACHT) return undefined
  const { kleur, ...zonder } = schets
  return kleur === undefined || isKleurbaar(schets.soort, kleur) ? schets : zonder
}
