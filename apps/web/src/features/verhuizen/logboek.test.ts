import { describe, expect, it } from 'vitest'
import { verhuisZin } from './logboek.tsx'

const regel = {
  op: '2026-11-24T10:00:00.000Z',
  naam: 'Noor B.',
  andereSchool: 'Het Anker',
  door: null,
}

describe('a line of the log of moves', () => {
  it('says who went where and who came from where', () => {
    expect(verhuisZin({ ...regel, wat: 'vertrokken' }, 'een andere school')).toBe(
      'Noor B. ging naar Het Anker',
    )
    expect(verhuisZin({ ...regel, wat: 'gekomen' }, 'een andere school')).toBe(
      'Noor B. kwam van Het Anker',
    )
    expect(verhuisZin({ ...regel, wat: 'ingetrokken' }, 'een andere school')).toBe(
      'Verhuistoken van Noor B. ingetrokken',
    )
  })

  it('names nobody who was erased since', () => {
    expect(verhuisZin({ ...regel, wat: 'uitgegeven', naam: '' }, 'een andere school')).toBe(
      'Verhuistoken gemaakt voor iemand',
    )
  })
})
