import { describe, expect, it } from 'vitest'
import { makeWaarheid } from './leerling.ts'
import { gemiddelde, som } from './rij.ts'
import { motor } from './rivalen/motor.ts'
import { makeWereld } from './wereld.ts'
import * as z from './zwak.ts'

const top = (zeker: number, na: number, isLoos = false): z.Top => ({ zeker, na, isLoos })

/** One leerling: a weak category that becomes clear late, and two others of which one looks weak for a while. */
const leerling: z.ZwakUitslag = [
  { isZwak: true, toppen: [top(0.3, 62), top(0.7, 310), top(0.9, 620)] },
  { isZwak: false, toppen: [top(0.5, 62, true), top(0.8, 124)] },
  { isZwak: false, toppen: [top(0.4, 62, true)] },
]

describe('what is told above a threshold', () => {
  it('is what was ever surer, from the first time it was', () => {
    expect(z.reportBoven([leerling], 0.6)).toMatchObject({ gevonden: [1], na: [310] })
    expect(z.reportBoven([leerling], 0.75)).toMatchObject({ gevonden: [1], na: [620] })
    expect(z.reportBoven([leerling], 0.95)).toMatchObject({ gevonden: [0], na: [] })
  })

  it('is a false alarm by what was true at that moment', () => {
    expect(z.reportBoven([leerling], 0.35).loos).toEqual([2])
    // Later the same category lay low enough: then it is none.
    expect(z.reportBoven([leerling], 0.6).loos).toEqual([0])
  })
})

describe('what is found at so many false alarms', () => {
  const uitslagen = z.searchZwak({
    zoeker: 'motor',
    wereld: 'proef',
    wet: 'zone',
    leerlingen: 15,
    begintoets: false,
  })
  const gevonden = (rijen: readonly z.ZwakUitslag[], alarmen: number) =>
    gemiddelde(z.reportBij(rijen, alarmen).gevonden)

  it('has no more of them, and more is found where more are allowed', () => {
    for (const alarmen of [0.2, 0.6, 2])
      expect(som(z.reportBij(uitslagen, alarmen).loos) / uitslagen.length).toBeLessThanOrEqual(
        alarmen,
      )
    expect(gevonden(uitslagen, 2)).toBeGreaterThanOrEqual(gevonden(uitslagen, 0.2))
    expect(gevonden(uitslagen, 0.6)).toBeGreaterThan(0.25)
  })

  it('is little where the labels are of other categories (decoy)', () => {
    const verschoven = uitslagen.map((sporen) =>
      sporen.map(({ toppen }, i) => ({
        isZwak: sporen[(i + 7) % sporen.length]?.isZwak === true,
        toppen: toppen.map((een) => ({ ...een, isLoos: true })),
      })),
    )
    expect(gevonden(verschoven, 0.6)).toBeLessThan(0.4 * gevonden(uitslagen, 0.6))
  })
})

describe('a start test before practice', () => {
  const wereld = makeWereld('proef')
  const w = makeWaarheid(wereld, 3, { zittingen: 1, hulp: 0 })

  it('asks forty words of what is known least, none twice, and teaches nothing', () => {
    const gevraagd: number[] = []
    const volger = motor(wereld.boek).begin(w, w)
    const sd = () => gemiddelde(w.scope.map((k) => volger.vaardigheid?.(k).sd ?? Number.NaN))
    const vooraf = sd()
    z.takeBegintoets(
      {
        ...volger,
        leer(antwoord) {
          gevraagd.push(antwoord.woord)
          volger.leer(antwoord)
        },
      },
      w,
    )
    expect(new Set(gevraagd).size).toBe(40)
    expect(new Set(gevraagd.map((woord) => Math.floor(woord / 60))).size).toBeGreaterThan(10)
    expect(sd()).toBeLessThan(0.9 * vooraf)
    expect(som(w.oefening.nu)).toBe(0)
    expect(som(w.geheugen.aantal)).toBe(0)
  })
})
