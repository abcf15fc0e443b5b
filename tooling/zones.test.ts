import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'

/** As far west of Greenwich as there are schools, home, as far east as clocks go, and the zone of servers. */
const ZONES = ['America/Curacao', 'Europe/Amsterdam', 'Pacific/Kiritimati', 'UTC'] as const

/** Says and sends days with the product's own functions, in a process of its own. */
const DAGEN = `
  import { strFromU8, unzipSync } from 'fflate'
  import { sayDag, sayKlok } from '@letterhaven/domain/datum'
  import { bestaandeDag, readDagCel } from '@letterhaven/domain/lijst/dag-in-cel'
  import * as jaar from '@letterhaven/domain/schooljaar'
  import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
  import { sayDatum, sayPeriode } from './apps/web/src/shared/weergave/datum.ts'
  import { geledenTekst } from './apps/web/src/shared/weergave/geleden.ts'
  import { makeXlsx } from './apps/web/src/shared/export/xlsx.ts'
  import { alsTekst } from './apps/web/src/shared/export/tabel.ts'
  import { kindDeel } from './apps/api/src/features/uitvoer/leesmij.ts'
  import { beginVanDag, dagVan } from '@letterhaven/domain/kalenderdag'
  import { VakantieSchema } from '@letterhaven/contracts/accountgegevens-velden'

  const dagen = ['2016-01-01', '2016-02-29', '2016-12-31', '2026-03-29', '2026-10-25']
  const maak = await makeXlsx({ koppen: ['Dag'], rijen: dagen.map((dag) => [{ dag }]) }, 'Blad')
  const delen = unzipSync(new Uint8Array(await maak.arrayBuffer()))
  const blad = strFromU8(delen['xl/worksheets/sheet1.xml'])
  const oefening = { dagen: 2, eerst: '2026-10-25', laatst: '2026-11-01', goed: 1, totaal: 2, ms: 9e5 }
  const kind = { jaargroep: 5, dyslexie: false, deleted_at: new Date('2026-10-31T23:30:00Z') }
  const overzicht = { kind, naam: 'Noor', bestand: 'noor', oefening, onderdelen: [] }
  console.log(JSON.stringify({
    geboren: dagen.map((dag) => sayDatum('dag', dag)),
    weekdag: dagen.map((dag) => sayDag('weekdag', dag)),
    periode: sayPeriode('2026-10-17', '2026-10-25'),
    serie: [...blad.matchAll(/<v>(\\d+)<\\/v>/g)].map(([, n]) => n).slice(-dagen.length),
    csv: dagen.map((dag) => alsTekst({ dag })),
    cellen: ['31-12-2016', '2016-12-31T00:00:00', '31 december 2016', '42735'].map((cel) => readDagCel(cel)),
    bestaat: [bestaandeDag(2016, 2, 29), bestaandeDag(2015, 2, 29)],
    later: dagen.map((dag) => jaar.plusDagen(dag, 1)),
    week: dagen.map((dag) => jaar.dagenVanWeek(dag)),
    schooljaar: jaar.schooljaarVan('2026-08-01', 'nl'),
    leesmij: kindDeel(overzicht, woordkeusBijLand('nl')).tekst,
    vandaag: dagVan(new Date('2026-11-20T23:30:00Z')),
    begin: beginVanDag('2026-10-25'),
    geleden: geledenTekst('2026-11-20T23:30:00Z', '2026-11-21', 'nl'),
    muur: sayKlok('moment', jaar.klokVan(Date.parse('2026-11-20T23:30:00Z'), 'be')),
    vakantie: VakantieSchema.safeParse({ naam: 'Krokus', van: '2026-02-28', tot: '2026-03-01' }).success,
    // The zone took hold: what a device's own clock shows is another thing everywhere.
    zone: sayDatum('moment', '2026-11-20T23:30:00Z'),
    oud: new Date('2016-01-01').toLocaleDateString('nl'),
  }))`

const inZone = (zone: string): Readonly<Record<string, unknown>> => {
  const uit = execFileSync(process.execPath, ['--input-type=module', '--eval', DAGEN], {
    cwd: ROOT,
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  return JSON.parse(uit) as Readonly<Record<string, unknown>>
}

describe('a day is the same day wherever the device or the server stands', () => {
  const gezegd = new Map(ZONES.map((zone) => [zone, inZone(zone)]))
  const { zone: _zone, oud: _oud, ...thuis } = gezegd.get('Europe/Amsterdam') ?? {}

  it.each(ZONES)('said, exported, read and reckoned in %s', (zone) => {
    const { zone: _hier, oud: _fout, ...rest } = gezegd.get(zone) ?? {}
    expect(rest).toEqual(thuis)
  })

  it('and it is the right one', () => {
    expect(thuis).toMatchObject({
      geboren: [
        '1 januari 2016',
        '29 februari 2016',
        '31 december 2016',
        '29 maart 2026',
        '25 oktober 2026',
      ],
      periode: '17–25 oktober 2026',
      // A spreadsheet counts days from 30 December 1899.
      serie: ['42370', '42429', '42735', '46110', '46320'],
      csv: ['2016-01-01', '2016-02-29', '2016-12-31', '2026-03-29', '2026-10-25'],
      bestaat: ['2016-02-29', null],
      later: ['2016-01-02', '2016-03-01', '2017-01-01', '2026-03-30', '2026-10-26'],
      schooljaar: '2026-2027',
      vandaag: '2026-11-21',
      begin: '2026-10-24T22:00:00.000Z',
      geleden: 'vandaag',
      muur: '21 november 2026 om 00:30',
      vakantie: true,
    })
    expect(thuis['leesmij']).toContain('van 25 oktober 2026 tot en met 1 november 2026')
    expect(thuis['leesmij']).toContain('in de prullenbak sinds 1 november 2026')
  })

  it('while an instant is not, nor a day that is made one', () => {
    expect(gezegd.get('America/Curacao')).toMatchObject({
      zone: '20 november 2026 om 19:30',
      oud: '31-12-2015',
    })
    expect(gezegd.get('Pacific/Kiritimati')).toMatchObject({ zone: '21 november 2026 om 13:30' })
  })
})
