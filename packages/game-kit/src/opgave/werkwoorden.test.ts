import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { loadWerkwoordOpgaven, type Werkwoordopgave } from './werkwoorden.ts'

const opgaven = (
  await Promise.all([5, 6, 7, 8].map((groep) => loadWerkwoordOpgaven(groep, 'nl')))
).flat()

function opgaveMet(word: string): Werkwoordopgave {
  const opgave = opgaven.find((een) => een.word === word)
  if (!opgave) throw new Error(`no sentence with ${word}`)
  return opgave
}

describe('a form of a verb among classes', () => {
  it.each([
    ['loopt', 'stam,stam-t', 'stam-t', true, 0.5],
    ['loopt', 'stam,stam-t', 'stam', false, 0.5],
    ['loop', 'stam,stam-t,te,de', 'stam', true, 0.25],
    ['fietste', 'te,de,stam,stam-t', 'te', true, 0.25],
    ['gespeeld', 'vd-t,vd-d', 'vd-t', false, 0.5],
  ])(
    'is judged by the rule of its ending: %s among %s at %s',
    (word, bakken, gegeven, correct, gok) => {
      const vraag = `sorteer:${bakken}>typ`
      expect(judge(opgaveMet(word), vraag, gegeven)).toEqual({ correct, gok })
      // It goes to a device as it is, which judges alike.
      const gereisd = JSON.parse(JSON.stringify(opgaveMet(word))) as Werkwoordopgave
      expect(judge(gereisd, vraag, gegeven)).toEqual({ correct, gok })
    },
  )

  it('is not asked there where no such rule makes it, nor came with it before (decoy)', () => {
    expect(judge(opgaveMet('zwom'), 'sorteer:te,de>typ', 'te')).toBeNull()
    const { werkwoord, ...loopt } = opgaveMet('loopt')
    const { klasse, ...vroeger } = werkwoord
    expect(klasse).toBe('stam-t')
    expect(judge({ ...loopt, werkwoord: vroeger }, 'sorteer:stam,stam-t>typ', 'stam-t')).toBeNull()
  })

  it('is judged among categories and letters as before', () => {
    expect(judge(opgaveMet('loopt'), 'sorteer:ww-tt,ww-vt', 'ww-tt')?.correct).toBe(true)
    expect(judge(opgaveMet('loopt'), 'sorteer:-d,-t', '-t')?.correct).toBe(true)
    expect(judge(opgaveMet('loopt'), 'typ:deur', 'loopt')?.correct).toBe(true)
  })
})
