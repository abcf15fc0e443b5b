import { describe, expect, it } from 'vitest'
import { dayUses, MET_DAGEN } from './day-uses.ts'

const WEB = 'apps/web/src/features/import/wie-tekst.ts'
const API = 'apps/api/src/features/uitvoer/leesmij.ts'

describe('a day is never made an instant, nor an instant a day beside the door', () => {
  it.each([
    ['toon(moment.toLocaleString())', 'toLocaleString'],
    ["new Date(ms).toLocaleDateString('nl')", 'toLocaleDateString'],
    ['const jaar = nu.getFullYear()', 'getFullYear'],
    ['const d = veld.valueAsDate', 'valueAsDate'],
    ['const vorm = new Intl.DateTimeFormat(taal)', 'DateTimeFormat'],
    ["const d = new Date('2026-11-21')", 'new Date(tekst)'],
    ['const d = new Date(2026, 10, 21)', 'new Date(jaar, maand)'],
    ["const ms = Date.parse('2026-11-21')", 'Date.parse(tekst)'],
    ['const dag = nu.toISOString().slice(0, 10)', 'toISOString().slice'],
    ['const ms = Date.UTC(2026, 10, 21)', 'Date.UTC'],
    ["sayDatum('dag', `${datum}T00:00:00Z`)", '…T00:00:00Z'],
  ])('%s is refused', (source, wat) => {
    expect(dayUses(API, source)).toContain(wat)
  })

  it('is refused in a browser for whatever comes as a text', () => {
    const source = 'const dag = new Date(leerling.geboortedatum)'
    expect(dayUses(WEB, source)).toEqual(['new Date(…)'])
    expect(dayUses(API, 'const later = new Date(nu.getTime() + 1000)')).toEqual([])
  })

  it('lets pass what counts instants, sends one, or asks the door', () => {
    const source = `
      /** Never calls toLocaleString(). */
      const gegevenOp = new Date(nu).toISOString()
      const nu2 = new Date().toISOString()
      const voor = Date.parse(een.op) < Date.parse(ander.op)
      const tekst = sayDatum('dag', kind.geboortedatum)
      const klein = naam.toLocaleLowerCase('nl')`
    expect(dayUses(WEB, source)).toEqual([])
  })

  it('is open to the door itself', () => {
    const source = "export const d = new Date('2026-11-21').getDay()"
    expect(dayUses('packages/domain/src/datum.ts', source)).toEqual([])
    expect(dayUses('packages/domain/src/naam.ts', source)).not.toEqual([])
  })

  it.each([
    ['apps/web/src/shared/export/xlsx.ts', true],
    ['packages/importers/src/oordeel/dagen.ts', true],
    ['packages/testkit/src/proeven.ts', false],
    ['apps/web/src/shared/export/xlsx.test.ts', false],
    ['e2e/dagen.e2e.ts', false],
  ])('is looked for in the product: %s %s', (file, gekeken) => {
    expect(MET_DAGEN.test(file)).toBe(gekeken)
  })
})
