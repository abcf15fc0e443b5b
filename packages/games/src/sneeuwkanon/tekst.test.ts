import { describe, expect, it } from 'vitest'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { begin, tijd, woord } from './proef.ts'
import { TEKST } from './tekst.ts'

const VIS = woord('v', 'i', 's')
/** As long as a sentence is seen: no longer than four seconds. */
const LANGSTE_WOORDEN = 3

describe('what sneeuwkanon says', () => {
  it('shows the right form only after the last mend failed', () => {
    const spel = begin({}, VIS)
    const fout = {
      type: 'answer',
      correct: false,
      given: 'xx',
      itemId: VIS.id,
      ms: 1,
      attempt: 1,
      vraag: 'typ:hoor',
    } as const
    expect(TEKST.correctie(fout, spel.fire('xx'))).toBeNull()
    spel.perform(tijd(60_000))
    expect(TEKST.correctie({ ...fout, attempt: 2 }, spel.fire('xx'))).toBeNull()
    spel.perform(tijd(60_000))
    expect(TEKST.correctie({ ...fout, attempt: 3 }, spel.fire('xx'))).toMatchObject({ vorm: 'xx' })
  })

  it('says that a word hit what its stage asks for, and of any other that it is right', () => {
    const kort = begin({ trap: 2, groep: 3 }, VIS)
    const toren = kort.staat().opgave?.plan?.indexOf('kort') ?? 0
    kort.perform({ type: 'mik', toren })
    expect(TEKST.report(fx('goed'), kort.fire('vis'))).toBe('Past precies! vis.')
    expect(TEKST.report(fx('goed'), begin({}, VIS).fire('vis'))).toBe('Goed! vis.')
  })

  it('praises no tower that does not fit, and says where the wind took a word from its guest', () => {
    const lang = begin({ trap: 2, groep: 3 }, VIS)
    lang.perform({ type: 'mik', toren: lang.staat().opgave?.plan?.indexOf('lang') ?? 0 })
    expect(TEKST.report(fx('goed'), lang.fire('vis'))).toBe(
      'Deze toren is voor veel letters: vis heeft er 3. Het woord glijdt door.',
    )
    const wind = begin({ trap: 3 }, VIS)
    const { gast, wind: blaast = 0 } = wind.staat().opgave ?? {}
    wind.perform({ type: 'mik', toren: gast ?? 0 })
    expect(TEKST.report(fx('goed'), wind.fire('vis'))).toBe(
      `Goed! vis. De gast liep mis. De wind blies naar ${blaast > 0 ? 'rechts' : 'links'}.`,
    )
  })

  it('asks in the bar for what is next: a tower, the word, and what comes behind the letters that hold', () => {
    const plan = begin({ trap: 2 }, VIS)
    expect(TEKST.opdracht(plan.staat())).toContain('*toren*')
    plan.perform({ type: 'mik', toren: 0 })
    expect(TEKST.opdracht(plan.staat())).toBeNull()
    plan.fire('vil')
    plan.perform(tijd(60_000))
    expect(TEKST.opdracht(plan.staat())).toContain('*mist*')
    expect(TEKST.opdracht(begin({ trap: 3 }, VIS).staat())).toContain('*wind*')
  })

  it('tells what is missing, in sentences that are gone before they are in the way', () => {
    const plan = begin({ trap: 2 }, VIS).staat()
    const leeg = begin({}, VIS).staat()
    const zinnen = [plan, leeg].flatMap((staat) =>
      (['dicht', 'geheim', 'jaaa'] as const).map((naam) => TEKST.report(fx(naam), staat) ?? ''),
    )
    expect(zinnen.slice(0, 1)).toEqual(['Kies een toren.'])
    expect(zinnen.slice(3, 4)).toEqual(['Schrijf het woord.'])
    for (const zin of zinnen) expect(zin.split(' ').length).toBeLessThanOrEqual(LANGSTE_WOORDEN)
  })
})
