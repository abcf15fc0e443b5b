import { createEngine } from '@letterhaven/adaptief'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { SomvensterId, TaakId, AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { GespeeldAntwoord } from '@letterhaven/game-kit/regels/poorten'
import { describe, expect, it } from 'vitest'
import type { OutboxRij } from '../../../shared/outbox/store.ts'
import { opgavenVan, opgavenVoor } from './opgaven.ts'
import { makeEnginePoort } from './engine-poort.ts'

const NU = Date.parse('2026-11-20T10:00:00Z')
const WOORDEN = Array.from({ length: 20 }, (_, i) => `woord${i}`)

const catalogus: TaakPakket['catalogus'] = {
  categorieen: [{ code: 'ei', groep: 3, vereist: [] }],
  woorden: WOORDEN.map((id, i) => ({
    id,
    categorie: 'ei',
    kenmerken: {},
    moeilijkheid: { mean: -1 + i / 10, sd: 0.3 },
  })),
}

function pakketMet(bytes: string): TaakPakket {
  return {
    taak: {
      id: '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId,
      soort: 'spelling',
      aantal: 10,
      gedaan: 0,
      spellen: ['glazenwasser'],
    },
    somvensterId: '47e97975-f27e-472f-9758-73bf76eecfa4' as SomvensterId,
    naam: 'woorden met ei',
    woorden: WOORDEN.map((woord) => ({
      id: woord,
      woord,
      grafemen: [...woord],
      klankgroepen: [woord],
      categorie: 'ei',
      afleiders: [],
    })),
    catalogus,
    staat: { versie: 1, bytes },
    instellingen: { rustig: false, dyslexie: false, klok: false },
  }
}

const engine = createEngine(catalogus)
const bewaard = Buffer.from(engine.serialize(engine.init({ groep: 4, scope: ['ei'] }, 7)))
const pakket = pakketMet(bewaard.toString('base64'))
const poort = (delen: Partial<Parameters<typeof makeEnginePoort>[0]> = {}) =>
  makeEnginePoort({
    pakket,
    opgaven: opgavenVan(delen.pakket ?? pakket),
    sinds: [],
    gok: 0.5,
    nu: () => NU,
    ...delen,
  })

const gespeeld = (woordId: string, correct: boolean): GespeeldAntwoord => ({
  woordId,
  gegeven: woordId,
  vraag: 'typ:deur',
  correct,
  gok: 0.5,
  ms: 900,
  poging: 1,
  reden: { soort: 'groei', categorie: 'ei', kans: 0.7, zeker: [0.6, 0.8] },
})

const alsRij = (antwoord: GespeeldAntwoord): OutboxRij => ({
  leerlingId: '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId,
  status: 'wacht',
  oordeel: { correct: antwoord.correct, gok: antwoord.gok },
  antwoord: {
    id: crypto.randomUUID() as string as AntwoordId,
    taakId: pakket.taak.id,
    spel: 'glazenwasser',
    woordId: antwoord.woordId,
    gegeven: antwoord.gegeven,
    ms: antwoord.ms,
    poging: 1,
    reden: antwoord.reden,
    gegevenOp: new Date(NU).toISOString(),
    apparaat: '37e97975-f27e-472f-9758-73bf76eecfa4',
    volgnummer: 0,
  } satisfies AntwoordIn,
})

describe('words of another category beside those of the taak', () => {
  const woorden = WOORDEN.map((woord) => `anders${woord}`)
  const tegenhangers = woorden.map((woord) => ({
    id: woord,
    woord,
    grafemen: [...woord],
    klankgroepen: [woord],
    categorie: 'ij',
    afleiders: [],
  }))
  const breed: TaakPakket = {
    ...pakket,
    tegenhangers,
    catalogus: {
      categorieen: [...catalogus.categorieen, { code: 'ij', groep: 3, vereist: [] }],
      woorden: [
        ...catalogus.woorden,
        ...woorden.map((id) => ({
          id,
          categorie: 'ij',
          kenmerken: {},
          moeilijkheid: { mean: -1, sd: 0.3 },
        })),
      ],
    },
  }
  const reeks = (delen: Partial<Parameters<typeof makeEnginePoort>[0]>) => {
    const spel = poort({ pakket: breed, ...delen })
    return Array.from({ length: 10 }, () => spel.volgende()?.item.id.startsWith('anders'))
  }

  it('come among them where the game asks for them, fewer than half and never first', () => {
    const isAnder = reeks({ opgaven: opgavenVan(breed) })
    expect(isAnder[0]).toBe(false)
    expect(isAnder.filter(Boolean)).toHaveLength(4)
  })

  it('never come in another game, though they are in the pakket', () => {
    expect(reeks({ opgaven: opgavenVoor(breed, {}) })).not.toContain(true)
  })
})

describe('the engine in the browser', () => {
  it('gives no word that hangs already, and comes back to words when all were asked', () => {
    const spel = poort()
    const gegeven = Array.from({ length: 12 }, () => spel.volgende()?.item.id)
    expect(new Set(gegeven).size).toBe(12)
    const meer = Array.from({ length: 30 }, () => spel.volgende()?.item.id)
    expect(meer.every((id) => id !== undefined)).toBe(true)
  })

  it('chooses after a reload as if there had been none', () => {
    const heel = poort()
    const lijst: GespeeldAntwoord[] = []
    for (let i = 0; i < 6; i++) {
      const woord = heel.volgende()?.item.id ?? ''
      const antwoord = gespeeld(woord, i % 3 !== 0)
      lijst.push(antwoord)
      heel.process(antwoord)
    }
    const herladen = poort({ sinds: lijst.map(alsRij) })
    const zonder = poort()
    const drie = (spel: typeof heel) => Array.from({ length: 3 }, () => spel.volgende()?.item.id)
    const verwacht = drie(heel)
    expect(drie(herladen)).toEqual(verwacht)
    // Decoy: forgetting the answers gives other words.
    expect(drie(zonder)).not.toEqual(verwacht)
  })

  it('gives no word again that waits for its answer in a round that goes on', () => {
    const heel = poort()
    const hangt = Array.from({ length: 6 }, () => heel.volgende()?.item.id ?? '')
    const verwacht = heel.volgende()?.item.id
    expect(poort({ open: hangt }).volgende()?.item.id).toBe(verwacht)
    // Decoy: without them it begins with the first of all.
    expect(poort().volgende()?.item.id).toBe(hangt[0])
  })

  it('knows when an answer was given on a device whose clock is wrong', () => {
    const UUR = 3_600_000
    const gegeven = (op: number): OutboxRij[] =>
      WOORDEN.slice(0, 6).map((woord, i) => {
        const rij = alsRij(gespeeld(woord, i % 2 === 0))
        return { ...rij, antwoord: { ...rij.antwoord, gegevenOp: new Date(op).toISOString() } }
      })
    const school: TaakPakket = { ...pakket, account: { soort: 'school', land: 'nl' } }
    const redenen = (sinds: OutboxRij[], scheef = 0) => {
      const spel = poort({ pakket: school, sinds, scheef })
      return Array.from({ length: 3 }, () => spel.volgende()?.reden)
    }
    const goed = redenen(gegeven(NU))
    expect(redenen(gegeven(NU + 10 * UUR), -10 * UUR)).toEqual(goed)
    // Decoy: by what the device said, they were given at home in the evening.
    expect(redenen(gegeven(NU + 10 * UUR))).not.toEqual(goed)
  })

  it('weighs an answer of a home account as the server does, and one of a device of before as at school', () => {
    const drie = (account: TaakPakket['account']) => {
      const spel = poort({ pakket: { ...pakket, ...(account ? { account } : {}) } })
      for (let i = 0; i < 4; i++) {
        const woord = spel.volgende()?.item.id ?? ''
        spel.process(gespeeld(woord, i % 2 === 0))
      }
      return Array.from({ length: 3 }, () => spel.volgende()?.reden)
    }
    const school = drie({ soort: 'school', land: 'nl' })
    expect(drie(undefined)).toEqual(school)
    expect(drie({ soort: 'thuis', land: 'nl' })).not.toEqual(school)
  })

  it('goes by the bank of words that came with the taak, as the server does', () => {
    const kans = (bank?: TaakPakket['bank']) => {
      const reden = poort({ pakket: { ...pakket, ...(bank ? { bank } : {}) } }).volgende()?.reden
      return reden?.soort === 'groei' ? reden.kans : reden
    }
    const bank = (mean: number) => ({
      versie: 3,
      categorieen: { ei: { mean, sd: 0 } },
      verleden: [],
    })
    expect(kans(bank(0))).toEqual(kans())
    expect(kans(bank(0.4))).not.toEqual(kans())
  })

  it('begins anew where the stored state cannot be read', () => {
    for (const bytes of ['', btoa('onzin'), bewaard.subarray(0, 9).toString('base64')])
      expect(poort({ pakket: pakketMet(bytes) }).volgende()?.item.id).toMatch(/^woord/)
  })

  it('gives nothing when the taak has no words', () => {
    const leeg = { ...pakket, woorden: [], catalogus: { ...catalogus, woorden: [] } }
    expect(poort({ pakket: leeg }).volgende()).toBeNull()
  })
})
