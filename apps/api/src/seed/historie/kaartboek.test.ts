import type { LeerlingId } from '@letterhaven/contracts/ids'
import { bronBijReden } from '@letterhaven/adaptief'
import { WOORDGROEPEN } from '@letterhaven/taal/woorden'
import { describe, expect, it } from 'vitest'
import { beginStaat, kaartScopeVan } from '../../kern/staat/staat.service.ts'
import { loadInhoud } from '../../kern/inhoud.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { makeKaartboek } from './kaartboek.ts'
import { toeval } from './toeval.ts'

const inhoud = await loadInhoud()
const SEPTEMBER = Date.parse('2026-09-01T08:00:00Z')
const DAG = 86_400_000
/** In this game half of the guesses are right. */
const GOK = 0.5

/**
 * Follows a child that plays 'Verder spelen' twice a day; returns how many windows are half lit and fully lit after each taak.
 */
function followBoot(jaargroep: number, kans: number, naam: string) {
  const { engine } = inhoud
  const rnd = toeval(`boot/${jaargroep}/${kans}/${naam}`)
  const id = '01890000-0000-7000-8000-000000000001' as LeerlingId
  const scope = kaartScopeVan(inhoud, jaargroep)
  const boek = makeKaartboek(inhoud, { leerlingId: id, jaargroep, scope })
  let staat = beginStaat(inhoud, { id, jaargroep, dyslexie: false })
  return Array.from({ length: 25 }, (_, keer) => {
    const nu = new Date(SEPTEMBER + Math.floor(keer / 2) * DAG + (keer % 2) * 600_000)
    const { verder } = boek.open(staat, nu)
    const venster = boek.vensters.find((v) => v.categorieen[0] === verder?.venster)
    const taak = venster?.taken.find((t) => t.sleutel === verder?.taak)
    if (!venster || !taak) throw new Error('the boat has nowhere to go')
    const t = dagenSinds1970(nu)
    const ctx = { t, guess: GOK, alleen: venster.categorieen }
    for (let i = 0; i < taak.aantal; i += 1) {
      const keuze = engine.next(staat, { ...ctx, newBlock: i === 0 })
      if (!keuze) throw new Error('the window has no words')
      const source = bronBijReden(keuze.reden)
      const correct = rnd() < kans
      staat = engine.update(staat, keuze.itemId, {
        correct,
        t,
        guess: GOK,
        source,
        place: 'school',
      })
      boek.noteer(venster.categorieen[0] ?? '', nu)
    }
    taak.gedaan += taak.aantal
    const vensters = boek.open(staat, nu).eilanden.flatMap((eiland) => eiland.vensters)
    const aantal = (...standen: string[]) =>
      vensters.filter(({ stand }) => standen.includes(stand)).length
    return { half: aantal('half'), aan: aantal('aan', 'goud') }
  })
}

const midden = (getallen: readonly number[]): number =>
  getallen.toSorted((a, b) => a - b)[Math.floor(getallen.length / 2)] ?? Number.NaN
const NAMEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const groepen = WOORDGROEPEN
const kinderen = (jaargroep: number, kans: number) =>
  NAMEN.map((naam) => followBoot(jaargroep, kans, naam))
const eersteAan = (weg: ReturnType<typeof followBoot>): number => {
  const plek = weg.findIndex(({ aan }) => aan > 0)
  return plek < 0 ? Infinity : plek + 1
}

describe('a child that follows the boat', () => {
  it.each(groepen)('of groep %i sees light in a window after its first taak', (groep) => {
    for (const kans of [0.5, 0.85])
      for (const [eerste] of kinderen(groep, kans)) expect(eerste).toEqual({ half: 1, aan: 0 })
  })

  it.each(groepen)(
    'of groep %i that knows its words lights a window in two to four taken',
    (groep) => {
      const nodig = midden(kinderen(groep, 0.98).map(eersteAan))
      expect(nodig).toBeGreaterThanOrEqual(2)
      expect(nodig).toBeLessThanOrEqual(4)
    },
  )

  it.each(groepen)(
    'of groep %i that knows its words has a row of lights after a month',
    (groep) => {
      expect(midden(kinderen(groep, 0.98).map((weg) => weg.at(-1)?.aan ?? 0))).toBeGreaterThan(4)
    },
  )

  it.each(groepen)('of groep %i that has nine of ten right needs more proof', (groep) => {
    const nodig = midden(kinderen(groep, 0.9).map(eersteAan))
    expect(nodig).toBeGreaterThan(midden(kinderen(groep, 0.98).map(eersteAan)))
    expect(nodig).toBeLessThanOrEqual(12)
  })

  it.each(groepen)('of groep %i that guesses lights nothing, however long it plays', (groep) => {
    for (const weg of kinderen(groep, 0.55)) expect(eersteAan(weg)).toBe(Infinity)
  })
})
