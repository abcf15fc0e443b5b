import { describe, expect, it } from 'vitest'
import { makeSessie } from './make-sessie.ts'
import { geheugen, type Winkels } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from './sleutel.ts'

const NU = 1_800_000_000
const USER = {
  _id: '22222222-2222-4222-8222-222222222222',
  role: 'docent',
  adminId: '11111111-1111-4111-8111-111111111111',
  exp: NU + 7200,
} as const

const token = (payload: object): string =>
  ['kop', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'x'].join('.')

function open(vul: (winkels: Winkels) => void = () => undefined) {
  const winkels = { local: geheugen(), session: geheugen() }
  vul(winkels)
  const logs: string[] = []
  return {
    winkels,
    logs,
    sessie: makeSessie(
      winkels,
      () => NU,
      (tekst) => logs.push(tekst),
    ),
  }
}

describe('the stored user at start-up', () => {
  it('is kept while its time runs', () => {
    const { sessie, logs } = open(({ local }) => local.setItem('user', JSON.stringify(USER)))
    expect(sessie.user()).toEqual(USER)
    expect(logs).toEqual([])
  })

  it.each([
    ['broken JSON', '{kapot'],
    ['not an object', '"juf"'],
    ['an unknown role', JSON.stringify({ ...USER, role: 'baas' })],
    ['no id', JSON.stringify({ ...USER, _id: undefined })],
    ['an exp that is past', JSON.stringify({ ...USER, exp: NU })],
    ['nothing at all in it', ''],
  ])('is discarded with %s', (_, tekst) => {
    const { sessie, logs, winkels } = open(({ local }) => local.setItem('user', tekst))
    expect(sessie.user()).toBeNull()
    expect(logs).toEqual(['invalid user detected'])
    expect(winkels.local.getItem('user')).toBeNull()
  })

  it('is silent when there is none', () => {
    expect(open().logs).toEqual([])
  })
})

describe('where a session is kept', () => {
  it('a password session: in local storage, with the flag at false', () => {
    const { sessie, winkels } = open()
    sessie.chooseWachtwoord()
    expect(sessie.start(token(USER))).toEqual(USER)
    expect(winkels.local.getItem(SLEUTEL.accessToken)).toBe(token(USER))
    expect(JSON.parse(winkels.local.getItem('user') ?? '')).toEqual(USER)
    expect(winkels.local.getItem('usingSSO')).toBe('false')
    expect(winkels.session.getItem('user')).toBeNull()
  })

  it('an SSO session: in session storage, with the flag itself in local storage', () => {
    const { sessie, winkels } = open()
    sessie.chooseSSO()
    sessie.start(token(USER))
    sessie.vernieuw(token({ ...USER, exp: NU + 9000 }), 'ververs')
    expect(winkels.session.getItem(SLEUTEL.refreshToken)).toBe('ververs')
    expect(sessie.user()?.exp).toBe(NU + 9000)
    expect(winkels.local.getItem('usingSSO')).toBe('true')
    expect(winkels.local.getItem(SLEUTEL.accessToken)).toBeNull()
  })

  it('an SSO session whose user is asked for: nothing of whoever was here before stays', () => {
    const { sessie, winkels } = open()
    sessie.chooseWachtwoord()
    sessie.start(token(USER))
    sessie.chooseSSO()
    sessie.saveTokens('a', 'r')
    expect(winkels.local.getItem(SLEUTEL.accessToken)).toBeNull()
    expect(winkels.local.getItem('user')).toBeNull()
    expect(winkels.session.getItem('user')).toBeNull()
    sessie.wordt({ ...USER, role: 'schooladmin' } as never)
    expect(sessie.user()?.role).toBe('schooladmin')
    expect(JSON.parse(winkels.session.getItem('user') ?? '')).toMatchObject({ role: 'schooladmin' })
    expect(winkels.session.getItem(SLEUTEL.refreshToken)).toBe('r')
  })

  it('a user with accents in the payload survives the base64 of the token', () => {
    const { sessie } = open()
    expect(sessie.start(token({ ...USER, naam: 'Zoë Yılmaz' }))?._id).toBe(USER._id)
  })

  it('nothing is stored of a token without a user in it', () => {
    const { sessie, winkels } = open()
    for (const kapot of ['', 'a.b.c', token({ role: 'docent' }), 'x'])
      expect(sessie.start(kapot)).toBeNull()
    expect(winkels.local.getItem(SLEUTEL.accessToken)).toBeNull()
  })
})

describe('a session that is over', () => {
  it('leaves another tab, with a school account of its own, where it is', () => {
    const { sessie, winkels } = open()
    sessie.chooseSSO()
    sessie.start(token(USER))
    sessie.vernieuw(token(USER), 'ververs')
    const ander = { local: winkels.local, session: geheugen() }
    const buur = makeSessie(
      ander,
      () => NU,
      () => undefined,
    )
    buur.start(token(USER))
    sessie.verloop()
    buur.herlees()
    expect(sessie.user()).toBeNull()
    expect(sessie.accessToken()).toBeNull()
    expect(sessie.refreshToken()).toBeNull()
    expect(buur.user()?._id).toBe(USER._id)
    // Decoy: signing out does so for all tabs.
    sessie.stop()
    buur.herlees()
    expect(buur.user()).toBeNull()
  })
})

describe('signing out', () => {
  it('removes both tokens, the user and the flag, in both stores', () => {
    const { sessie, winkels } = open()
    sessie.chooseSSO()
    sessie.start(token(USER))
    sessie.vernieuw(token(USER), 'ververs')
    sessie.stop()
    for (const opslag of [winkels.local, winkels.session])
      for (const naam of [SLEUTEL.accessToken, SLEUTEL.refreshToken, SLEUTEL.user])
        expect(opslag.getItem(naam)).toBeNull()
    expect(sessie.isSSO()).toBe(false)
    expect(sessie.user()).toBeNull()
  })

  it('in another tab is followed here, once', () => {
    const { sessie, winkels } = open(({ local }) => local.setItem('user', JSON.stringify(USER)))
    let keer = 0
    const stop = sessie.subscribe(() => (keer += 1))
    winkels.local.removeItem('user')
    sessie.herlees()
    sessie.herlees()
    expect(sessie.user()).toBeNull()
    expect(keer).toBe(1)
    stop()
    winkels.local.setItem('user', JSON.stringify(USER))
    sessie.herlees()
    expect(keer).toBe(1)
  })
})
