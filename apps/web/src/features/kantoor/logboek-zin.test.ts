import type { KantoorRegel } from '@letterhaven/contracts/kantoor-log'
import { KANTOOR_WAT } from '@letterhaven/contracts/kantoor-wat'
import { describe, expect, it } from 'vitest'
import { bijRegel, logDagen, UITERLIJK } from './logboek-zin.ts'

const regel = (anders: Partial<KantoorRegel>): KantoorRegel => ({
  id: crypto.randomUUID(),
  op: '2026-11-27T09:00:00Z',
  wie: 'office@kantoor.example',
  wat: 'plaatsen_besteld',
  account: null,
  reden: null,
  over: null,
  aantal: null,
  ...anders,
})

describe('a line of the office’s log', () => {
  it('says what was searched and how much came, and that a list was opened without a question', () => {
    const zocht = (over: string, aantal: number) =>
      bijRegel(regel({ wat: 'accounts_gezocht', over, aantal }))
    expect(zocht('klim', 3)).toBe('‘klim’ · 3 accounts getoond')
    expect(zocht('klim', 1)).toBe('‘klim’ · 1 account getoond')
    expect(zocht('', 50)).toBe('De hele lijst · 50 accounts getoond')
  })

  it('names the right that was refused, and adds nothing to a deed', () => {
    expect(bijRegel(regel({ wat: 'recht_geweigerd', over: 'inzage.read' }))).toBe(
      'Recht: ‘inzage.read’',
    )
    expect(bijRegel(regel({}))).toBeNull()
  })

  it('has a look for each kind', () => {
    expect(Object.keys(UITERLIJK).toSorted()).toEqual(KANTOOR_WAT.toSorted())
  })
})

describe('the days of the log', () => {
  it('are those of the calendar here, with today and yesterday by name', () => {
    const ops = [
      '2026-11-27T09:00:00Z',
      '2026-11-26T23:00:00Z',
      '2026-11-26T22:59:59Z',
      '2026-11-21T12:00:00Z',
      '2025-12-31T22:59:59Z',
    ]
    const dagen = logDagen(
      ops.map((op) => regel({ op })),
      { land: 'nl', vandaag: '2026-11-27' },
    )
    expect(dagen.map(({ titel, regels }) => [titel, regels.map(({ op }) => op)])).toEqual([
      ['Vandaag', ops.slice(0, 2)],
      ['Gisteren', ops.slice(2, 3)],
      ['Zaterdag 21 november', ops.slice(3, 4)],
      ['Woensdag 31 december 2025', ops.slice(4)],
    ])
  })
})
