import { describe, expect, it } from 'vitest'
import { makeVoorraad } from './make-voorraad.ts'

const goed = (data: unknown) => () => Promise.resolve(data)
const mis = (fout: Error) => () => Promise.reject(fout)

describe('the store of answers', () => {
  it('keeps old data while it fetches again, and when that fails', async () => {
    const voorraad = makeVoorraad()
    await voorraad.fetch('a', goed(1))
    const bezig = voorraad.fetch('a', mis(new Error('weg')))
    expect(voorraad.stand('a')).toMatchObject({ data: 1, bezig: true })
    await bezig
    expect(voorraad.stand('a')).toMatchObject({ data: 1, fout: new Error('weg'), bezig: false })
    await voorraad.fetch('a', goed(2))
    expect(voorraad.stand('a')).toEqual({ data: 2, fout: undefined, bezig: false })
  })

  it('asks once for what is under way, and keeps keys apart', async () => {
    const voorraad = makeVoorraad()
    let keer = 0
    const count = () => Promise.resolve((keer += 1))
    await Promise.all([
      voorraad.fetch('a', count),
      voorraad.fetch('a', count),
      voorraad.fetch('b', count),
    ])
    expect(keer).toBe(2)
    expect(voorraad.stand('c').data).toBeUndefined()
  })

  it('tells those who listen, until they stop', async () => {
    const voorraad = makeVoorraad()
    let keer = 0
    const stop = voorraad.subscribe('a', () => (keer += 1))
    await voorraad.fetch('a', goed(1))
    expect(keer).toBe(2)
    stop()
    await voorraad.fetch('a', goed(2))
    expect(keer).toBe(2)
  })

  it('forgets everything, and an answer that comes late is not another person’s', async () => {
    const voorraad = makeVoorraad()
    let klaar: (waarde: unknown) => void = () => undefined
    const laat = voorraad.fetch('a', () => new Promise((resolve) => (klaar = resolve)))
    voorraad.leeg()
    klaar('van de vorige')
    await laat
    expect(voorraad.stand('a').data).toBeUndefined()
  })

  it('begins with what is known already, and asks for it once', () => {
    const voorraad = makeVoorraad()
    let keer = 0
    const bekend = () => (keer += 1)
    expect(voorraad.stand('a', bekend)).toMatchObject({ data: 1, bezig: false })
    expect(voorraad.stand('a', bekend).data).toBe(1)
    expect(voorraad.stand('a')).toBe(voorraad.stand('a', bekend))
  })
})
