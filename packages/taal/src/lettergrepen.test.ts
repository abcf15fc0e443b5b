import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { segment } from './grafemen.ts'
import { syllables } from './lettergrepen.ts'
import { loadRules } from './taalregels/laad.ts'
import { WOORDGROEPEN, woordenTotEnMet } from './woorden.ts'

const grafemenVan = (woord: string): string => segment(woord).graphemes.join(' ')
const WEERGAVEN = ['lettergreep', 'klankgroep', 'afbreking'] as const
const alles = (woord: string) => WEERGAVEN.map((wg) => syllables(woord, wg).parts.join('-'))

beforeAll(loadRules)

describe('graphemes, with the word list', () => {
  it.each([
    ['aangaan', 'aa n g aa n'],
    ['ongelijk', 'o n g e l ij k'],
    ['wijnglas', 'w ij n g l a s'],
    ['tongen', 't o ng e n'],
    ['vangen', 'v a ng e n'],
    ['slingeren', 's l i ng e r e n'],
    ['oppakken', 'o p p a kk e n'],
    ['busstation', 'b u s s t a t i o n'],
    ['opper', 'o pp e r'],
    ['passage', 'p a ss a g e'],
    ['lichthuis', 'l i ch t h ui s'],
    ['ontheffing', 'o n t h e ff i ng'],
    ['bibliotheek', 'b i b l i o th ee k'],
    ['weghalen', 'w e g h a l e n'],
    ['spaghetti', 's p a gh e tt i'],
    ['sjaal', 'sj aa l'],
    ['mutsje', 'm u t s j e'],
    ['tropische', 't r o p i sch e'],
    ['museum', 'm u s e u m'],
    ['dieet', 'd i ee t'],
    ['koukleum', 'k ou k l eu m'],
    ['hangmat', 'h a ng m a t'],
    ['ballonnetje', 'b a ll o nn e t j e'],
    ['ontdekking', 'o n t d e kk i ng'],
    ['vissoep', 'v i s s oe p'],
    ['verraden', 'v e r r a d e n'],
    ['ingenieur', 'i n g e n i eu r'],
    ['methode', 'm e th o d e'],
    ['gasthuis', 'g a s t h ui s'],
    ['voetbalteam', 'v oe t b a l t ea m'],
    ['auto-ongeluk', 'au t o - o n g e l u k'],
    ['zoiets', 'z o ie t s'],
    ['fauteuil', 'f au t eui l'],
    ['Hongarije', 'H o n g a r ij e'],
    ['tango', 't a n g o'],
    ['kangoeroe', 'k a n g oe r oe'],
    ['zangavond', 'z a ng a v o n d'],
    ['raceauto', 'r a c e au t o'],
    ['Tsjechië', 'T sj e ch i ë'],
  ])('%s: %s', (woord, grafemen) => {
    expect(grafemenVan(woord)).toBe(grafemen)
    expect(segment(woord).certain).toBe(true)
  })
})

describe('dividing a word', () => {
  it.each([
    ['bakker', ['bak-ker', 'ba-kker', 'bak-ker']],
    ['vinger', ['vin-ger', 'vi-nger', 'vin-ger']],
    ['lachen', ['la-chen', 'la-chen', 'la-chen']],
    ['avond', ['a-vond', 'a-vond', 'avond']],
    ['bouwen', ['bou-wen', 'bou-wen', 'bou-wen']],
    ['radio', ['ra-di-o', 'ra-di-o', 'ra-dio']],
    ['station', ['sta-tion', 'sta-tion', 'sta-tion']],
    ['bastion', ['bas-ti-on', 'bas-ti-on', 'bas-ti-on']],
    ['nationaal', ['na-tio-naal', 'na-tio-naal', 'na-tio-naal']],
    ['loyaal', ['lo-yaal', 'lo-yaal', 'loyaal']],
    ['embryo', ['em-bry-o', 'em-bry-o', 'em-bryo']],
    ['hockey', ['hoc-key', 'ho-ckey', 'hoc-key']],
    ['website', ['web-site', 'web-site', 'web-site']],
    ['autootje', ['au-too-tje', 'au-too-tje', 'au-too-tje']],
    ['bootje', ['boot-je', 'boot-je', 'boot-je']],
    ['woninkje', ['wo-nink-je', 'wo-nink-je', 'wo-nink-je']],
    ['uitademen', ['uit-a-de-men', 'uit-a-de-men', 'uit-a-de-men']],
    ['handdoek', ['hand-doek', 'hand-doek', 'hand-doek']],
    ['ruïne', ['ru-ï-ne', 'ru-ï-ne', 'ru-ï-ne']],
    ['boek', ['boek', 'boek', 'boek']],
    ['canyons', ['can-yons', 'can-yons', 'can-yons']],
    ['tango', ['tan-go', 'tan-go', 'tan-go']],
    ['raceauto', ['race-au-to', 'race-au-to', 'race-au-to']],
    ['bracelet', ['bra-ce-let', 'bra-ce-let', 'bra-ce-let']],
  ])('%s in the three ways', (woord, delen) => {
    expect(alles(woord)).toEqual(delen)
  })

  it('agrees with what was reviewed of nearly all words of the corpus', async () => {
    const woorden = await woordenTotEnMet(Math.max(...WOORDGROEPEN) as 6)
    const anders = woorden.filter(
      ({ w, lg, kg, br }) => alles(w).join() !== [lg, kg, br].map((d) => d.join('-')).join(),
    )
    expect(anders.length).toBeLessThanOrEqual(Math.floor(woorden.length * 0.01))
  })

  it('joins to exactly the given text and never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (tekst) => {
        for (const weergave of WEERGAVEN)
          expect(syllables(tekst, weergave).parts.join('')).toBe(tekst)
      }),
    )
  })

  it.each(['', '7', 'Хлеб', '<b>hond</b>', 'qwrt', '🙂'])('is not certain of %j', (tekst) => {
    expect(syllables(tekst, 'lettergreep').certain).toBe(false)
  })
})
