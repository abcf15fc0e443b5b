import { beforeAll, describe, expect, it } from 'vitest'
import { loadInhoud, type Inhoud } from '../../kern/inhoud.ts'
import { foutTekst, sayOpgave } from './fout-tekst.ts'

let inhoud: Inhoud
beforeAll(async () => {
  inhoud = await loadInhoud()
})

/** The address, the form of the question, what was given, and what a screen says was right and was given instead. */
type Regel = [id: string, vraag: string | null, gegeven: string, goed: string, anders: string]

describe('a mistake as a screen shows it', () => {
  it.each<Regel>([
    ['kip', 'typ:flits', 'kib', 'kip', 'kib'],
    ['kip', 'markeer:raam', 'ja:kib', 'kip', 'kib'],
    ['zv-hond:0', 'orden:zin', 'De/hond/nat.', 'De hond is nat.', 'De hond nat.'],
    [
      'rit-heks:0',
      'betekenis:3',
      'de zee',
      'Ik zaag een tak af in het bos.',
      'Ik zaag een tak af in de zee.',
    ],
    [
      'pet-van-tim:2',
      'betekenis:stenen',
      '1,0,0,2',
      'Waar is de pet? op Tim',
      'Waar is de pet? in de tas',
    ],
    [
      'pet-van-tim:2',
      'markeer:bewijs',
      '2',
      'Waar is de pet? De pet zit op Tim!',
      'Waar is de pet? Tim zoekt in de tas.',
    ],
    ['kikker', 'splits:kg', 'kikk|er', 'ki-kker', 'kikk-er'],
    ['kikker', 'paar:klank', 'k/i/k/er', 'kikker', 'kiker'],
    ['lees:kikker', 'oordeel:samen', 'nee', 'kikker', 'las iets anders'],
    ['nep:goup', 'oordeel:samen', 'nee', 'goup (nepwoord)', 'las iets anders'],
    ['letter:oe', 'oordeel:samen', 'nee', 'oe (klank)', 'las iets anders'],
    // A text without its marks, in the words of the country in which it was marked.
    ...['gum', 'gom'].map((woord): Regel => {
      const goed = `In mijn tas zitten een schrift, een pen en een ${woord}.`
      const gegeven = goed.replace('schrift,', 'schrift')
      return ['lt5-tas', 'markeer:tekens', gegeven, goed, gegeven]
    }),
    // What the corpus no longer has keeps its id.
    ['weggehaald', null, 'wechgehaald', 'weggehaald', 'wechgehaald'],
  ])('of %s, asked as %s and given as %s', (woord_id, vraag, gegeven, goed, anders) => {
    expect(foutTekst(inhoud, { woord_id, vraag, gegeven })).toEqual({ goed, gegeven: anders })
  })

  it.each([
    ['kip', 'kip'],
    ['zv-hond:0', 'De hond is nat.'],
    ['rit-heks:0', 'Ik zaag een tak af in het bos.'],
    ['pet-van-tim:2', 'Waar is de pet? De pet zit op Tim!'],
  ])('names %s by what it asks, never by its address', (id, naam) => {
    expect(sayOpgave(inhoud, id)).toBe(naam)
  })

  it('of a scene says which thing was pointed at', () => {
    const [beeld] = inhoud.zinnen
      .list(['zinnen-1'], { land: 'nl', beurt: 0 })
      .filter(({ soort }) => soort === 'beeld')
    if (beeld?.soort !== 'beeld') throw new Error('no scene')
    const mis = beeld.dingen.find((ding) => !beeld.goed.includes(ding)) ?? ''
    const { goed, gegeven } = foutTekst(inhoud, {
      woord_id: beeld.id,
      vraag: 'betekenis:6',
      gegeven: mis,
    })
    expect(goed).toBe(beeld.zin)
    expect(gegeven).toMatch(/^(?:Deze|Dit) \w+ /)
    expect(gegeven).not.toBe(mis)
  })
})
