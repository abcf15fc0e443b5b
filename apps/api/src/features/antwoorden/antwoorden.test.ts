import { geleden, metSpeler } from '@letterhaven/testkit/met-speler'
import { uuidv7 } from '@letterhaven/testkit/nieuw-antwoord'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { aantalWachtend, drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { describe, expect, it } from 'vitest'

const proef = metSpeler()

describe('an answer that comes more than once', () => {
  it('is stored once, and confirmed every time', async () => {
    const antwoorden = proef.serie(3)
    const ids = antwoorden.map((a) => a.id)
    for (const keer of [1, 2, 3]) {
      const antwoord = await proef.speler.send(antwoorden)
      expect({ keer, ...antwoord }).toMatchObject({ keer, status: 200, body: { opgeslagen: ids } })
    }
    expect(await proef.bewaardeIds()).toEqual(ids)
  })

  it('is stored once when it comes twenty times at the same moment', async () => {
    const antwoorden = proef.serie(5)
    const alle = await Promise.all(Array.from({ length: 20 }, () => proef.speler.send(antwoorden)))
    for (const { status, body } of alle) {
      expect(status).toBe(200)
      expect((body as { opgeslagen: string[] }).opgeslagen).toHaveLength(5)
    }
    expect(await proef.bewaardeIds()).toEqual(antwoorden.map((a) => a.id))
    await drainWachtrij(proef.server)
    const { staat } = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    expect(staat).toBe(await verseStaat(proef.server, proef.speler.leerling.id))
  })

  it('counts once when one request holds it twice', async () => {
    const [antwoord] = proef.serie(1)
    if (!antwoord) throw new Error('no answer')
    expect((await proef.speler.send([antwoord, antwoord])).body).toEqual({
      opgeslagen: [antwoord.id],
    })
    expect(await proef.bewaardeIds()).toEqual([antwoord.id])
  })
})

describe('an id that comes back with other content', () => {
  it('answers 409, keeps the first and stores the rest of the request', async () => {
    const [eerst, nieuw] = proef.serie(2)
    if (!eerst || !nieuw) throw new Error('no answers')
    await proef.speler.send([eerst])
    const anders = { ...eerst, gegeven: 'iets anders', ms: 9999 }
    const antwoord = await proef.speler.send([anders, nieuw])
    expect(antwoord.status).toBe(409)
    expect(antwoord.body).toEqual({
      code: 'antwoord_conflict',
      message: expect.stringMatching(/hadden we al, en dat telt/),
      opgeslagen: [nieuw.id],
      conflict: [eerst.id],
    })
    const rijen = await bewaardeAntwoorden(proef.server, proef.speler.leerling.id)
    expect(rijen.map(({ id, gegeven, ms }) => ({ id, gegeven, ms }))).toEqual([
      { id: eerst.id, gegeven: eerst.gegeven, ms: eerst.ms },
      { id: nieuw.id, gegeven: nieuw.gegeven, ms: nieuw.ms },
    ])
  })

  it('answers 409 to all but one of those that come at the same moment', async () => {
    const [eerst] = proef.serie(1)
    if (!eerst) throw new Error('no answer')
    const versies = Array.from({ length: 6 }, (_, i) => ({ ...eerst, ms: 1000 + i }))
    const alle = await Promise.all(versies.map((versie) => proef.speler.send([versie])))
    const goed = versies.filter((_, i) => alle[i]?.status === 200)
    expect(alle.map((a) => a.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const [rij] = await bewaardeAntwoorden(proef.server, proef.speler.leerling.id)
    expect(rij?.ms).toBe(goed[0]?.ms)
  })

  it('does not touch another pupil who uses the same id', async () => {
    const ander = await buildSpeler(proef.server, proef.school.adminId)
    const id = uuidv7()
    await proef.speler.send([proef.speler.antwoord({ id, gegeven: 'een' })])
    const antwoord = await ander.send([ander.antwoord({ id, gegeven: 'twee' })])
    expect(antwoord).toMatchObject({ status: 200, body: { opgeslagen: [id] } })
    const [van] = await bewaardeAntwoorden(proef.server, ander.leerling.id)
    expect(van?.gegeven).toBe('twee')
  })
})

describe('who may store answers', () => {
  it('is the pupil alone: staff and office are refused by role, another pupil does not find it', async () => {
    const { rollen, leerling } = proef.school
    const pad = `/api/leerlingen/${leerling.id}/antwoorden`
    const post = (token: string) =>
      proef.server.call(pad, {
        method: 'POST',
        token,
        body: { antwoorden: [proef.school.antwoord()] },
      })
    for (const [role, status] of [
      ['superadmin', 409],
      ['office', 409],
      ['schooladmin', 403],
      ['docent', 403],
      ['rtadmin', 403],
      ['thuisadmin', 403],
    ] as const)
      expect({ role, status: (await post(rollen[role].token)).status }).toEqual({ role, status })
    expect((await post(proef.speler.leerling.token)).status).toBe(404)
    expect(await proef.bewaardeIds(leerling.id)).toEqual([])
    expect((await post(leerling.token)).status).toBe(200)
    // The same holds once the server has this pupil in its memory.
    expect((await post(proef.speler.leerling.token)).status).toBe(404)
    expect(await proef.bewaardeIds(leerling.id)).toHaveLength(1)
  })
})

describe('right or wrong', () => {
  it("is decided by the game's referee, letter by letter, with the game's chance of a guess", async () => {
    const [woord] = proef.speler.pakket.woorden
    if (!woord) throw new Error('a pakket without words')
    const gegeven = [
      woord.woord,
      `${woord.woord}x`,
      woord.woord.toUpperCase(),
      '',
      woord.woord.normalize('NFD'),
    ]
    await proef.speler.send(
      gegeven.map((tekst, i) =>
        proef.speler.antwoord({ woord, gegeven: tekst, gegevenOp: geleden(1000 - i) }),
      ),
    )
    const rijen = await bewaardeAntwoorden(proef.server, proef.speler.leerling.id)
    expect(rijen.map((rij) => rij.correct)).toEqual([true, false, false, false, true])
    expect(new Set(rijen.map((rij) => rij.gok))).toEqual(new Set([0.5]))
    expect(new Set(rijen.map((rij) => rij.categorie))).toEqual(new Set([woord.categorie]))
  })
})

describe('the state after answers', () => {
  it('is the fold of all stored answers in order, request by request, without any job', async () => {
    await drainWachtrij(proef.server)
    const begin = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    for (let i = 0; i < 12; i += 1) {
      const gegeven = i % 3 === 0 ? { gegeven: 'mis' } : {}
      await proef.speler.send([
        proef.speler.antwoord({
          woord: proef.speler.pakket.woorden[i % 5],
          gegevenOp: geleden(5000 - i * 100),
          ...gegeven,
        }),
      ])
    }
    const { staat, versie, achter_vanaf } = await bewaardeStaat(
      proef.server,
      proef.speler.leerling.id,
    )
    expect(staat).toBe(await verseStaat(proef.server, proef.speler.leerling.id))
    expect(staat).not.toBe(begin.staat)
    expect({ stappen: versie - begin.versie, achter_vanaf }).toEqual({
      stappen: 12,
      achter_vanaf: null,
    })
    expect(await aantalWachtend(proef.server)).toBe(0)
  })

  it('does not change by a repeat', async () => {
    await drainWachtrij(proef.server)
    const antwoorden = proef.serie(4)
    await proef.speler.send(antwoorden)
    const { staat } = await bewaardeStaat(proef.server, proef.speler.leerling.id)
    await proef.speler.send(antwoorden)
    expect((await bewaardeStaat(proef.server, proef.speler.leerling.id)).staat).toBe(staat)
    expect(await aantalWachtend(proef.server)).toBe(0)
  })
})
