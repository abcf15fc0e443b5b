import { describe, expect, it } from 'vitest'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import { LEEG_BOEK, mergeSpelboek } from '@letterhaven/domain/spelboek'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { makeBoekPoort, readSpelboek, tellAll, type Boekenplank } from './spelboeken.ts'

const LEERLING = '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
const SPEL: SpelId = 'leesraket'

/** An account that puts books together as the server does, and can be away. */
function account() {
  const boeken = new Map<SpelId, Spelboek>()
  let isWeg = false
  return {
    boeken,
    setWeg: (weg: boolean) => {
      isWeg = weg
    },
    send: async (spel: SpelId, boek: Spelboek): Promise<Spelboek> => {
      if (isWeg) throw new TypeError('no network')
      const samen = mergeSpelboek(boeken.get(spel) ?? LEEG_BOEK, boek)
      boeken.set(spel, samen)
      return samen
    },
  }
}

const apparaat = (bij: ReturnType<typeof account>): Boekenplank => ({
  winkel: geheugen(),
  leerlingId: LEERLING,
  send: bij.send,
})

/** Plays a round to its end. */
function play(plank: Boekenplank, record: number, vanAccount = {}): void {
  const begin = readSpelboek(plank, SPEL, vanAccount)
  makeBoekPoort(plank, SPEL, begin).addRonde({ trap: 1, record })
}

describe('what a game remembers on a device', () => {
  it('is there for the next round at once, and on the account', async () => {
    const bij = account()
    const plank = apparaat(bij)
    play(plank, 40)
    expect(readSpelboek(plank, SPEL, undefined)).toMatchObject({ gespeeld: 1, record: 40 })
    await tellAll(plank)
    expect(bij.boeken.get(SPEL)).toMatchObject({ gespeeld: 1, record: 40 })
  })

  it('that was played without a network is told later', async () => {
    const bij = account()
    const plank = apparaat(bij)
    bij.setWeg(true)
    play(plank, 40)
    play(plank, 70)
    await tellAll(plank)
    expect(bij.boeken.size).toBe(0)
    bij.setWeg(false)
    await tellAll(plank)
    expect(bij.boeken.get(SPEL)).toMatchObject({ gespeeld: 2, record: 70 })
  })

  it('goes on with what another device reached', async () => {
    const bij = account()
    const [een, ander] = [apparaat(bij), apparaat(bij)]
    play(een, 90)
    await tellAll(een)
    play(ander, 30, Object.fromEntries(bij.boeken))
    await tellAll(ander)
    expect(bij.boeken.get(SPEL)).toMatchObject({ gespeeld: 2, record: 90 })
  })

  it('counts the rounds of two tabs, and keeps the secret that one of them found', () => {
    const plank = apparaat(account())
    const [links, rechts] = [LEEG_BOEK, LEEG_BOEK].map((boek) => makeBoekPoort(plank, SPEL, boek))
    links?.findGeheim()
    rechts?.addRonde({ trap: 2, record: 50 })
    links?.addRonde({ trap: 1, record: 20 })
    expect(readSpelboek(plank, SPEL, undefined)).toEqual({
      gespeeld: 2,
      record: 50,
      geheim: true,
      trap: 1,
    })
  })

  it('is asked for once: what the account knows is told no more', async () => {
    const bij = account()
    let keren = 0
    const plank: Boekenplank = {
      ...apparaat(bij),
      send: (spel, boek) => {
        keren += 1
        return bij.send(spel, boek)
      },
    }
    play(plank, 40)
    await tellAll(plank)
    const toen = keren
    await tellAll(plank)
    expect(keren).toBe(toen)
    expect(toen).toBeGreaterThan(0)
  })

  it.each(['', 'null', '{"boek":{"gespeeld":"veel"}}', '[]', '{'])(
    'that cannot be read (%s) counts as nothing, and play goes on',
    (rommel) => {
      const plank = apparaat(account())
      plank.winkel.setItem(`spelboek:${LEERLING}:${SPEL}`, rommel)
      expect(readSpelboek(plank, SPEL, undefined)).toEqual(LEEG_BOEK)
      play(plank, 10)
      expect(readSpelboek(plank, SPEL, undefined)).toMatchObject({ gespeeld: 1, record: 10 })
    },
  )
})
