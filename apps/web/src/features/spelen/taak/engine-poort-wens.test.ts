import { createEngine } from '@letterhaven/adaptief'
import type { SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { describe, expect, it } from 'vitest'
import { opgavenVan, opgavenVoor } from './opgaven.ts'
import { makeEnginePoort } from './engine-poort.ts'

const NU = Date.parse('2026-11-20T10:00:00Z')

const rijVan = (id: string, mean = 0) => ({
  id,
  categorie: 'ei',
  kenmerken: {},
  moeilijkheid: { mean, sd: 0.3 },
})
const woordVan = (id: string, grafemen: readonly string[] = [id]) => ({
  id,
  woord: id,
  grafemen: [...grafemen],
  klankgroepen: [id],
  categorie: 'ei',
  afleiders: [],
})

const NAMEN = Array.from({ length: 20 }, (_, i) => `woord${i}`)
const catalogus: TaakPakket['catalogus'] = {
  categorieen: [{ code: 'ei', groep: 3, vereist: [] }],
  woorden: NAMEN.map((id, i) => rijVan(id, -1 + i / 10)),
}
const engine = createEngine(catalogus)
const bytes = Buffer.from(engine.serialize(engine.init({ groep: 4, scope: ['ei'] }, 7)))
const pakket: TaakPakket = {
  taak: {
    id: '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId,
    soort: 'lezen',
    aantal: 10,
    gedaan: 0,
    spellen: ['leesrace'],
  },
  somvensterId: '47e97975-f27e-472f-9758-73bf76eecfa4' as SomvensterId,
  naam: 'woorden met ei',
  woorden: NAMEN.map((id) => woordVan(id)),
  catalogus,
  staat: { versie: 1, bytes: bytes.toString('base64') },
  instellingen: { rustig: false, dyslexie: false, klok: false },
}
const poort = (delen: Pick<Parameters<typeof makeEnginePoort>[0], 'pakket' | 'opgaven'>) =>
  makeEnginePoort({ sinds: [], gok: 0.5, nu: () => NU, ...delen })

/** The pakket with more in it, which the engine knows too. */
const metMeer = (delen: Pick<TaakPakket, 'nepwoorden' | 'letters'>): TaakPakket => {
  const erbij = [...(delen.nepwoorden ?? []), ...(delen.letters ?? [])]
  return {
    ...pakket,
    ...delen,
    catalogus: {
      ...catalogus,
      woorden: [...catalogus.woorden, ...erbij.map(({ id }) => rijVan(id))],
    },
  }
}

describe('words that do not exist', () => {
  const zes = [0, 1, 2, 3, 4, 5]
  const nepwoorden = zes.map((i) => ({ ...woordVan(`nep:${i}`), nep: true as const }))
  const letters = zes.map((i) => ({ ...woordVan(`letter:${i}`), letter: true as const }))
  const erbij = metMeer({ nepwoorden })
  const spel = (manifest: Parameters<typeof opgavenVoor>[1]) =>
    poort({ pakket: erbij, opgaven: opgavenVoor(erbij, manifest) })
  const isNep = (uit: ReturnType<ReturnType<typeof poort>['volgende']>) =>
    uit?.item.id.startsWith('nep:')

  it('come where they are asked for, and not otherwise', () => {
    const samen = spel({ nepwoorden: true })
    const om = Array.from({ length: 8 }, (_, i) =>
      isNep(samen.volgende(i % 2 === 1 ? 'nep' : undefined)),
    )
    expect(om).toEqual([false, true, false, true, false, true, false, true])
  })

  it('are no letters, which come where those are asked for; where there are none, a word comes', () => {
    const beide = metMeer({ nepwoorden, letters })
    const samen = poort({
      pakket: beide,
      opgaven: opgavenVoor(beide, { nepwoorden: true, letters: true }),
    })
    const wensen = [undefined, 'letter', 'nep', 'letter', undefined] as const
    const soorten = wensen.map((wens) => samen.volgende(wens)?.item.id.split(/[:\d]/)[0])
    expect(soorten).toEqual(['woord', 'letter', 'nep', 'letter', 'woord'])
    const zonder = spel({ nepwoorden: true })
    expect(zonder.volgende('letter')?.item.id).toMatch(/^woord/)
    expect(opgavenVoor(beide, { nepwoorden: true }).some(({ id }) => id.startsWith('letter'))).toBe(
      false,
    )
  })

  it('never come in a game that has none, whatever it asks: a word comes in their place', () => {
    const ander = spel({})
    expect(Array.from({ length: 8 }, () => isNep(ander.volgende('nep')))).not.toContain(true)
  })
})

describe('a row of words', () => {
  const namen = ['kat', 'kap', 'kop', 'top', 'mus', 'zon', 'vier', 'boek']
  const rijtje: TaakPakket = {
    ...pakket,
    woorden: namen.map((w) => woordVan(w, w.length === 3 ? [...w] : [w])),
    catalogus: { ...catalogus, woorden: namen.map((id) => rijVan(id)) },
  }
  const readRij = (n: number) => {
    const spel = poort({ pakket: rijtje, opgaven: opgavenVan(rijtje) })
    return Array.from({ length: n }, () => spel.volgende('rij')?.item.id ?? '')
  }
  const isEenAnders = (een: string, ander: string): boolean =>
    een.length === ander.length && [...een].filter((letter, i) => letter !== ander[i]).length === 1

  it('changes one grapheme at a time as far as it goes, and then goes on with another word', () => {
    const gegeven = readRij(8)
    expect(gegeven.toSorted()).toEqual(namen.toSorted())
    for (const [i, woord] of gegeven.slice(1).entries()) {
      const vorige = gegeven[i] ?? ''
      const over = namen.filter((naam) => !gegeven.slice(0, i + 1).includes(naam))
      const kan = over.some((naam) => isEenAnders(vorige, naam))
      expect(isEenAnders(vorige, woord)).toBe(kan)
    }
  })
})
