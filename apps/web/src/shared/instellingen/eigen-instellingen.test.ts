import { describe, expect, it } from 'vitest'
import { geheugen, type Opslag } from '@letterhaven/ui/apparaat/opslag'
import { saveInstellingen, readInstellingen } from './eigen-instellingen.ts'

const ID = '07e97975-f27e-472f-9758-73bf76eecfa4'
const school = { rustig: false, dyslexie: false, klok: false }

function winkel(begin: Readonly<Record<string, string>> = {}): Opslag {
  const opslag = geheugen()
  for (const [naam, waarde] of Object.entries(begin)) opslag.setItem(naam, waarde)
  return opslag
}

const read = (w: ReturnType<typeof winkel>, leerlingId = ID, s = school) =>
  readInstellingen(w, { leerlingId, land: 'be', school: s })

describe('how a pupil plays', () => {
  it('finds the own choices again, and only the own', () => {
    const w = winkel()
    saveInstellingen(w, ID, { ...read(w), geluid: false, letter: 'ruim' })
    expect(read(w)).toMatchObject({ geluid: false, letter: 'ruim', land: 'be' })
    expect(read(w, `1${ID.slice(1)}`)).toMatchObject({ geluid: true, letter: 'gewoon' })
  })

  it('starts with the letters for dyslexia, and stays calm where the school says so', () => {
    const w = winkel()
    const s = { ...school, dyslexie: true, rustig: true }
    expect(read(w, ID, s)).toMatchObject({ letter: 'dyslexie', rustig: true })
    saveInstellingen(w, ID, { ...read(w, ID, s), rustig: false, letter: 'gewoon' })
    expect(read(w, ID, s)).toMatchObject({ letter: 'gewoon', rustig: true })
  })

  it('keeps what was chosen and no more: what the teacher sets goes on to change', () => {
    const w = winkel()
    saveInstellingen(w, ID, { letter: 'ruim' })
    saveInstellingen(w, ID, { uitlegGezien: ['taxirit'] })
    const s = { ...school, dyslexie: true, rustig: true }
    expect(read(w, ID, s)).toMatchObject({ letter: 'ruim', rustig: true, volume: 0.7 })
    expect(read(w)).toMatchObject({ letter: 'ruim', rustig: false, uitlegGezien: ['taxirit'] })
  })

  it('remembers hand, switch and which games were explained', () => {
    const w = winkel()
    const eigen = {
      hand: 'licht',
      schakelaar: 'een',
      tempo: 3500,
      uitlegGezien: ['glazenwasser'],
    } as const
    saveInstellingen(w, ID, { ...read(w), ...eigen })
    expect(read(w)).toMatchObject(eigen)
    expect(read(w, `1${ID.slice(1)}`)).toMatchObject({ schakelaar: 'uit', uitlegGezien: [] })
  })

  it('ignores what it cannot read', () => {
    for (const kapot of [
      '{',
      'null',
      '7',
      '{"volume":9,"letter":"groot","geluid":"ja","tempo":1,"schakelaar":true,"uitlegGezien":7}',
    ])
      expect(read(winkel({ [`spel:${ID}`]: kapot }))).toEqual(read(winkel()))
  })
})
