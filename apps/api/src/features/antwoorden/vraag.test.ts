import type { SpelId } from '@letterhaven/contracts/spel-id'
import { geleden, metSpeler } from '@letterhaven/testkit/met-speler'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { describe, expect, it } from 'vitest'

const proef = metSpeler()

/** A word of the pakket, written wrongly at first and then mended. */
function poging(nr: number, delen: { readonly gegeven?: string; readonly vraag?: string } = {}) {
  const { antwoord, pakket } = proef.speler
  const woord = pakket.woorden[0]
  return antwoord({
    woord,
    spel: 'pizzabakken',
    poging: nr,
    gegevenOp: geleden(60_000 - nr * 1000),
    ...delen,
  })
}
const gedaan = async (): Promise<number | undefined> => {
  const { leerling, taakId } = proef.speler
  const pad = `/api/leerlingen/${leerling.id}/taken/${taakId}`
  const { body } = await proef.server.call(pad, { token: leerling.token })
  return (body as { taak?: { gedaan: number } }).taak?.gedaan
}
const telling = () =>
  proef.server.owner
    .selectFrom('dagtelling')
    .select(['goed', 'totaal', 'ms'])
    .where('leerling_id', '=', proef.speler.leerling.id)
    .execute()

describe('an answer that says what was asked', () => {
  it('is judged by that, and kept with it', async () => {
    const [woord] = proef.speler.pakket.woorden
    const antwoord = {
      ...poging(1, { gegeven: `${woord?.woord}x`, vraag: 'typ:flits' }),
      hoe: 'gezien' as const,
      flitsMs: 800,
    }
    expect((await proef.speler.send([antwoord])).status).toBe(200)
    const [rij] = await bewaardeAntwoorden(proef.server, proef.speler.leerling.id)
    expect(rij).toMatchObject({
      correct: false,
      gok: 0.02,
      vraag: 'typ:flits',
      hoe: 'gezien',
      flits_ms: 800,
    })
  })

  it('is another answer when it says otherwise under the same id', async () => {
    const antwoord = poging(1, { vraag: 'typ:flits' })
    await proef.speler.send([antwoord])
    expect((await proef.speler.send([antwoord])).status).toBe(200)
    for (const anders of [
      { ...antwoord, vraag: 'typ:hoor' },
      { ...antwoord, flitsMs: 300 },
      { ...antwoord, hoe: 'gehoord' as const },
    ])
      expect((await proef.speler.send([anders])).status).toBe(409)
  })
})

describe('a mend', () => {
  it('is stored and counts nowhere: not for the taak, the day or the engine', async () => {
    const eerst = poging(1, { gegeven: 'mis', vraag: 'typ:hoor' })
    await proef.speler.send([eerst])
    const na = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    const hersteld = { ...poging(2, { vraag: 'typ:herstel' }), ms: 4000 }
    expect((await proef.speler.send([hersteld])).status).toBe(200)
    await drainWachtrij(proef.server)

    const { id } = proef.speler.leerling
    expect(await proef.bewaardeIds()).toEqual([eerst.id, hersteld.id])
    expect(await gedaan()).toBe(1)
    // Its time was practised, and is counted as such.
    expect(await telling()).toEqual([{ goed: 0, totaal: 1, ms: eerst.ms + 4000 }])
    const nu = await bewaardeStaat(proef.server, id)
    expect(nu.staat).toBe(na.staat)
    expect(nu.staat).toBe(await verseStaat(proef.server, id))
  })

  it('counts as it always did where it does not say what was asked', async () => {
    await proef.speler.send([poging(1, { gegeven: 'mis' })])
    const na = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    await proef.speler.send([poging(2)])
    await drainWachtrij(proef.server)
    expect(await gedaan()).toBe(2)
    const nu = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    expect(nu.staat).not.toBe(na.staat)
    expect(nu.staat).toBe(await verseStaat(proef.server, proef.speler.leerling.id))
  })
})

