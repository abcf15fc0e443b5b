import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refresh } from './refresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that shows a list, of which the answers are given by hand. */
function openLijst() {
  const queries = new QueryClient()
  const antwoorden: ((lijst: string) => void)[] = []
  const queryFn = () =>
    new Promise<string>((klaar) => {
      antwoorden.push(klaar)
    })
  const kijker = new QueryObserver(queries, { queryKey: ['groepen'], queryFn, staleTime: 60_000 })
  const stop = kijker.subscribe(() => undefined)
  return { queries, antwoorden, stop, staat: () => kijker.getCurrentResult().data }
}

describe('an act that was done', () => {
  it('waits for the page to show it', async () => {
    const { queries, antwoorden, stop, staat } = openLijst()
    antwoorden[0]?.('twee')
    await vi.advanceTimersByTimeAsync(0)
    let isKlaar = false
    const gewacht = refresh(queries, { queryKey: ['groepen'] }).then(() => {
      isKlaar = true
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(isKlaar).toBe(false)
    antwoorden[1]?.('drie')
    await gewacht
    await vi.advanceTimersByTimeAsync(0)
    expect(staat()).toBe('drie')
    stop()
  })

  it('waits no longer than a few seconds for a list that does not come, which is shown when it comes', async () => {
    const { queries, antwoorden, stop, staat } = openLijst()
    antwoorden[0]?.('twee')
    await vi.advanceTimersByTimeAsync(0)
    let isKlaar = false
    void refresh(queries).then(() => {
      isKlaar = true
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isKlaar).toBe(true)
    expect(staat()).toBe('twee')
    antwoorden[1]?.('drie')
    await vi.advanceTimersByTimeAsync(0)
    expect(staat()).toBe('drie')
    stop()
  })
})
