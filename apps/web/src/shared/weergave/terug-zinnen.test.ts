import { describe, expect, it } from 'vitest'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { terugZinnen } from './terug-zinnen.ts'

const NIETS = { groepen: 0, nieuw: 0, gewijzigd: 0, verplaatst: 0, terug: 0, vertrokken: 0 }
const NL = woordkeusVoor({ land: 'nl', soort: 'school' })
const BE = woordkeusVoor({ land: 'be', soort: 'school' })
const THUIS = woordkeusVoor({ land: 'be', soort: 'thuis' })

describe('what taking back does', () => {
  it('says of who came that it cannot sign in any more, and when it is erased', () => {
    expect(terugZinnen({ ...NIETS, nieuw: 30, terug: 2 }, NL)).toEqual([
      '32 leerlingen kwamen er hiermee bij en gaan naar de prullenbak, met al hun oefenresultaten. Ze kunnen dan niet meer inloggen, en de gegevens worden na 30 dagen gewist.',
    ])
    expect(terugZinnen({ ...NIETS, nieuw: 1 }, THUIS)).toEqual([
      '1 kind kwam er hiermee bij en gaat naar de prullenbak, met alle oefenresultaten. Die kan dan niet meer inloggen, en de gegevens worden na 30 dagen gewist.',
    ])
  })

  it('says each other kind of change by itself, in the number and the word of the country', () => {
    expect(
      terugZinnen({ ...NIETS, vertrokken: 1, verplaatst: 4, gewijzigd: 1, groepen: 1 }, BE),
    ).toEqual([
      '1 leerling komt terug uit de prullenbak.',
      '4 leerlingen gaan terug naar de klas van daarvoor.',
      'Van 1 leerling worden de gegevens weer zoals ze waren.',
      'Hiermee kwam of veranderde 1 klas. Wat nieuw was, gaat naar het archief, als er dan niemand meer in zit. Wat er al was, wordt weer zoals daarvoor.',
    ])
    expect(terugZinnen({ ...NIETS, groepen: 2, uitgenodigd: 2 }, NL)).toEqual([
      'Hiermee kwamen of veranderden 2 groepen. Wat nieuw was, gaat naar het archief, als er dan niemand meer in zit. Wat er al was, wordt weer zoals daarvoor.',
      'Uitnodigingen die hiermee weggingen en nog openstaan, vervallen. Wie al een account heeft, houdt het.',
    ])
  })

  it('says nothing of what did not happen', () => {
    expect(terugZinnen(NIETS, NL)).toEqual([])
  })
})
