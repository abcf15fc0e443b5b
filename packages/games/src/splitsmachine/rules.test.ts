import fc from 'fast-check'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { describe, expect, it } from 'vitest'
import { splitsmachine } from './manifest.ts'
import {
  antwoorden,
  BAKKER,
  begin,
  give,
  HAK,
  item,
  namen,
  play,
  snij,
  TAFEL,
  tijd,
} from './proef.ts'
import { TEKST } from './tekst.ts'
import { nuStuk, rules, type Input } from './rules.ts'
import { grensVan } from './stand.ts'
import { WIELEN } from './wielen.ts'

const ALLE = [3, 4, 5, 7].flatMap((groep) => stukkenVoor(groep))

describeBots({
  manifest: splitsmachine,
  rules,
  items: ALLE,
  invoer: {
    snij: { gat: GETAL },
    hak: {},
    bal: {},
    zak: { erbij: fc.boolean() },
    wiel: { wiel: fc.oneof(fc.constantFrom(...WIELEN), fc.string()) },
    leg: { tegel: GETAL },
    teken: { teken: fc.string() },
    wis: {},
    geef: {},
    gezien: {},
  },
})

describeTrappen({ rules, items: ALLE, kind: 'splitsen' })
describeTrappen({ rules, items: ALLE, kind: 'spelling' })

const opgaveVan = (state: ReturnType<typeof begin>) => {
  if (!state.opgave) throw new Error('no word lies there')
  return state.opgave
}

describe('a word on the belt', () => {
  it('is given by the lever alone, as its pieces: knives before that are no answer, and are taken away again', () => {
    const gehangen = play(begin(BAKKER), ...snij(4, 2), ...snij(4))
    expect(antwoorden(gehangen.events)).toEqual([])
    const [antwoord] = antwoorden(play(gehangen.state, HAK).events)
    expect(antwoord).toMatchObject({
      given: 'ba|kker',
      correct: true,
      vraag: 'splits:kg',
      attempt: 1,
    })
  })

  it.each([
    ['as it is heard', [2], true],
    ['as it is read', [3], true],
    ['beside both', [4], false],
    ['in both places at once', [2, 3], false],
    ['not at all', [], false],
  ])('may be cut %s', (_, gaten, goed) => {
    const hakken = gaten.length === 0 ? [HAK, HAK] : [HAK]
    const [antwoord] = antwoorden(play(begin(BAKKER), ...snij(...gaten), ...hakken).events)
    expect(antwoord?.correct).toBe(goed)
  })

  it('is no answer before a knife hung there: it is asked once whether it is one piece', () => {
    const leeg = play(begin(BAKKER), HAK)
    expect(antwoorden(leeg.events)).toEqual([])
    const gevraagd = leeg.events.flatMap((event) => TEKST.report(event, leeg.state) ?? [])
    expect(gevraagd).toContain('Tik eerst tussen twee letters. Eén stuk? Hak nog eens.')
  })

  it('of one piece is right whole', () => {
    const uit = antwoorden(play(begin(item('strand')), HAK, HAK).events)
    expect(uit[0]).toMatchObject({ given: 'strand', correct: true })
  })

  it.each([item('o|pa'), item('pa|ti|ënt'), { ...BAKKER, syllables: [] }])(
    'is not asked where guessing is easy or speakers differ: $word',
    (woord) => {
      expect(begin(woord).opgave).toBeNull()
    },
  )

  it('takes no knife at its ends, and none in half a place', () => {
    const state = begin(TAFEL)
    for (const gat of [0, 5, 1.5, -1, Number.NaN])
      expect(rules.step(state, { type: 'snij', gat })).toEqual([state, []])
  })
})

describe('a mistake', () => {
  const fout = play(begin(BAKKER), ...snij(4), HAK)
  const hier = play(fout.state, tijd(2000)).state

  it('is mended from the own pieces, with the same knives above them', () => {
    expect(hier).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(opgaveVan(hier)).toMatchObject({ sneden: [4], fout: 'bakk|er' })
  })

  it('is no longer told of when a knife was moved', () => {
    expect(opgaveVan(play(hier, ...snij(4)).state).fout).toBeNull()
  })

  it('mended is flour as well, and no first try', () => {
    const na = play(hier, ...snij(4, 2), HAK)
    expect(antwoorden(na.events)[0]).toMatchObject({ correct: true, attempt: 2 })
    expect(na.state).toMatchObject({ goed: 0, fout: 1, hersteld: ['bakker'] })
  })
})

