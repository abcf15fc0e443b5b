import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { describe, expect, it } from 'vitest'
import { gedaanUitleg, overgangUitleg, teVroegUitleg } from './overgang-zinnen.ts'
import type { Overzicht } from './count-overgang.ts'

const woorden = (soort: 'school' | 'thuis', land: 'nl' | 'be') => {
  const w = woordkeusVoor({ land, soort })
  return { ...w, vertrek: soortwoorden(w).vertrek }
}
const [nl, be, thuis] = [woorden('school', 'nl'), woorden('school', 'be'), woorden('thuis', 'nl')]
const overzicht = (over: number, weg: number, groepen = 4): Overzicht => ({
  over,
  weg,
  groepen: new Map(
    Array.from({ length: groepen }, (_, i) => [`${i}`, { aantal: 1, jaren: [4] }] as const),
  ),
})
const wisOp = '2026-08-04T09:00:00.000Z'
const kan = { vanaf: null, wisOp }

describe('what carrying out does', () => {
  it('is told before it is done: all at once and now, who leaves, when that is erased, and the way back', () => {
    expect(overgangUitleg(overzicht(84, 12), kan, nl)).toEqual({
      titel: 'Alles tegelijk, nu meteen: 84 leerlingen gaan naar 4 groepen en 12 gaan van school.',
      zin: 'De 12 die van school gaan, komen in de prullenbak en kunnen vanaf nu niet meer inloggen en oefenen. De gegevens worden op 4 augustus 2026 gewist. Alles kan 30 dagen lang worden teruggedraaid.',
    })
  })

  it('speaks of one as of one, of nobody not at all, and in the words of the country', () => {
    const een = overgangUitleg(overzicht(1, 1, 1), kan, be)
    expect(een.titel).toContain('1 leerling gaat naar 1 klas en 1 gaat van school.')
    expect(een.zin).toContain('komt in de prullenbak en kan vanaf nu niet meer inloggen en oefenen')
    const niemand = overgangUitleg(overzicht(84, 0), kan, be)
    expect(niemand.titel).toMatch(/84 leerlingen gaan naar 4 klassen\.$/)
    expect(niemand.zin).toBe('Alles kan 30 dagen lang worden teruggedraaid.')
    const alleen = overgangUitleg(overzicht(0, 12, 0), kan, nl)
    expect(alleen.titel).toMatch(/: 12 leerlingen gaan van school\.$/)
  })

  it('at home leaves no school: who goes stops', () => {
    expect(overgangUitleg(overzicht(1, 1, 1), kan, thuis)).toEqual({
      titel: 'Alles tegelijk, nu meteen: 1 kind gaat naar 1 groep en 1 stopt.',
      zin: 'Wie stopt, komt in de prullenbak en kan vanaf nu niet meer inloggen en oefenen. De gegevens worden op 4 augustus 2026 gewist. Alles kan 30 dagen lang worden teruggedraaid.',
    })
  })

  it('promises no day and no "now" before it may be carried out', () => {
    const { titel, zin } = overgangUitleg(overzicht(84, 12), { vanaf: '2026-06-01', wisOp }, nl)
    expect(titel).toBe('84 leerlingen gaan naar 4 groepen en 12 gaan van school.')
    expect(zin).toContain('na 30 dagen gewist')
    expect(zin).not.toContain('augustus')
  })
})

describe('a school year that still runs', () => {
  const lopend = { vakantieOp: '2026-07-04', begintOp: '2026-08-01' }
  const nu = { vanaf: null, schooljaar: '2026-2027', lopend }

  it('is a warning: who leaves stops practising today, and when it is done better', () => {
    expect(teVroegUitleg({ weg: 12 }, nu, nl)).toEqual({
      titel: 'Het schooljaar loopt nog',
      zin: 'Zet je nu over, dan zit iedereen vandaag al in de groep van 2026-2027. De 12 leerlingen die van school gaan, kunnen vanaf vandaag niet meer oefenen. Doe het liever in de zomervakantie: die begint op 4 juli.',
    })
    const onbekend = { ...nu, lopend: { vakantieOp: null, begintOp: '2026-09-01' } }
    expect(teVroegUitleg({ weg: 1 }, onbekend, be)?.zin).toMatch(
      /in de klas van 2026-2027\. Wie van school gaat, kan .* in de grote vakantie: het nieuwe schooljaar begint op 1 september\.$/,
    )
    expect(teVroegUitleg({ weg: 0 }, nu, nl)?.zin).not.toContain('oefenen')
  })

  it('is none once it is over, nor while it cannot be carried out', () => {
    expect(teVroegUitleg({ weg: 12 }, { ...nu, lopend: null }, nl)).toBeNull()
    expect(teVroegUitleg({ weg: 12 }, { ...nu, vanaf: '2026-06-01' }, nl)).toBeNull()
  })
})

describe('what was carried out', () => {
  const gedaan = {
    importId: 'x' as never,
    naam: 'Schooljaar 2026-2027',
    op: '2026-07-05T09:00:00.000Z',
    terugTot: wisOp,
    wisOp,
    overgegaan: 84,
    groepen: 4,
    vertrokken: 12,
  }

  it('is told in numbers, with what becomes of who left and the way back', () => {
    expect(gedaanUitleg(gedaan, nl)).toEqual({
      titel: 'Schooljaar 2026-2027 is overgezet',
      zin: 'Op 5 juli 2026: 84 leerlingen gingen over, 4 groepen zijn gemaakt en 12 leerlingen gingen van school. Wie van school ging, staat in de prullenbak; de gegevens worden op 4 augustus 2026 gewist. Terugdraaien kan tot 4 augustus 2026.',
    })
  })

  it('leaves out what did not happen', () => {
    const { zin } = gedaanUitleg({ ...gedaan, overgegaan: 1, groepen: 0, vertrokken: 0 }, be)
    expect(zin).toBe('Op 5 juli 2026: 1 leerling ging over. Terugdraaien kan tot 4 augustus 2026.')
  })
})
