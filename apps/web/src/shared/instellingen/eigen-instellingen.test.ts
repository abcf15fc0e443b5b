import { describe, expect, it } from 'vitest'
import { geheugen, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { bewaarInstellingen, leesInstellingen } from './eigen-instellingen.ts'

const ID = '07e97975-f27e-472f-9758-73bf76eecfa4'
const school = { rustig: false, dyslexie: false, klok: false }

function winkel(begin: Readonly<Record<string, string>> = {}): Opslag {
  const opslag = geheugen()
  for (const [naam, waarde] of Object.entries(begin)) opslag.setItem(naam, waarde)
  return opslag
}

const lees = (w: ReturnType<typeof winkel>, leerlingId = ID, s = school) =>
  leesInstellingen(w, { leerlingId, land: 'be', school: s })

describe('how a pupil plays', () => {
  it('finds the own choices again, and only the own', () => {
    const w = winkel()
    bewaarInstellingen(w, ID, { ...lees(w), geluid: false, letter: 'ruim' })
    expect(lees(w)).toMatchObject({ geluid: false, letter: 'ruim', land: 'be' })
    expect(lees(w, `1${ID.slice(1)}`)).toMatchObject({ geluid: true, letter: 'gewoon' })
  })

  it('starts with the letters for dyslexia, and stays calm where the school says so', () => {
    const w = winkel()
    const s = { ...school, dyslexie: true, rustig: true }
    expect(lees(w, ID, s)).toMatchObject({ letter: 'dyslexie', rustig: true })
    bewaarInstellingen(w, ID, { ...lees(w, ID, s), rustig: false, letter: 'gewoon' })
    expect(lees(w, ID, s)).toMatchObject({ letter: 'gewoon', rustig: true })
  })

  it('remembers hand, switch and which games were explained', () => {
    const w = winkel()
    const eigen = {
      hand: 'licht',
      schakelaar: 'een',
      tempo: 3500,
      uitlegGezien: ['glazenwasser'],
    } as const
    bewaarInstellingen(w, ID, { ...lees(w), ...eigen })
    expect(lees(w)).toMatchObject(eigen)
    expect(lees(w, `1${ID.slice(1)}`)).toMatchObject({ schakelaar: 'uit', uitlegGezien: [] })
  })

  it('ignores what it cannot read', () => {
    for (const kapot of [
      '{',
      'null',
      '7',
      '{"volume":9,"letter":"groot","geluid":"ja","tempo":1,"schakelaar":true,"uitlegGezien":7}',
    ])
      expect(lees(winkel({ [`spel:${ID}`]: kapot }))).toEqual(lees(winkel()))
  })
})