describe('the wheels of the second stage', () => {
  const gehakt = play(begin(BAKKER, { trap: 2 }), ...snij(2), HAK).state

  it('take the pieces of a word that was cut right before it is given, and none of one cut wrong', () => {
    expect(nuStuk({ item: BAKKER, opgave: opgaveVan(gehakt) })).toEqual({ nr: 0, wiel: 'kort' })
    const mis = play(begin(BAKKER, { trap: 2 }), ...snij(4), HAK)
    expect(antwoorden(mis.events)[0]?.correct).toBe(false)
  })

  it('spit out what ends otherwise, which is no answer, and tie a golden cord where they spat nothing', () => {
    const mis = play(gehakt, { type: 'wiel', wiel: 'lang' })
    expect([namen(mis.events), antwoorden(mis.events)]).toEqual([['spuug'], []])
    const na = play(mis.state, { type: 'wiel', wiel: 'kort' })
    expect(antwoorden(na.events)[0]).toMatchObject({ given: 'ba|kker', correct: true })
    expect(opgaveVan(na.state).koorden).toEqual([])
    expect(opgaveVan(play(gehakt, { type: 'wiel', wiel: 'kort' }).state).koorden).toEqual([0])
  })

  it('ask of a word that was cut for the eye what is heard, and give it as it was cut', () => {
    const gelezen = play(begin(BAKKER, { trap: 2 }), ...snij(3), HAK).state
    expect(nuStuk({ item: BAKKER, opgave: opgaveVan(gelezen) })).toEqual({ nr: 0, wiel: 'kort' })
    const mis = play(gelezen, { type: 'wiel', wiel: 'medeklinker' })
    expect(namen(mis.events)).toEqual(['spuug'])
    const na = play(mis.state, { type: 'wiel', wiel: 'kort' })
    expect(antwoorden(na.events)[0]).toMatchObject({ given: 'bak|ker', correct: true })
  })

  it('do not ask for the wheel of consonants alone word after word, and say why', () => {
    const eerst = begin(item('schat|kaart'), { trap: 2 })
    const gelegd = play(eerst, ...snij(5), HAK, { type: 'wiel', wiel: 'medeklinker' })
    const [eentonig, anders] = [item('voet|pad'), BAKKER].map((woord) =>
      play(gelegd.state, { type: 'verder' }, give(woord)),
    )
    const rolt = play(eentonig?.state ?? eerst, ...snij(4), HAK)
    expect(antwoorden(rolt.events)[0]).toMatchObject({ given: 'voet|pad', correct: true })
    expect(rolt.events.flatMap((event) => TEKST.report(event, rolt.state) ?? [])).toContain(
      'Goed! voet-pad. Dit woord maalt vanzelf.',
    )
    // Decoy: another wheel is asked for as before.
    const gevraagd = play(anders?.state ?? eerst, ...snij(2), HAK).state
    expect(nuStuk({ item: BAKKER, opgave: opgaveVan(gevraagd) })?.wiel).toBe('kort')
  })

  it('hold the belt: no knife is moved while they wait', () => {
    expect(rules.step(gehakt, { type: 'snij', gat: 1 })).toEqual([gehakt, []])
  })

  it('are not asked of a word without a rule, nor of the youngest', () => {
    const zonder = play(begin(item('vuur|rood'), { trap: 2, groep: 3 }), ...snij(4))
    expect(opgaveVan(zonder.state)).toMatchObject({ wielen: null, zakken: 0 })
    const roeien = play(begin(item('kie|zen'), { trap: 2 }), ...snij(3), HAK)
    expect(antwoorden(roeien.events)[0]?.correct).toBe(true)
  })
})

