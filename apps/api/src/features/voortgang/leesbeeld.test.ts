import { beforeAll, describe, expect, it } from 'vitest'
import { loadTekstKern, type Teksten } from '../../kern/teksten.ts'
import { leesbeeldVan, type LeesRow } from './leesbeeld.ts'

let teksten: Teksten
beforeAll(async () => {
  teksten = await loadTekstKern()
})

const MINUUT = 60_000
const DAG = 1440 * MINUUT
const BEGIN = Date.parse('2026-09-01T09:00:00Z')
const rij = (deel: Partial<LeesRow>): LeesRow => ({
  woord_id: 'lees:maan',
  categorie: 'lees-1',
  taak_id: 'taak',
  hoe: null,
  flits_ms: null,
  vraag: null,
  gegeven: 'ja',
  correct: true,
  gok: 0.02,
  ms: 1000,
  gegeven_op: new Date(BEGIN),
  ...deel,
})
const beeld = (rijen: readonly LeesRow[], na = 60 * DAG) =>
  leesbeeldVan(teksten, rijen, { jaargroep: 4, dyslexie: false, nu: new Date(BEGIN + na) })

/** Twenty words to a listener, two of them wrong, in this time for all. */
const lezing = (dag: number, ms: number, hoe: string | null = 'samen') =>
  Array.from({ length: 20 }, (_, i) =>
    rij({
      hoe,
      correct: i >= 2,
      ms: ms / 20,
      gegeven_op: new Date(BEGIN + dag * DAG + i * 1000),
      taak_id: `taak ${dag}`,
    }),
  )

