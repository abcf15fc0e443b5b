import type { LeerlingId } from '@letterhaven/contracts/ids'
import { merge } from '@letterhaven/testkit/dubbel-proeven'
import { metDubbel } from '@letterhaven/testkit/met-dubbel'
import { hoofdVan } from '@letterhaven/testkit/verhuis-proeven'
import { bewaardeAntwoorden } from '@letterhaven/testkit/verse-staat'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const proef = metDubbel()

describe('while two become one', () => {
  it('a fault in the middle leaves both as they were', async () => {
    await proef.oefen(proef.blijft, 2)
    await proef.oefen(proef.weg, 1)
    const voor = [await proef.alles(proef.twee().blijft), await proef.alles(proef.twee().weg)]
    await sql`
      create function stuk() returns trigger language plpgsql as $$ begin raise exception 'the power is out'; end $$`.execute(
      proef.server.owner,
    )
    await sql`create trigger stuk before insert on samenvoeging execute function stuk()`.execute(
      proef.server.owner,
    )
    try {
      expect((await proef.samen()).status).toBe(500)
    } finally {
      await sql`drop function stuk cascade`.execute(proef.server.owner)
    }
    expect([await proef.alles(proef.twee().blijft), await proef.alles(proef.twee().weg)]).toEqual(
      voor,
    )
    expect((await proef.samen()).status).toBe(200)
    await proef.expectNagespeeld(proef.twee().blijft)
  })

  it('of two who say it at the same moment one does it, whichever way round', async () => {
    await proef.oefen(proef.blijft, 2)
    await proef.oefen(proef.weg, 1)
    const [van, naar] = [proef.twee().blijft, proef.twee().weg]
    const uitkomsten = await Promise.all([
      merge(proef.server, hoofdVan(proef.school), { blijft: van, weg: naar }),
      merge(proef.server, hoofdVan(proef.school), { blijft: naar, weg: van }),
      merge(proef.server, hoofdVan(proef.school), { blijft: van, weg: naar }),
    ])
    const statussen = uitkomsten.map(({ status }) => status).toSorted()
    expect(statussen).toEqual([200, 404, 404])
    const over = uitkomsten.find(({ status }) => status === 200)?.body as { leerlingId: LeerlingId }
    expect(await bewaardeAntwoorden(proef.server, over.leerlingId)).toHaveLength(8)
    await proef.expectNagespeeld(over.leerlingId)
  })

  it('answers on their way are either stored in time or kept by the device, which then brings them under the new id', async () => {
    const onderweg = Array.from({ length: 30 }, () => proef.weg.antwoord())
    const verstuurd = onderweg.map((een) => proef.weg.send([een]))
    const gedaan = proef.samen()
    const nog = Array.from({ length: 10 }, () => proef.weg.antwoord())
    const daarna = nog.map((een) => proef.weg.send([een]))
    expect((await gedaan).status).toBe(200)
    const uitkomsten = await Promise.all([...verstuurd, ...daarna])
    const bewaard = new Set(
      (await bewaardeAntwoorden(proef.server, proef.twee().blijft)).map(({ id }) => id as string),
    )
    const gestuurd = [...onderweg, ...nog]
    // Never a 400, 404 or 413, because a device gives up on those, and never a 500, because this is no fault of ours.
    const statussen = new Set(uitkomsten.map(({ status }) => status))
    expect(statussen.isSubsetOf(new Set([200, 401, 503]))).toBe(true)
    const bevestigd = gestuurd.filter((_een, i) => uitkomsten[i]?.status === 200)
    expect(new Set(bevestigd.map(({ id }) => id as string)).isSubsetOf(bewaard)).toBe(true)
    const later = await proef.weg.send([proef.weg.antwoord()])
    expect(later).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    // Signed in as the pupil who stayed, the device sends everything under that id; stored answers are not stored twice.
    const voorheen = (await proef.kaartVan(proef.blijft)).voorheen
    expect(voorheen).toEqual([proef.twee().weg])
    const { status, body } = await proef.blijft.send(gestuurd)
    expect(status).toBe(200)
    expect((body as { opgeslagen: string[] }).opgeslagen).toHaveLength(40)
    expect(await bewaardeAntwoorden(proef.server, proef.twee().blijft)).toHaveLength(40)
    await proef.expectNagespeeld(proef.twee().blijft)
  })
})