describe('a step on the way to a word', () => {
  it('is stored and judged and counts nowhere, and the word counts once, by its form', async () => {
    const begin = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    const [woord] = proef.speler.pakket.woorden
    const [klank = ''] = woord?.grafemen ?? []
    const stap = { ...poging(1, { gegeven: 'zz', vraag: `sorteer:${klank},zz>bouw` }), ms: 1500 }
    expect((await proef.speler.send([stap])).status).toBe(200)
    await drainWachtrij(proef.server)
    const { id } = proef.speler.leerling
    const [rij] = await bewaardeAntwoorden(proef.server, id)
    expect(rij).toMatchObject({ correct: false, gok: 0.5, vraag: stap.vraag })
    expect(await gedaan()).toBe(0)
    expect(await telling()).toEqual([{ goed: 0, totaal: 0, ms: 1500 }])
    expect((await bewaardeStaat(proef.server, id)).staat).toBe(begin.staat)

    const vorm = poging(1, { vraag: 'bouw:deur' })
    await proef.speler.send([vorm])
    await drainWachtrij(proef.server)
    expect(await gedaan()).toBe(1)
    expect(await telling()).toEqual([{ goed: 1, totaal: 1, ms: 1500 + vorm.ms }])
    const nu = await bewaardeStaat(proef.server, id)
    expect(nu.staat).not.toBe(begin.staat)
    expect(nu.staat).toBe(await verseStaat(proef.server, id))
  })
})

describe('what somebody heard who listened', () => {
  const gehoord = (
    delen: { readonly spel?: SpelId; readonly woordId?: string; readonly vraag?: string } = {},
  ) => ({
    ...poging(1, { gegeven: 'ja', vraag: 'oordeel:samen' }),
    spel: 'leesrace' as const,
    woordId: 'lees:maan',
    hoe: 'samen' as const,
    ...delen,
  })

  it('is taken of a word to read, in a game that is played together', async () => {
    const goed = gehoord({})
    expect((await proef.speler.send([goed])).status).toBe(200)
    expect(await proef.bewaardeIds()).toEqual([goed.id])
  })

  it('is taken of a letter, of which nothing else can be asked: its sound is only heard', async () => {
    const woordId = 'letter:oe'
    const goed = gehoord({ woordId })
    expect((await proef.speler.send([goed])).status).toBe(200)
    for (const vraag of ['oordeel:woord', 'typ:hoor']) {
      const { status, body } = await proef.speler.send([gehoord({ woordId, vraag })])
      expect([status, body]).toMatchObject([400, { code: 'invalid_input' }])
    }
    // A build of before said no vraag at all.
    const { vraag: _, ...oud } = gehoord({ woordId, spel: 'glazenwasser' })
    expect((await proef.speler.send([oud])).status).toBe(400)
    expect(await proef.bewaardeIds()).toEqual([goed.id])
  })

  it('is taken of a text before its questions, as a step that counts nowhere', async () => {
    const { id } = proef.speler.leerling
    await proef.speler.send([gehoord()])
    await drainWachtrij(proef.server)
    const voor = await bewaardeStaat(proef.server, id)
    const gelezen = {
      ...gehoord({ woordId: 'pet-van-tim:0', vraag: 'oordeel:samen>markeer' }),
      gegeven: 'nee:8001',
      ms: 42_000,
    }
    expect((await proef.speler.send([gelezen])).status).toBe(200)
    await drainWachtrij(proef.server)
    const rijen = await bewaardeAntwoorden(proef.server, id)
    expect(rijen.find(({ woord_id }) => woord_id === 'pet-van-tim:0')).toMatchObject({
      categorie: 'tekst-1',
      // Two words of thirty-four are more than one in twenty.
      correct: false,
      hoe: 'samen',
      ms: 42_000,
    })
    expect(await gedaan()).toBe(1)
    expect((await bewaardeStaat(proef.server, id)).staat).toBe(voor.staat)
    expect(await verseStaat(proef.server, id)).toBe(voor.staat)
    // Decoys: a word is no text, what is answered at the end is no step, and elsewhere nobody listens.
    for (const delen of [
      { woordId: 'lees:maan', vraag: 'oordeel:samen>markeer' },
      { woordId: 'pet-van-tim:0' },
      { woordId: 'pet-van-tim:0', vraag: 'oordeel:samen>markeer', spel: 'quizvraag' as const },
    ])
      expect((await proef.speler.send([gehoord(delen)])).status).toBe(400)
  })

  it('is refused of a word to write and in a game that is played alone: nobody heard that', async () => {
    const [woord] = proef.speler.pakket.woorden
    for (const delen of [{ woordId: woord?.id ?? '' }, { spel: 'leesraket' as const }]) {
      const { status, body } = await proef.speler.send([gehoord(delen)])
      expect([status, body]).toMatchObject([400, { code: 'invalid_input' }])
    }
    expect(await proef.bewaardeIds()).toEqual([])
  })
})
