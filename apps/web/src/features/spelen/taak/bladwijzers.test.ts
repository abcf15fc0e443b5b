import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import { geheugen, makeOpslag, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { describe, expect, it } from 'vitest'
import { makeBladenkast, takeBladwijzer, type RondeVanTaak } from './bladwijzers.ts'

const NOOR = '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
const taakId = (nr: number): TaakId => `${nr}7e97975-f27e-472f-9758-73bf76eecfa4` as TaakId

const ronde = (nr = 1, delen: Partial<RondeVanTaak> = {}): RondeVanTaak => ({
  leerlingId: NOOR,
  taakId: taakId(nr),
  spel: 'leesraket',
  vanaf: 0,
  alleen: null,
  ...delen,
})

const blad = (woord: string): Bladwijzer => ({
  vorm: 1,
  exercise: {
    id: 't',
    kind: 'flitsen',
    groep: 5,
    land: 'nl',
    instruction: '',
    aantal: 10,
    seed: 4,
    options: { calm: false, clock: false },
  },
  state: { woord },
  uitgegeven: [],
  open: [],
  telling: { goed: 2, fout: 0 },
  gezegd: null,
})

const take = (winkel: Opslag, nr = 1, past = true) =>
  takeBladwijzer(winkel, ronde(nr), () => past)?.blad.state

const naamIn = (winkel: Opslag): string => winkel.namen()[0] ?? ''

describe('where a pupil was in a round', () => {
  it('is found again by the same pupil in the same taak, and by nobody else', () => {
    const winkel = geheugen()
    makeBladenkast(winkel, ronde(1, { vanaf: 3, alleen: ['trein'] })).played(blad('trein'))
    const ander = '17e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
    expect(takeBladwijzer(winkel, { ...ronde(), leerlingId: ander }, () => true)).toBeNull()
    expect(take(winkel, 2)).toBeUndefined()
    expect(takeBladwijzer(winkel, ronde(), () => true)).toMatchObject({
      spel: 'leesraket',
      vanaf: 3,
      alleen: ['trein'],
      blad: { state: { woord: 'trein' }, telling: { goed: 2, fout: 0 } },
    })
  })

  it('is forgotten when the round is over, and when it does not fit', () => {
    const winkel = geheugen()
    const kast = makeBladenkast(winkel, ronde())
    kast.played(blad('trein'))
    kast.played(null)
    expect(take(winkel)).toBeUndefined()
    kast.played(blad('trein'))
    expect(take(winkel, 1, false)).toBeUndefined()
    expect(take(winkel)).toBeUndefined()
    expect(winkel.namen()).toEqual([])
  })

  it.each([
    ['cut off', (tekst: string) => tekst.slice(0, -9)],
    ['changed in one letter', (tekst: string) => tekst.replace('trein', 'treim')],
    ['something else', () => '{"onzin":1}'],
    ['a row without what a row holds', () => '[null,7,{"inhoud":"{}"}]'],
  ])('does not count when what was kept is %s', (_, kapot) => {
    const winkel = geheugen()
    makeBladenkast(winkel, ronde()).played(blad('trein'))
    const tekst = winkel.getItem(naamIn(winkel)) ?? ''
    expect(tekst).toContain('trein')
    winkel.setItem(naamIn(winkel), kapot(tekst))
    expect(take(winkel)).toBeUndefined()
  })

  it('takes little room: the last three taken, and nothing that is longer than a round can be', () => {
    const winkel = geheugen()
    for (const nr of [1, 2, 3, 4]) makeBladenkast(winkel, ronde(nr)).played(blad(`woord${nr}`))
    expect(take(winkel, 1)).toBeUndefined()
    expect(take(winkel, 2)).toEqual({ woord: 'woord2' })
    makeBladenkast(winkel, ronde(2)).played(blad('x'.repeat(130_000)))
    // Neither the new one, nor the old one as if it were new.
    expect(take(winkel, 2)).toBeUndefined()
    expect(take(winkel, 4)).toEqual({ woord: 'woord4' })
  })

  it('is what the page kept that played last: one that only goes away changes nothing of it', () => {
    const winkel = geheugen()
    const hier = makeBladenkast(winkel, ronde())
    hier.leave(blad('trein'))
    hier.leave(blad('geit'))
    expect(take(winkel)).toEqual({ woord: 'geit' })
    const tekst = winkel.getItem(naamIn(winkel)) ?? '[]'
    const rijen = JSON.parse(tekst) as { van: string }[]
    const elders = JSON.stringify(rijen.map((rij) => ({ ...rij, van: 'een andere pagina' })))
    winkel.setItem(naamIn(winkel), elders)
    hier.leave(blad('reis'))
    expect(winkel.getItem(naamIn(winkel))).toBe(elders)
    hier.played(blad('reis'))
    expect(take(winkel)).toEqual({ woord: 'reis' })
  })

  it('is given up after it was gone on with many times and never played', () => {
    const winkel = geheugen()
    const kast = makeBladenkast(winkel, ronde())
    kast.played(blad('trein'))
    const keren = Array.from({ length: 8 }, () => {
      const terug = take(winkel)
      if (terug) kast.leave(blad('trein'))
      return terug !== undefined
    })
    expect(keren).toEqual([true, true, true, true, true, true, false, false])
  })

  it('is not there after a reload where the device stores nothing, and never throws', () => {
    const winkel = makeOpslag(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const kast = makeBladenkast(winkel, ronde())
    kast.played(blad('trein'))
    kast.leave(blad('trein'))
    expect(take(geheugen())).toBeUndefined()
  })
})
