import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDatabank } from './databank.ts'
import { GEDULD_MS, MIS } from './tijdig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fout = (naam: string): DOMException => new DOMException(naam, naam)
const NOOIT = new Promise<never>(() => undefined)

/** Makes a store of numbers that opens, fails and hangs as told; each opening is another connection. */
function opstelling() {
  const stand = { opent: 'ja' as 'ja' | 'nooit' | 'fout', open: 0, dicht: 0, close: () => {} }
  const laat: ((db: { nr: number }) => void)[] = []
  const bank = makeDatabank<{ nr: number }>({
    open: (weg) => {
      stand.open += 1
      stand.close = weg
      const db = { nr: stand.open }
      if (stand.opent === 'nooit') return new Promise((klaar) => laat.push(() => klaar(db)))
      return stand.opent === 'ja' ? Promise.resolve(db) : Promise.reject(fout('SecurityError'))
    },
    close: () => void (stand.dicht += 1),
  })
  const nr = () => bank.perform(async (db) => db.nr)
  /** Returns the outcome once a second has gone by. */
  const naEenSeconde = async <T>(werk: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(GEDULD_MS)
    return werk
  }
  return {
    bank,
    stand,
    nr,
    naEenSeconde,
    laatOpen: () => laat.forEach((perform) => perform({ nr: 0 })),
  }
}

describe('the door to a store of the device', () => {
  it('opens once, and anew after the browser closed it', async () => {
    const { bank, stand, nr } = opstelling()
    expect([await nr(), await nr(), bank.keer()]).toEqual([1, 1, 1])
    stand.close()
    expect([await nr(), bank.keer()]).toEqual([2, 2])
  })

  it('does work again at once whose connection turned out to be closed', async () => {
    const { bank } = opstelling()
    const gezien: number[] = []
    const uitkomst = await bank.perform(async ({ nr }) => {
      gezien.push(nr)
      if (nr === 1) throw fout('InvalidStateError')
      return 'gedaan'
    })
    expect([uitkomst, gezien]).toEqual(['gedaan', [1, 2]])
  })

  it.each(['nooit', 'fout'] as const)(
    'waits no longer than a second where opening ends in %s, leaves it alone, and opens it later',
    async (opent) => {
      const { stand, nr, naEenSeconde } = opstelling()
      stand.opent = opent
      expect(await naEenSeconde(nr())).toBe(MIS)
      stand.opent = 'ja'
      await vi.advanceTimersByTimeAsync(GEDULD_MS)
      expect(await nr()).toBe(2)
    },
  )

  it('is not asked again so soon after it did not answer, however often somebody wants to', async () => {
    const { stand, nr, naEenSeconde } = opstelling()
    stand.opent = 'nooit'
    expect(await naEenSeconde(nr())).toBe(MIS)
    stand.opent = 'ja'
    expect([await nr(), await nr(), stand.open]).toEqual([MIS, MIS, 1])
  })

  it('tells of work that was done after nobody waited for it', async () => {
    const { bank, naEenSeconde } = opstelling()
    let klaar: (uitkomst: string) => void = () => undefined
    const laat: string[] = []
    const werk = new Promise<string>((resolve) => void (klaar = resolve))
    const uitkomst = await naEenSeconde(
      bank.perform(
        () => werk,
        (laatste) => void laat.push(laatste),
      ),
    )
    expect([uitkomst, laat]).toEqual([MIS, []])
    klaar('toch')
    await vi.advanceTimersByTimeAsync(0)
    expect(laat).toEqual(['toch'])
  })

  it('closes what hangs or opens too late: it must not stand in the way of another tab', async () => {
    const { bank, stand, nr, naEenSeconde, laatOpen } = opstelling()
    expect(await naEenSeconde(bank.perform(() => NOOIT))).toBe(MIS)
    expect(stand.dicht).toBe(1)
    stand.opent = 'nooit'
    await vi.advanceTimersByTimeAsync(GEDULD_MS)
    expect(await naEenSeconde(nr())).toBe(MIS)
    laatOpen()
    await vi.advanceTimersByTimeAsync(0)
    expect(stand.dicht).toBe(2)
  })

  it('goes on reading a disk that is full', async () => {
    const { bank, nr } = opstelling()
    expect(await bank.perform(() => Promise.reject(fout('QuotaExceededError')))).toBe(MIS)
    expect(await nr()).toBe(1)
  })
})