describe('the sacks of the youngest', () => {
  const zak = (erbij: boolean): Input => ({ type: 'zak', erbij })
  const jong = begin(TAFEL, { trap: 2, groep: 3 })

  it('hold the lever until there is one for each piece, and never say how many that are', () => {
    const vast = play(jong, ...snij(2), zak(true), HAK)
    expect(vast.events.at(-1)).toMatchObject({ name: 'dicht', plek: 2 })
    expect(antwoorden(play(vast.state, zak(true), HAK).events)[0]?.correct).toBe(true)
    // Who lays one sack and cuts nothing gives a whole word, which is wrong here.
    expect(antwoorden(play(jong, zak(true), HAK).events)[0]?.correct).toBe(false)
  })

  it('are no fewer than none and no more than there are', () => {
    expect(rules.step(jong, zak(false))).toEqual([jong, []])
    const vol = play(jong, ...Array.from({ length: 12 }, () => zak(true))).state
    expect(opgaveVan(vol).zakken).toBe(9)
  })
})

describe('two words on the belt of the third stage', () => {
  const eerst = play(begin(TAFEL, { trap: 3 }), ...snij(2), HAK, { type: 'verder' }).state
  const nu = play(eerst, give(item('ko|nijn'))).state
  const { ander, eigen } = opgaveVan(nu)
  const grens = grensVan(opgaveVan(nu)) ?? 0

  it('are this one and one that was milled before, and none before the first', () => {
    expect(opgaveVan(begin(TAFEL, { trap: 3 })).ander).toBeNull()
    expect(ander).toBe('tafel')
  })

  it('are one answer, about the new word alone', () => {
    const gaten = [grens, eigen[0] + 2]
    const [antwoord] = antwoorden(play(nu, ...snij(...gaten), HAK).events)
    expect(antwoord).toMatchObject({ itemId: 'konijn', given: 'ko|nijn', correct: true })
  })

  it('part at the first pull where nothing else was cut, which is no answer', () => {
    const eraf = play(nu, ...snij(grens), HAK)
    expect(antwoorden(eraf.events)).toEqual([])
    expect(opgaveVan(eraf.state)).toMatchObject({
      ander: null,
      eigen: [0, 6],
      sneden: [],
      eraf: { ander: 'tafel' },
    })
    const [antwoord] = antwoorden(play(eraf.state, ...snij(2), HAK).events)
    expect(antwoord).toMatchObject({ given: 'ko|nijn', correct: true, attempt: 1 })
    const heel = antwoorden(play(eraf.state, HAK, HAK).events)
    expect(heel[0]).toMatchObject({ given: 'konijn', correct: false })
  })

  it('hold the lever while they are stuck together, or the old one is cut', () => {
    const vast = play(nu, ...snij(eigen[0] + 2), HAK)
    expect(vast.events.at(-1)).toMatchObject({ name: 'dicht', plek: 0 })
    const inOud = eigen[0] > 0 ? 2 : eigen[1] + 2
    const heel = play(nu, ...snij(grens, inOud), HAK)
    expect(heel.events.at(-1)).toMatchObject({ name: 'dicht', plek: 1 })
    expect(antwoorden([...vast.events, ...heel.events])).toEqual([])
  })
})

describe('a round', () => {
  it('has its moment of joy one to three times, mended words included, and never in an idle one', () => {
    const keren = (skill: number): number =>
      namen(
        playWithBot({ rules, items: ALLE }, { seed: 3, skill }, { exercise: { kind: 'splitsen' } })
          .events,
      ).filter((naam) => naam === 'jaaa').length
    expect([keren(0), keren(0.3) > 0, keren(1)]).toEqual([0, true, 3])
  })

  it('keeps as its record the sacks of first tries', () => {
    const uit = play(begin(BAKKER), ...snij(4), HAK, tijd(2000), ...snij(4, 2), HAK).state
    expect(rules.record?.(uit)).toBe(0)
    expect(rules.record?.(play(begin(BAKKER), ...snij(2), HAK).state)).toBe(1)
  })

  it('hides its secret in the ball of the cat, for who pushes it onto the belt', () => {
    const bal: Input = { type: 'bal' }
    expect(namen(play(begin(TAFEL), bal, bal).events)).not.toContain('geheim')
    expect(namen(play(begin(TAFEL), bal, bal, bal, bal).events)).toEqual(['bots', 'bots', 'geheim'])
  })
})
