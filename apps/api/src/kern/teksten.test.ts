import { beforeAll, describe, expect, it } from 'vitest'
import { loadTekstKern, type Teksten } from './teksten.ts'

let teksten: Teksten
beforeAll(async () => {
  teksten = await loadTekstKern()
})

const WIE = { land: 'nl', beurt: 0 } as const
const ketens = (lijst: ReturnType<Teksten['list']>) => [
  ...new Set(lijst.map(({ keten }) => keten.id)),
]

describe('the texts of a taak', () => {
  it('are six whole ones of its year, each with its questions in their order', () => {
    const lijst = teksten.list(['tekst-4'], WIE)
    expect(ketens(lijst)).toHaveLength(6)
    expect(lijst.map(({ keten }) => keten.nr)).toEqual(Array(6).fill([0, 1, 2, 3]).flat())
    for (const { id } of lijst) expect(teksten.find(id)?.categorie).toBe('tekst-4')
    expect(teksten.list(['zinnen-4'], WIE)).toEqual([])
  })

  it('are those that were not read lately, as long as there are any, and then others each turn', () => {
    const gelezen = new Map<string, true>()
    const read = (lijst: ReturnType<Teksten['list']>) => {
      // One question that was asked makes a text read.
      for (const { id, keten } of lijst) if (keten.nr === 0) gelezen.set(id, true)
    }
    const gezien: string[] = []
    for (let beurt = 0; beurt < 3; beurt += 1) {
      const lijst = teksten.list(['tekst-5'], { ...WIE, beurt, gevraagd: gelezen })
      gezien.push(...ketens(lijst))
      read(lijst)
    }
    expect(new Set(gezien).size).toBe(18)
    const weer = (beurt: number) =>
      ketens(teksten.list(['tekst-5'], { ...WIE, beurt, gevraagd: gelezen }))
    expect(weer(3)).toHaveLength(6)
    expect(weer(4)).not.toEqual(weer(3))
  })

  it('are told in the words of the country, at the same addresses', () => {
    const [nl, be] = (['nl', 'be'] as const).map((land) =>
      ['tekst-1', 'tekst-2', 'tekst-3', 'tekst-4', 'tekst-5', 'tekst-6'].flatMap((code) =>
        teksten.list([code], { ...WIE, land }),
      ),
    )
    expect(be?.map(({ id }) => id)).toEqual(nl?.map(({ id }) => id))
    expect(be).not.toEqual(nl)
    expect(be?.map(({ zinnen, bewijs }) => [zinnen.length, bewijs])).toEqual(
      nl?.map(({ zinnen, bewijs }) => [zinnen.length, bewijs]),
    )
  })

  it('are harder for the engine at the end of a year, and where it is asked what is not said', () => {
    const maat = (id: string) =>
      teksten.catalogus.woorden.find((woord) => woord.id === id)?.moeilijkheid.mean ?? NaN
    // Of one text: an inference, and what a feeling is told by.
    expect(maat('drie-kijkers:0')).toBeGreaterThan(maat('drie-kijkers:2'))
    const vanaf = (code: string) =>
      teksten.catalogus.woorden.filter(({ categorie }) => categorie === code)
    const gemiddeld = (code: string) => {
      const lijst = vanaf(code).map(({ moeilijkheid }) => moeilijkheid.mean)
      return lijst.reduce((som, een) => som + een, 0) / lijst.length
    }
    expect(gemiddeld('tekst-6')).toBeGreaterThan(gemiddeld('tekst-5'))
  })

  it('are found by no other address', () => {
    expect(teksten.find('pet-van-tim:4')).toBeNull()
    expect(teksten.find('pet-van-tim')).toBeNull()
  })
})
