import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GEZICHTEN, TRAPPEN, type Gezicht, type Trap } from '../adres.ts'
import { makeBeeldzin, type Kuddezin } from '../beeldzin.ts'
import { isSluitend, onwaarVan, waarVan, type Vraagstuk } from '../detail.ts'
import {
  geldtIn,
  keuzesVan,
  type Cel,
  type Dier,
  type Dierdetail,
  type Dierkeuze,
  type Savanne,
} from './dier.ts'

const SCENES = GEZICHTEN.flatMap((gezicht) => TRAPPEN.map((trap) => ({ gezicht, trap })))
const scenes = fc.constantFrom(...SCENES)
const zaden = fc.integer({ min: 0, max: 0xffffffff })

function kuddezin(zaad: number, { gezicht, trap }: { gezicht: Gezicht; trap: Trap }): Kuddezin {
  const beeldzin = makeBeeldzin(`kudde@1:${zaad}:${trap}:${gezicht}`)
  if (!beeldzin) throw new Error(`no scene for ${zaad}, ${trap}, ${gezicht}`)
  return beeldzin
}

const vraagstukVan = (
  { details }: Pick<Kuddezin, 'details'>,
  tafereel: Savanne,
): Vraagstuk<Dierdetail, Dierkeuze> => ({
  details,
  keuzes: keuzesVan(tafereel),
  geldt: geldtIn(tafereel.dieren),
})
const metDieren = (tafereel: Savanne, dieren: readonly Dier[]): Savanne => ({ ...tafereel, dieren })

const OUD = [8, 9, 10, 11, 12]
const AANTALLEN = { jong1: [6], jong2: [8], jong3: [8], oud1: OUD, oud2: OUD, oud3: OUD }

function isTeZien(houding: string, plek: string, soort: string): boolean {
  if (houding === 'drinkt') return plek.endsWith('water')
  if (houding === 'springt') return soort !== 'slang'
  return !['slaapt', 'eet'].includes(houding) || !/^(?:in|achter) /.test(plek)
}

/** Returns the animals that share their cell with one before them, or have it outside of what they stand at. */
const findMisplaatst = ({ dieren, bakens, kolommen, rijen }: Savanne): readonly string[] =>
  dieren
    .filter(({ cel, plek }, i) => {
      const baken = bakens.find(
        ({ kolom, breed }) => cel.kolom >= kolom && cel.kolom < kolom + breed,
      )
      const isBinnen = cel.kolom < kolommen && cel.rij >= 0 && cel.rij < rijen
      const isGedeeld = dieren
        .slice(0, i)
        .some((een) => een.cel.kolom === cel.kolom && een.cel.rij === cel.rij)
      return isGedeeld || !isBinnen || plek.split(' ').at(-1) !== baken?.wat
    })
    .map(({ id }) => id)

