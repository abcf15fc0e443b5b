import type { TaakId } from '@letterhaven/contracts/ids'
import { metSpeler } from '@letterhaven/testkit/met-speler'
import { uuidv7 } from '@letterhaven/testkit/nieuw-antwoord'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const proef = metSpeler()

describe('what cannot be stored', () => {
  const onbekend = (): TaakId => randomUUID() as string as TaakId

  it('is refused with 404 as a whole when one answer belongs to an unknown taak', async () => {
    const antwoorden = [...proef.serie(1), proef.speler.antwoord({ taakId: onbekend() })]
    expect(await proef.speler.send(antwoorden)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect(await proef.bewaardeIds()).toEqual([])
  })

  it("is refused the same way for another pupil's taak", async () => {
    const vreemd = await proef.speler.send([proef.speler.antwoord({ taakId: proef.school.taakId })])
    const onbestaand = await proef.speler.send([proef.speler.antwoord({ taakId: onbekend() })])
    expect(vreemd.status).toBe(404)
    expect(vreemd.body).toEqual(onbestaand.body)
    expect(await proef.bewaardeIds()).toEqual([])
  })

  it('is accepted for a taak that was opened after the first answers', async () => {
    await proef.speler.send(proef.serie(1))
    const id = randomUUID() as string as TaakId
    await proef.server.owner
      .insertInto('taak')
      .values({
        admin_id: proef.school.adminId,
        leerling_id: proef.speler.leerling.id,
        id,
        somvenster_id: proef.speler.somvensterId,
        soort: 'spelling',
        aantal: 10,
        volgorde: 90,
      })
      .execute()
    expect((await proef.speler.send([proef.speler.antwoord({ taakId: id })])).status).toBe(200)
  })

  const goed = (): Record<string, unknown> => ({ ...proef.speler.antwoord() })
  const kapot: [string, () => unknown, string][] = [
    [
      'a vraag that is none',
      () => ({ antwoorden: [{ ...goed(), vraag: 'kies:3' }] }),
      'antwoorden.0.gegeven',
    ],
    [
      'an answer in no shape of its vraag',
      () => ({ antwoorden: [goed(), { ...goed(), vraag: 'tel:kg', gegeven: 'veel' }] }),
      'antwoorden.1.gegeven',
    ],
    [
      'a name of every object as a manner',
      () => ({ antwoorden: [{ ...goed(), vraag: 'splits:constructor' }] }),
      'antwoorden.0.gegeven',
    ],
    [
      'another way of meeting it',
      () => ({ antwoorden: [{ ...goed(), hoe: 'geroken' }] }),
      'antwoorden.0.hoe',
    ],
    [
      'an unknown word',
      () => ({ antwoorden: [goed(), { ...goed(), woordId: 'blorp' }] }),
      'antwoorden.1.woordId',
    ],
    [
      'a game without rules',
      () => ({ antwoorden: [{ ...goed(), spel: 'ninja' }] }),
      'antwoorden.0.spel',
    ],
    [
      'a game that does not exist',
      () => ({ antwoorden: [{ ...goed(), spel: 'schaken' }] }),
      'antwoorden.0.spel',
    ],
    [
      'a verdict of the browser',
      () => ({ antwoorden: [{ ...goed(), correct: true }] }),
      'antwoorden.0.correct',
    ],
    ['an unknown key beside the answers', () => ({ antwoorden: [goed()], haast: 1 }), 'haast'],
    ['no answers', () => ({ antwoorden: [] }), 'antwoorden'],
    ['201 answers', () => ({ antwoorden: Array.from({ length: 201 }, goed) }), 'antwoorden'],
    [
      'a NUL',
      () => ({ antwoorden: [{ ...goed(), gegeven: 'bo\u0000om' }] }),
      'antwoorden.0.gegeven',
    ],
    [
      'a line end',
      () => ({ antwoorden: [{ ...goed(), woordId: 'bo\nom' }] }),
      'antwoorden.0.woordId',
    ],
    [
      '201 letters',
      () => ({ antwoorden: [{ ...goed(), gegeven: 'o'.repeat(201) }] }),
      'antwoorden.0.gegeven',
    ],
    [
      'an id of another version',
      () => ({ antwoorden: [{ ...goed(), id: randomUUID() }] }),
      'antwoorden.0.id',
    ],
    [
      'an id in capitals',
      () => ({ antwoorden: [{ ...goed(), id: uuidv7().toUpperCase().replace(/^../, 'FF') }] }),
      'antwoorden.0.id',
    ],
    [
      'a broken taak id',
      () => ({ antwoorden: [{ ...goed(), taakId: 'taak' }] }),
      'antwoorden.0.taakId',
    ],
    ['negative time', () => ({ antwoorden: [{ ...goed(), ms: -1 }] }), 'antwoorden.0.ms'],
    ['half a try', () => ({ antwoorden: [{ ...goed(), poging: 1.5 }] }), 'antwoorden.0.poging'],
    [
      'a counter beyond 32 bits',
      () => ({ antwoorden: [{ ...goed(), volgnummer: 2 ** 31 }] }),
      'antwoorden.0.volgnummer',
    ],
    [
      'a day that does not exist',
      () => ({ antwoorden: [{ ...goed(), gegevenOp: '2026-02-30T10:00:00Z' }] }),
      'antwoorden.0.gegevenOp',
    ],
    [
      'a time without zone',
      () => ({ antwoorden: [{ ...goed(), gegevenOp: '2026-02-03T10:00:00' }] }),
      'antwoorden.0.gegevenOp',
    ],
    [
      'a sending time that is none',
      () => ({ verzondenOp: 'nu', antwoorden: [goed()] }),
      'verzondenOp',
    ],
    [
      'a reason of another kind',
      () => ({ antwoorden: [{ ...goed(), reden: { soort: 'zomaar' } }] }),
      'antwoorden.0.reden.soort',
    ],
    ['an answer that is text', () => ({ antwoorden: ['goed'] }), 'antwoorden.0'],
    ['a list instead of a body', () => [goed()], 'body'],
  ]

  it.each(kapot)('names the field for %s, and stores nothing', async (_naam, body, veld) => {
    const { id, token } = proef.speler.leerling
    const antwoord = await proef.server.call(`/api/leerlingen/${id}/antwoorden`, {
      method: 'POST',
      token,
      body: body(),
    })
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys((antwoord.body as { velden: object }).velden)).toEqual([veld])
    expect(await proef.bewaardeIds(id)).toEqual([])
    expect((await proef.speler.send(proef.serie(1))).status).toBe(200)
  })

  it('is a body of more than any batch takes: 413; under that the fields decide', async () => {
    const pad = `/api/leerlingen/${proef.speler.leerling.id}/antwoorden`
    const metVulling = (lengte: number) =>
      proef.server.call(pad, {
        method: 'POST',
        token: proef.speler.leerling.token,
        body: { antwoorden: proef.serie(1), vulling: 'x'.repeat(lengte) },
      })
    expect(await metVulling(1024 * 1024)).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
    expect((await metVulling(100_000)).status).toBe(400)
    expect(await proef.bewaardeIds()).toEqual([])
  })

  it('takes two hundred answers in one request', async () => {
    const { status, body } = await proef.speler.send(proef.serie(200))
    expect(status).toBe(200)
    expect((body as { opgeslagen: string[] }).opgeslagen).toHaveLength(200)
    expect(await proef.bewaardeIds()).toHaveLength(200)
  })
})
