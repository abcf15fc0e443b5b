import { describe, expect, it } from 'vitest'
import { BEGIN_MS, BEWAARD_MS, makeKeten } from './keten.ts'
import type { Gezegd } from './keten.ts'
import { makeProefklok } from './proefklok.ts'
import type { Klok, Schakel, Uitkomst, Weg } from './schakel.ts'

interface Gedrag {
  readonly weg?: Weg
  /** How many ms pass until it is heard; null means never. */
  readonly begin: number | null
  /** For how many ms it speaks. */
  readonly duur?: number
  /** An end, with this outcome, so many ms after the start and before anything is heard. */
  readonly fout?: { readonly na: number; readonly uitkomst: Uitkomst }
  readonly kan?: boolean
}

/** Makes a link that does as it is told and logs what happens to it. */
function schakel(klok: Klok, gedrag: Gedrag) {
  const log: string[] = []
  let kan = gedrag.kan ?? true
  const link: Schakel = {
    weg: gedrag.weg ?? 'stem',
    kan: () => kan,
    viel: (_uiting, waarom) => {
      log.push(waarom)
      kan = waarom === 'te_laat'
    },
    say: ({ tekst }, { begonnen, signaal, volume }) =>
      new Promise((klaar) => {
        log.push(`${tekst} op ${volume}`)
        signaal.addEventListener('abort', () => log.push('gestopt'))
        const { begin, duur = 900, fout } = gedrag
        if (fout) klok.wek(fout.na, () => klaar(fout.uitkomst))
        if (begin === null) return
        klok.wek(begin, () => {
          begonnen()
          klok.wek(duur, () => klaar('gezegd'))
        })
      }),
  }
  return { link, log }
}

/** Asks for 'hond' and records the answer and when it came. */
function vraag(klok: Klok, keten: ReturnType<typeof makeKeten>) {
  const uitslag: { gezegd: Gezegd | null; om: number } = { gezegd: null, om: -1 }
  void keten.say({ tekst: 'hond' }, 0.7).then((gezegd) => {
    uitslag.gezegd = gezegd
    uitslag.om = klok.nu()
  })
  return uitslag
}

function opstelling(...gedrag: readonly Gedrag[]) {
  const klok = makeProefklok()
  const schakels = gedrag.map((een) => schakel(klok, een))
  const keten = makeKeten({ schakels: schakels.map(({ link }) => link), klok })
  return { klok, keten, logs: schakels.map(({ log }) => log) }
}

describe('the chain of speech', () => {
  it('lets the first link speak, and asks no other', async () => {
    const { klok, keten, logs } = opstelling({ begin: 100 }, { weg: 'geluid', begin: 0 })
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(999)
    expect(uitslag.gezegd).toBeNull()
    await klok.verstrijk(1)
    expect(uitslag).toEqual({ gezegd: 'stem', om: 1000 })
    expect(logs).toEqual([['hond op 0.7', 'gestopt'], []])
  })

  it('passes over a link that cannot say it', async () => {
    const { klok, keten, logs } = opstelling(
      { begin: 0, kan: false },
      { weg: 'geluid', begin: 0, duur: 300 },
    )
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(300)
    expect(uitslag).toEqual({ gezegd: 'geluid', om: 300 })
    expect(logs[0]).toEqual([])
  })

  it('goes on at once where a link says that it failed', async () => {
    const fout = { na: 40, uitkomst: 'mislukt' } as const
    const { klok, keten, logs } = opstelling(
      { begin: null, fout },
      { weg: 'geluid', begin: 10, duur: 300 },
    )
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(1000)
    expect(uitslag).toEqual({ gezegd: 'geluid', om: 350 })
    expect(logs[0]).toEqual(['hond op 0.7', 'gestopt', 'mislukt'])
  })

  it('leaves the next link time to begin: a voice that hangs is stopped before', async () => {
    const { klok, keten, logs } = opstelling(
      { begin: BEGIN_MS - BEWAARD_MS + 1 },
      { weg: 'geluid', begin: 250, duur: 300 },
    )
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(2000)
    expect(uitslag).toEqual({ gezegd: 'geluid', om: 1010 })
    expect(logs[0]).toEqual(['hond op 0.7', 'gestopt', 'te_laat'])
  })

  it('waits the whole time for the only link that can say it', async () => {
    const { klok, keten } = opstelling(
      { begin: BEGIN_MS - 1 },
      { weg: 'geluid', begin: 0, kan: false },
    )
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(3000)
    expect(uitslag.gezegd).toBe('stem')
  })

  it('is silent well within 0.8 s after it was asked, however many links hang', async () => {
    for (const aantal of [1, 2, 3]) {
      const hangt = Array.from({ length: aantal }, () => ({ begin: null }))
      const { klok, keten } = opstelling(...hangt)
      const uitslag = vraag(klok, keten)
      await klok.verstrijk(BEGIN_MS - 1)
      expect(uitslag.gezegd).toBeNull()
      await klok.verstrijk(1)
      expect(uitslag).toEqual({ gezegd: 'stil', om: 760 })
      expect(BEGIN_MS).toBeLessThan(800)
    }
  })

  it('is silent at once where nothing can say it', async () => {
    const { klok, keten } = opstelling({ begin: 0, kan: false })
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(0)
    expect(uitslag).toEqual({ gezegd: 'stil', om: 0 })
  })

  it('does not ask a link again that gave itself up', async () => {
    const fout = { na: 10, uitkomst: 'mislukt' } as const
    const { klok, keten, logs } = opstelling(
      { begin: null, fout },
      { weg: 'geluid', begin: 0, duur: 50 },
    )
    vraag(klok, keten)
    await klok.verstrijk(1000)
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(50)
    expect(uitslag).toEqual({ gezegd: 'geluid', om: 1050 })
    expect(logs[0]).toEqual(['hond op 0.7', 'gestopt', 'mislukt'])
  })

  it('blames nobody where the browser waits for a first touch', async () => {
    const fout = { na: 5, uitkomst: 'geweigerd' } as const
    const { klok, keten, logs } = opstelling({ begin: null, fout })
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(5)
    expect(uitslag.gezegd).toBe('stil')
    expect(logs[0]).not.toContain('mislukt')
  })

  it('stops what is said for what is asked next, and blames nobody for that', async () => {
    const { klok, keten, logs } = opstelling({ begin: 100 })
    const eerste = vraag(klok, keten)
    await klok.verstrijk(300)
    const tweede = vraag(klok, keten)
    await klok.verstrijk(1000)
    expect(eerste).toEqual({ gezegd: 'onderbroken', om: 300 })
    expect(tweede).toEqual({ gezegd: 'stem', om: 1300 })
    expect(logs[0]).not.toContain('mislukt')
  })

  it('stops between two links as well: nothing is heard after silence was asked', async () => {
    const { klok, keten, logs } = opstelling({ begin: null }, { weg: 'geluid', begin: 0 })
    const uitslag = vraag(klok, keten)
    await klok.verstrijk(200)
    keten.stil()
    await klok.verstrijk(2000)
    expect(uitslag.gezegd).toBe('onderbroken')
    expect(logs[1]).toEqual([])
  })
})