describe('what stored answers tell of reading', () => {
  it('is a rate of words right a minute where somebody listened, one reading a day and taak', () => {
    const rijen = [0, 7, 14, 21].flatMap((dag) => lezing(dag, 40_000))
    const [vlot] = beeld(rijen, 21 * DAG)
    expect(vlot).toMatchObject({ soort: 'vlotheid', vorm: 'woorden', lezingen: 4 })
    // 18 right in 40 seconds are 27 a minute.
    const { perMinuut, tussen } = vlot as { perMinuut: number; tussen: readonly [number, number] }
    expect(perMinuut).toBeGreaterThan(24)
    expect(perMinuut).toBeLessThan(30)
    expect(tussen[0]).toBeLessThan(perMinuut)
  })

  it('is told apart for words that do not exist, which have no part in the rate', () => {
    const rijen = [0, 7, 14, 21].flatMap((dag) => lezing(dag, 40_000))
    const nep = [30, 37].flatMap((dag) =>
      lezing(dag, 90_000).map((een, i) => ({ ...een, woord_id: 'nep:goup', correct: i >= 12 })),
    )
    const [vlot, naast] = beeld([...rijen, ...nep], 38 * DAG)
    expect(vlot).toMatchObject({ soort: 'vlotheid', lezingen: 4 })
    expect(naast).toEqual({
      soort: 'nepwoorden',
      nep: { goed: 16, totaal: 40 },
      echt: { goed: 72, totaal: 80 },
      oordeel: 'lastiger',
    })
    // Decoy: words of another make are not compared with.
    const anders = rijen.map((een) => ({ ...een, categorie: 'lees-4' }))
    expect(beeld([...anders, ...nep], 38 * DAG).at(-1)).toMatchObject({
      echt: { totaal: 0 },
      oordeel: 'te_weinig',
    })
  })

  it('is told letter by letter where their sounds were heard, which have no part in the rate', () => {
    const rijen = [0, 7, 14, 21].flatMap((dag) => lezing(dag, 40_000))
    const letter = (woord_id: string, dag: number, correct: boolean) =>
      rij({ hoe: 'samen', woord_id, correct, gegeven_op: new Date(BEGIN + dag * DAG) })
    const letters = [
      letter('letter:m', 1, true),
      letter('letter:oe', 1, true),
      letter('letter:eu', 1, false),
      letter('letter:m', 8, true),
      letter('letter:oe', 8, false),
    ]
    const [vlot, stand] = beeld([...rijen, ...letters], 30 * DAG)
    expect(vlot).toEqual(beeld(rijen, 30 * DAG)[0])
    expect(stand).toEqual({
      soort: 'letters',
      zeker: 1,
      onzeker: ['oe', 'eu'],
      teWeinig: 39,
      totaal: 42,
      gehoord: 5,
      van: '2026-09-02',
      tot: '2026-09-09',
    })
    // Decoy: nobody heard these.
    expect(beeld(letters.map((een) => ({ ...een, hoe: null })))).toEqual([])
  })

  it('is a rate of its own for texts that were read aloud, and nothing of what is understood', () => {
    // A text of 34 words in a minute, three of them wrong.
    const gelezen = (dag: number, delen: Partial<LeesRow> = {}) =>
      rij({
        woord_id: 'pet-van-tim:0',
        categorie: 'tekst-1',
        hoe: 'samen',
        vraag: 'oordeel:samen>markeer',
        gegeven: 'nee:07',
        correct: false,
        ms: MINUUT,
        gegeven_op: new Date(BEGIN + dag * DAG),
        ...delen,
      })
    const vier = (delen: Partial<LeesRow> = {}) => [0, 7, 14, 21].map((dag) => gelezen(dag, delen))
    const [vlot, ...meer] = beeld(vier(), 21 * DAG)
    expect([vlot, meer]).toMatchObject([{ soort: 'vlotheid', vorm: 'tekst', lezingen: 4 }, []])
    const perMinuut = (rijen: readonly LeesRow[]) =>
      (beeld(rijen, 21 * DAG)[0] as { perMinuut: number }).perMinuut
    expect(perMinuut(vier({ gegeven: 'ja' }))).toBeGreaterThan(perMinuut(vier()))
    // Words are told apart from it, and a text that is not ours any more tells nothing.
    const beide = beeld([...lezing(2, 40_000), ...vier()], 21 * DAG)
    expect(beide.map((een) => een.soort === 'vlotheid' && een.vorm)).toEqual(['woorden', 'tekst'])
    expect(beeld(vier({ woord_id: 'zoek:0' }))).toEqual([])
  })

  it('is no rate for who read alone, however fast (decoy)', () => {
    expect(beeld(lezing(0, 8000, null))).toEqual([])
  })

  it('believes nobody who says that a listener was there, or a flash, where none was asked for', () => {
    const samen = lezing(0, 8000).map((een) => ({ ...een, vraag: 'betekenis:stenen' }))
    const flits = lezing(0, 8000, null).map((een) => ({ ...een, flits_ms: 1, vraag: 'bouw:delen' }))
    const tekst = lezing(0, 8000, null).map((een, nr) => ({
      ...een,
      woord_id: `drie-kijkers:${nr % 4}`,
      categorie: 'tekst-3',
    }))
    const orde = tekst.map((een) => ({ ...een, vraag: 'orden:zin' }))
    const gelezen = tekst.map((een) => ({ ...een, vraag: 'oordeel:samen>markeer' }))
    for (const rijen of [samen, flits, orde, gelezen]) expect(beeld(rijen)).toEqual([])
    // Decoy: asked for, they count.
    expect(beeld(flits.map((een) => ({ ...een, vraag: 'typ:flits' })))).toHaveLength(1)
  })

  it('is the time that a word must be seen, from flashed words alone', () => {
    const flits = Array.from({ length: 20 }, (_, i) =>
      rij({ flits_ms: 700, gegeven_op: new Date(BEGIN + i * MINUUT), correct: i % 5 !== 0 }),
    )
    expect(beeld(flits)).toEqual([expect.objectContaining({ soort: 'flits', woorden: 20 })])
    expect(beeld(flits.slice(0, 3))).toEqual([
      { soort: 'te_weinig', wat: 'flits', aantal: 3, nodig: 15 },
    ])
  })

  it('is understanding of texts, by what they ask and how hard they are', () => {
    const vragen = (tekst: string, categorie: string, correct: boolean) =>
      [0, 1, 2, 3].map((nr) => rij({ woord_id: `${tekst}:${nr}`, categorie, correct, gok: 0.25 }))
    const met = (correct: boolean) => {
      const [begrip] = beeld([
        ...vragen('drie-kijkers', 'tekst-3', correct),
        ...vragen('kruimel-in-de-ruimte', 'tekst-3', correct),
      ])
      expect(begrip).toMatchObject({ soort: 'begrip', vragen: 8, teksten: 2 })
      return (begrip as { jaar: number }).jaar
    }
    expect(met(true)).toBeGreaterThan(met(false) + 0.5)
  })

  it('is nothing before anything was read', () => {
    expect(beeld([])).toEqual([])
    expect(beeld([rij({ woord_id: 'kip', categorie: 'hak' })])).toEqual([])
  })
})
