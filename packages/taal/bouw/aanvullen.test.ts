import { beforeAll, describe, expect, it } from 'vitest'
import { loadBronnen } from '../gates/bronnen.ts'
import type { Kandidaat } from '../gates/kandidaat.ts'
import type { KandidaatBronnen } from '../gates/kandidaten.ts'
import { makeVoorstel } from './aanvullen.ts'

let bronnen: KandidaatBronnen

beforeAll(async () => {
  bronnen = await loadBronnen()
})

const GLAZEN: Kandidaat = {
  w: 'glazen',
  focus: 'sz',
  groep: 4,
  band: 1,
  zin: ['In de kast rinkelen de glazen zachtjes.'],
  basis: 'glas',
}
const HONDENHOK: Kandidaat = {
  w: 'hondenhok',
  focus: 'tussen-n',
  groep: 7,
  band: 2,
  zin: ['In het hondenhok slaapt vannacht een egel.'],
  basis: 'hond+hok',
}
const vormen = (kandidaat: Kandidaat): string[] =>
  makeVoorstel(kandidaat, bronnen).entry.d.map(({ f }) => f)

describe('a candidate becomes a word', () => {
  it('with its parts, its categories and wrong forms of its own lesson first', () => {
    const { entry, klachten, twijfels } = makeVoorstel(HONDENHOK, bronnen)
    expect(klachten).toEqual([])
    expect(twijfels).toEqual([])
    expect(entry).toMatchObject({
      g: 'h.o.n.d.e.n.h.o.k'.split('.'),
      kg: ['hon', 'den', 'hok'],
      cat: ['samen', 'tussen-n'],
      struct: 'MKMMKMMKM',
      basis: 'hond+hok',
    })
    expect(entry.d[0]).toEqual({ f: 'hondehok', rule: 'tussen-n-weg', snd: 'zelfde' })
  })

  it('with a space only where its parts meet, and never with a hyphen that would be allowed', () => {
    expect(vormen(HONDENHOK)).toContain('honden hok')
    const handdoek = vormen({ ...HONDENHOK, w: 'handdoek', focus: 'samen', basis: 'hand+doek' })
    expect(handdoek.slice(0, 2)).toEqual(['handoek', 'hand doek'])
    expect(handdoek.filter((f) => f.includes('-'))).toEqual([])
  })

  it('by what a reviewer decided where the rules say otherwise', () => {
    expect(bronnen.herzien.get('glazen')?.wel).toEqual(['sz'])
    expect(makeVoorstel(GLAZEN, bronnen).entry.cat).toEqual(['kg-open', 'sz'])
    const zonder = { ...bronnen, herzien: new Map() }
    expect(makeVoorstel(GLAZEN, zonder).klachten.join()).toContain('focus sz staat niet in cat')
  })

  it('not when it is no word, when its lesson does not show, or when its letters leave a doubt', () => {
    const klacht = (deel: Partial<Kandidaat>): string =>
      makeVoorstel({ ...GLAZEN, ...deel }, bronnen).klachten.join('; ')
    expect(klacht({ w: 'glaazen' })).toContain('staat niet in het woordenboek')
    expect(klacht({ w: 'tafels', focus: 'sz' })).toContain('focus sz staat niet in cat')
    const { twijfels } = makeVoorstel({ ...GLAZEN, w: 'silhouet', focus: 'route' }, bronnen)
    expect(twijfels.join()).toContain('grafemen s.i.l.h.ou.e.t')
  })
})
