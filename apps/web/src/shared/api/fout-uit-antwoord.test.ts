import { describe, expect, it } from 'vitest'
import { foutUitAntwoord } from './fout-uit-antwoord.ts'

const geweigerd = (wacht?: string) =>
  foutUitAntwoord(
    new Response(JSON.stringify({ code: 'too_many_attempts', message: 'Wacht even.' }), {
      status: 429,
      headers: wacht === undefined ? {} : { 'retry-after': wacht },
    }),
  )

describe('an answer that says to wait', () => {
  it('tells of minutes how many, and of less nothing', async () => {
    expect((await geweigerd('3541')).message).toBe('Wacht even. Dat kan weer over 60 minuten.')
    expect((await geweigerd('121')).message).toBe('Wacht even. Dat kan weer over 3 minuten.')
    expect((await geweigerd('30')).message).toBe('Wacht even.')
    expect(await geweigerd()).toMatchObject({ message: 'Wacht even.', overSeconden: undefined })
  })
})