describe('a herd', () => {
  it('has one animal that the sentence means, and a nearly right one for each detail', () => {
    fc.assert(
      fc.property(zaden, scenes, (zaad, scene) => {
        const beeldzin = kuddezin(zaad, scene)
        const { details, tafereel } = beeldzin
        const vraagstuk = vraagstukVan(beeldzin, tafereel)
        expect(waarVan(vraagstuk).map(({ id }) => id)).toEqual([beeldzin.goed])
        for (const detail of details) {
          const zonder = { ...vraagstuk, details: details.filter((een) => een !== detail) }
          expect(new Set(waarVan(zonder).map(({ ding }) => ding)).size).toBeGreaterThan(1)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('would not have, with a second one like it, or without its nearly right ones', () => {
    fc.assert(
      fc.property(zaden, scenes, (zaad, scene) => {
        const beeldzin = kuddezin(zaad, scene)
        const { tafereel, goed } = beeldzin
        const isGoed = ({ id }: Dier): boolean => id === goed.split(':')[0]
        const tweede = tafereel.dieren.filter(isGoed).map((dier) => ({ ...dier, id: 'tweede' }))
        const dubbel = metDieren(tafereel, [...tafereel.dieren, ...tweede])
        expect(isSluitend(vraagstukVan(beeldzin, dubbel))).toBe(false)
        const vraagstuk = vraagstukVan(beeldzin, tafereel)
        const bijna = vraagstuk.keuzes.filter((keuze) => onwaarVan(vraagstuk, keuze).length === 1)
        const over = tafereel.dieren.filter(
          (dier) => isGoed(dier) || bijna.every(({ ding }) => ding !== dier.id),
        )
        expect(isSluitend(vraagstukVan(beeldzin, metDieren(tafereel, over)))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('has six animals at first, eight for a young reader later, and eight to twelve for an older one', () => {
    fc.assert(
      fc.property(zaden, scenes, (zaad, scene) => {
        const aantal = kuddezin(zaad, scene).tafereel.dieren.length
        expect(AANTALLEN[`${scene.gezicht}${scene.trap}`]).toContain(aantal)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives each animal a cell of its own, within the thing it stands at', () => {
    fc.assert(
      fc.property(zaden, scenes, (zaad, scene) => {
        const { tafereel } = kuddezin(zaad, scene)
        expect(findMisplaatst(tafereel)).toEqual([])
        expect(new Set(tafereel.dieren.map(({ id }) => id)).size).toBe(tafereel.dieren.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('would be caught with two in one cell, or one that stands elsewhere', () => {
    const { tafereel } = kuddezin(7, { gezicht: 'jong', trap: 1 })
    const [eerste, tweede, ...rest] = tafereel.dieren
    const verzet = (cel: Cel): Savanne =>
      metDieren(
        tafereel,
        [eerste, tweede && { ...tweede, cel }, ...rest].filter((een) => !!een),
      )
    expect(findMisplaatst(verzet(eerste?.cel ?? { kolom: 0, rij: 0 }))).not.toEqual([])
    expect(findMisplaatst(verzet({ kolom: 15, rij: 0 }))).toEqual([tweede?.id])
    expect(findMisplaatst(verzet({ kolom: 14, rij: 3 }))).toEqual([tweede?.id])
  })

  it('lets poses change in the third stage alone, and only to what can be seen there', () => {
    fc.assert(
      fc.property(zaden, scenes, (zaad, scene) => {
        const { tafereel, goed } = kuddezin(zaad, scene)
        for (const { houdingen, plek, soort } of tafereel.dieren) {
          expect(houdingen).toHaveLength(scene.trap === 3 ? 4 : 1)
          expect(houdingen.filter((houding) => !isTeZien(houding, plek, soort))).toEqual([])
        }
        expect(goed.includes(':')).toBe(scene.trap === 3)
      }),
      { numRuns: 1000 },
    )
  })

  it('says many different things', () => {
    const countZinnen = (gezicht: Gezicht, trap: Trap): number =>
      new Set(Array.from({ length: 200 }, (_, zaad) => kuddezin(zaad, { gezicht, trap }).zin)).size
    expect(countZinnen('jong', 1)).toBeGreaterThanOrEqual(50)
    expect(countZinnen('jong', 2)).toBeGreaterThanOrEqual(150)
    expect(countZinnen('jong', 3)).toBeGreaterThanOrEqual(120)
    expect(countZinnen('oud', 1)).toBeGreaterThanOrEqual(120)
    expect(countZinnen('oud', 2)).toBeGreaterThanOrEqual(170)
    expect(countZinnen('oud', 3)).toBeGreaterThanOrEqual(170)
  })
})

const trekkenVan = ({ soort, kleur, maat, plek, dracht, houdingen }: Dier): readonly string[] => [
  soort,
  kleur ?? 'eigen kleur',
  maat ?? 'gewoon',
  plek,
  ...dracht.flatMap((stuk) => [stuk.wat, `${stuk.kleur} stuk`]),
  ...new Set(houdingen),
]

/** How much better than chance somebody does who reads nothing and points at what has most in common with the rest, or least. */
function guessWell(
  beeldzinnen: readonly Kuddezin[],
  choose: (...scores: readonly number[]) => number,
): number {
  let [raak, kans] = [0, 0]
  for (const { tafereel, goed } of beeldzinnen) {
    const alle = tafereel.dieren.map(trekkenVan)
    const scores = alle.map((eigen) => {
      const delen = eigen.map((trek) => alle.filter((ander) => ander.includes(trek)).length)
      return delen.reduce((som, deel) => som + deel, 0) / delen.length
    })
    const gekozen = tafereel.dieren.filter((_, i) => scores[i] === choose(...scores))
    if (gekozen.some(({ id }) => id === goed.split(':')[0])) raak += 1 / gekozen.length
    kans += 1 / alle.length
  }
  return raak / kans
}

describe('who does not read', () => {
  const zinnen = (scene: (typeof SCENES)[number]): readonly Kuddezin[] =>
    Array.from({ length: 600 }, (_, zaad) => kuddezin(zaad, scene))

  it('does little better than chance by pointing at what comes most often, or least', () => {
    for (const scene of SCENES) {
      expect(guessWell(zinnen(scene), Math.max)).toBeLessThan(2)
      expect(guessWell(zinnen(scene), Math.min)).toBeLessThan(2)
    }
  })

  it('would do far better in scenes of the right one with its nearly right ones alone', () => {
    const kaal = zinnen({ gezicht: 'jong', trap: 2 }).map((beeldzin) => {
      const vraagstuk = vraagstukVan(beeldzin, beeldzin.tafereel)
      const dichtbij = vraagstuk.keuzes.filter((keuze) => onwaarVan(vraagstuk, keuze).length < 2)
      return {
        ...beeldzin,
        tafereel: metDieren(
          beeldzin.tafereel,
          dichtbij.map(({ dier }) => dier),
        ),
      }
    })
    expect(guessWell(kaal, Math.max)).toBeGreaterThan(2)
  })

  it('finds the right one in no place of the row more than in another', () => {
    const plaatsen = zinnen({ gezicht: 'jong', trap: 1 }).map(({ tafereel, goed }) =>
      tafereel.dieren.findIndex(({ id }) => id === goed),
    )
    for (const plaats of [0, 1, 2, 3, 4, 5])
      expect(plaatsen.filter((een) => een === plaats).length).toBeGreaterThan(60)
  })
})
