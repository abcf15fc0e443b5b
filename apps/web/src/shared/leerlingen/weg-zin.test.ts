import { describe, expect, it } from 'vitest'
import { wegZin } from './weg-zin.ts'

describe('what is said of pupils in the prullenbak', () => {
  it('is who can bring them back, to a teacher who cannot open it', () => {
    expect(wegZin(2, { role: 'docent', soort: 'school' })).toBe(
      '2 leerlingen liggen in de prullenbak. De schoolbeheerder kan ze nog 30 dagen terugzetten.',
    )
    expect(wegZin(1, { role: 'docent', soort: 'rt' })).toBe(
      '1 leerling ligt in de prullenbak. Wie jullie praktijk beheert, kan deze leerling nog 30 dagen terugzetten.',
    )
  })

  it('is no more than where they are, to who can open it', () => {
    const rollen = [
      { role: 'schooladmin', soort: 'school' },
      { role: 'rtadmin', soort: 'rt' },
      { role: 'thuisadmin', soort: 'thuis' },
    ] as const
    for (const wie of rollen) expect(wegZin(1, wie)).toBe('1 leerling ligt in de prullenbak.')
  })
})
