import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { WoordOpgave } from './opgave.ts'

const hond: WoordOpgave = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
}

type Geval = readonly [opgave: WoordOpgave, vraag: string, gegeven: string, correct: boolean]

it.each<Geval>([
  [hond, 'typ:zin', 'De hond slaapt nu.', true],
  [hond, 'typ:zin', 'de hond slapt nuu', true],
  [hond, 'typ:zin', 'Hond, kom hier!', true],
  [hond, 'typ:zin', 'Kom! Hond, zit.', true],
  [hond, 'typ:zin', 'Waar is de hond?', true],
  [hond, 'typ:zin', 'De hont slaapt nu.', false],
  [hond, 'typ:zin', 'De poes slaapt nu.', false],
  [hond, 'typ:zin', 'Het hondenhok is leeg.', false],
  [hond, 'typ:zin', 'De honden slapen.', false],
  [hond, 'typ:zin', 'De jachthond slaapt.', false],
  [hond, 'typ:zin', 'De hond-kat slaapt.', false],
  [hond, 'typ:zin', 'Dehond slaapt.', false],
  [hond, 'typ:zin', 'De ho nd slaapt.', false],
  [hond, 'typ:zin', 'De Hond slaapt.', false],
  [hond, 'typ:zin', 'HOND slaapt.', false],
  [{ ...hond, word: 'ijs' }, 'typ:zin', 'IJs is koud.', true],
  [{ ...hond, word: 'ijs' }, 'typ:zin', 'Het IJs is koud.', false],
  [{ ...hond, word: 'foto' }, 'typ:zin', "Wat een foto's!", false],
  [{ ...hond, word: "foto's" }, 'typ:zin', 'Wat een foto’s!', true],
  [{ ...hond, word: "'s avonds" }, 'typ:zin', "'s Avonds is het stil.", true],
  [{ ...hond, word: "'s avonds" }, 'typ:zin', "Het is 's avonds stil.", true],
  [{ ...hond, word: "'s avonds" }, 'typ:zin', 'Het is savonds stil.', false],
  [{ ...hond, word: 'Frans' }, 'typ:zin', 'Ik praat frans.', false],
  [{ ...hond, word: 'Frans' }, 'typ:zin', 'Ik praat Frans.', true],
  [{ ...hond, word: 'één' }, 'typ:zin', 'Ik zie e\u0301e\u0301n kat.', true],
])(
  'of a sentence that is dictated the word counts, as it is written: %o %s %s',
  (opgave, vraag, gegeven, correct) => {
    expect(judge(opgave, vraag, gegeven)).toEqual({ correct, gok: 0.02 })
  },
)

it('tells nothing of what else stands in the line, whatever its sentence was', () => {
  const zonder = judge(hond, 'typ:zin', 'Een hond zit.')
  expect(judge({ ...hond, sentence: 'De hond slaapt.' }, 'typ:zin', 'Een hond zit.')).toEqual(
    zonder,
  )
})
