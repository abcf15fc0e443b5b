import { describe, expect, it } from 'vitest'
import { bake, besteld, lay, wait } from './proef.ts'
import { kanBakken, volgendePunt } from './opgave.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { dampendePunten } from './stand.ts'
import type { State } from './stand.ts'

const send = (state: State, input: Input): State => rules.step(state, input)[0]
const choose = (state: State, punt: number): State => send(state, { type: 'kies', punt })
const ligt = ({ opgave }: State): readonly string[] => opgave?.ligt ?? []
const volgende = ({ opgave }: State): number | undefined =>
  opgave ? volgendePunt(opgave) : undefined
const schaap = (trap: 1 | 2 = 2): State => besteld('schaap', 'hakken', { groep: 5, trap })

describe('the slice that is laid next', () => {
  it('is the first open one, and is chosen from the second stage on', () => {
    expect(volgende(choose(schaap(1), 2))).toBe(0)
    expect(volgende(choose(schaap(), 2))).toBe(2)
    expect(volgende(choose(choose(schaap(), 2), 2))).toBe(0)
    for (const punt of [-1, 4, 1.5, NaN]) expect(choose(schaap(), punt)).toEqual(schaap())
  })

  it('can be the last one, and then it goes on where something is missing', () => {
    const achter = lay(choose(schaap(), 3), 'p')
    expect(ligt(achter)).toEqual(['', '', '', 'p'])
    expect(volgende(achter)).toBe(0)
    expect(achter.opgave && kanBakken(achter.opgave)).toBe(false)
    const vol = lay(achter, 's', 'ch', 'aa')
    expect(ligt(vol)).toEqual(['s', 'ch', 'aa', 'p'])
    expect(bake(vol)).toMatchObject({ goed: 1 })
  })

  it('can be one that is laid: its piece is changed, or taken off, and the others stay', () => {
    const vol = lay(schaap(), 's', 'aa', 'aa', 'p')
    expect(ligt(lay(choose(vol, 1), 'ch'))).toEqual(['s', 'ch', 'aa', 'p'])
    const eraf = send(choose(vol, 1), { type: 'terug' })
    expect(ligt(eraf)).toEqual(['s', '', 'aa', 'p'])
    expect(volgende(eraf)).toBe(1)
    expect(ligt(send(choose(lay(schaap(), 's'), 3), { type: 'terug' }))).toEqual([])
  })

  it('is a letter where the word is typed', () => {
    const leeg = besteld('vis', 'dictee', { groep: 6, trap: 2 })
    const vas = [...'vas'].reduce((nu, teken) => send(nu, { type: 'teken', teken }), leeg)
    const vis = send(choose(vas, 1), { type: 'teken', teken: 'i' })
    expect(ligt(vis)).toEqual(['v', 'i', 's'])
    expect(volgende(vis)).toBe(3)
    expect(ligt(send(choose(vas, 1), { type: 'terug' }))).toEqual(['v', 's'])
    expect(ligt(send(choose(vas, 0), { type: 'teken', teken: ' ' }))).toEqual([...'vas'])
  })

  it('is not chosen while a mistake is mended: only what steams is changed', () => {
    const terug = wait(bake(lay(choose(schaap(), 1), 'ch', 's', 'aa', 'aa')))
    expect(dampendePunten(terug)).toEqual([3])
    expect(choose(terug, 0)).toEqual(terug)
  })
})

it('choosing changes no verdict, no star and no score', () => {
  const opRij = bake(lay(schaap(1), 's', 'aa', 'ch', 'p'))
  const achterstevoren = [3, 2, 1, 0].reduce(
    (nu, punt) => lay(choose(nu, punt), ['s', 'aa', 'ch', 'p'][punt] ?? ''),
    schaap(),
  )
  const { goed, fout, missers } = bake(achterstevoren)
  expect({ goed, fout, missers }).toEqual({
    goed: opRij.goed,
    fout: opRij.fout,
    missers: opRij.missers,
  })
})
