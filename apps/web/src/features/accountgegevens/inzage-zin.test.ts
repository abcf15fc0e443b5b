import { type InzageLijst, InzageWatSchema } from '@letterhaven/contracts/inzage'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { describe, expect, it } from 'vitest'
import { inzageRegels, inzageZin } from './inzage-zin.ts'

type Blik = InzageLijst['inzage'][number]
const w = woordkeusBijLand('nl')
let teller = 0
const blik = (anders: Partial<Blik> = {}): Blik => ({
  id: `blik-${(teller += 1)}`,
  op: '2026-11-20T09:00:00.000Z',
  role: 'docent',
  wie: 'Karin',
  wat: 'wachtwoorden',
  leerling: null,
  leerlingId: null,
  overLeerling: false,
  groep: 'Groep 4',
  groepId: null,
  reden: '',
  kijkMee: null,
  ...anders,
})

describe('who looked at what', () => {
  it.each(InzageWatSchema.options)('is a sentence of its own: %s', (wat) => {
    const zin = inzageZin(blik({ wat }), w)
    expect(zin).toMatch(/^Karin (bekeek|downloadde|regelde|maakte|gaf|keek) /)
    for (const anders of InzageWatSchema.options.filter((een) => een !== wat))
      expect(inzageZin(blik({ wat: anders }), w)).not.toBe(zin)
  })

  it('says whose it was, in the words of the country, and who is not there any more', () => {
    expect(inzageZin(blik(), w)).toBe('Karin bekeek de wachtwoorden van Groep 4')
    const noor = { leerling: 'Noor', overLeerling: true }
    expect(inzageZin(blik(noor), w)).toBe('Karin bekeek het wachtwoord van Noor')
    expect(inzageZin(blik({ wat: 'inlogkaarten' }), w)).toMatch(
      /maakte de inlogkaarten van Groep 4$/,
    )
    expect(inzageZin(blik({ wat: 'export', ...noor }), w)).toMatch(/alle gegevens van Noor$/)
    expect(inzageZin(blik({ wat: 'export', groep: null }), w)).toMatch(/van het hele account$/)
    // A pupil who was erased is not taken for the whole school.
    for (const wat of ['wachtwoorden', 'voortgang', 'export', 'koppeling'] as const)
      expect(inzageZin(blik({ wat, groep: null, overLeerling: true }), w)).toMatch(
        /van iemand die hier niet meer bij hoort$/,
      )
    expect(inzageZin(blik({ wat: 'codes', groep: null }), w)).toBe('Karin bekeek de inlogcode')
    const lijst = blik({ wat: 'voortgang', groep: null })
    expect(inzageZin(lijst, w)).toMatch(/bekeek alle groepen$/)
    expect(inzageZin(lijst, woordkeusBijLand('be'))).toMatch(/bekeek alle klassen$/)
  })

  it('names us where it was us, and nobody who is not known', () => {
    expect(inzageZin(blik({ wie: null, role: 'office' }), w)).toMatch(/^Iemand van Letterhaven /)
    expect(inzageZin(blik({ wie: null }), w)).toMatch(/^Iemand die hier niet meer bij hoort /)
  })
})

describe('the log', () => {
  it('says once what was looked at many times on one day, and nothing less', () => {
    const [een, twee, drie, vier] = [
      blik(),
      blik({ op: '2026-11-20T08:00:00.000Z' }),
      blik({ op: '2026-11-19T08:00:00.000Z' }),
      blik({ op: '2026-11-19T07:00:00.000Z', wie: 'Fenna' }),
    ]
    const regels = inzageRegels([een, twee, drie, vier], w)
    expect(regels.map(({ id, keer }) => [id, keer])).toEqual([
      [een.id, 2],
      [drie.id, 1],
      [vier.id, 1],
    ])
    const metReden = inzageRegels([een, blik({ reden: 'Vraag van de school' })], w)
    expect(metReden.map(({ reden }) => reden)).toEqual(['', 'Vraag van de school'])
  })
  it('says once what was done with many pupils at once, with their names, and a look at each by itself', () => {
    const kind = (leerling: string, anders: Partial<Blik> = {}) =>
      blik({ wat: 'nieuwe_wachtwoorden', leerling, overLeerling: true, ...anders })
    const samen = [kind('Noor'), kind('Sem'), kind('Evi')]
    const [regel, ...rest] = inzageRegels(samen, w)
    expect(rest).toEqual([])
    expect(regel).toMatchObject({
      zin: 'Karin gaf een nieuw wachtwoord aan 3 leerlingen van Groep 4',
      namen: ['Noor', 'Sem', 'Evi'],
      keer: 1,
    })
    // Decoys: another group, another hour, another person, and pages that were only looked at.
    const apart = [
      kind('Noor'),
      kind('Sem', { groepId: '00000000-0000-4000-8000-000000000001' as Blik['groepId'] }),
      kind('Evi', { op: '2026-11-20T08:00:00.000Z' }),
      kind('Daan', { op: '2026-11-20T08:00:00.000Z', wie: 'Fenna' }),
      kind('Noor', { wat: 'wachtwoorden' }),
      kind('Sem', { wat: 'wachtwoorden' }),
    ]
    expect(inzageRegels(apart, w).map(({ namen }) => namen)).toEqual(apart.map(() => []))
  })
})
