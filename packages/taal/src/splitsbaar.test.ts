import { describe, expect, it } from 'vitest'
import { CATEGORIEEN } from './categorieen.ts'
import { isSplitsbaar } from './splitsbaar.ts'
import { loadWoorden } from './woorden.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
const WOORDEN = (await Promise.all(JAREN.map((groep) => loadWoorden(groep)))).flat()
const mag = (kg: string): boolean =>
  isSplitsbaar({ word: kg.replaceAll('|', ''), kg: kg.split('|') })

describe('a word that is asked in pieces', () => {
  it.each(['ba|kker', 'vlie|ger', 'strand', "au|to's", 'zee-|e|gel', 'drie|ën|twin|tig'])(
    'is %s',
    (kg) => {
      expect(mag(kg)).toBe(true)
    },
  )

  it.each([
    ['o|pa', 'is short'],
    ["'s |a|vonds", 'has a space'],
    ['pa|ti|ënt', 'is said in two pieces or in three'],
    ['Te|xel', 'has an x that is heard at both sides'],
  ])('is not %s, which %s', (kg) => {
    expect(mag(kg)).toBe(false)
  })

  it('is not one whose klankgroepen are of another word, or unknown', () => {
    expect(isSplitsbaar({ word: 'bakker', kg: ['bo', 'ter'] })).toBe(false)
    expect(isSplitsbaar({ word: 'bakker', kg: [] })).toBe(false)
  })

  it('has as many klankgroepen as lettergrepen, so that its pieces can be laid beside each other', () => {
    for (const { w, kg, lg } of WOORDEN) expect([w, kg.length]).toEqual([w, lg.length])
  })

  it('has a border of klankgroepen wherever two words of the list meet in it', () => {
    const alle = new Set(WOORDEN.map(({ w }) => w))
    const anders = WOORDEN.filter(({ focus }) => focus === 'samen').flatMap(({ w, kg }) => {
      const grenzen = new Set(kg.map((_, nr) => kg.slice(0, nr).join('').length))
      const naden = [...w].flatMap((_, nr) =>
        nr > 2 && w.length - nr > 2 && alle.has(w.slice(0, nr)) && alle.has(w.slice(nr))
          ? [nr]
          : [],
      )
      return naden.length > 0 && !naden.some((nr) => grenzen.has(nr)) ? [w] : []
    })
    expect(anders).toEqual([])
  })

  it('is one of many in nearly every category of rules', () => {
    const dun = Object.values(CATEGORIEEN)
      .filter(({ eiland }) => eiland === 'regels')
      .filter(({ code }) => {
        const hier = WOORDEN.filter(
          ({ w: word, kg, focus }) => focus === code && kg.length > 1 && isSplitsbaar({ word, kg }),
        )
        return hier.length < 40
      })
    expect(dun.map(({ code }) => code).toSorted()).toEqual([
      'komma-s',
      'langermaak',
      'langermaak-b',
    ])
  })
})
