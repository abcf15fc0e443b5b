import { generateKeyPairSync, randomBytes } from 'node:crypto'
import path from 'node:path'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const CWD = path.resolve('/srv/letterhaven')
const ADRES = 'postgres://haven:ge%20heim@db.example:6543/letters'
const geheim = randomBytes(32).toString('base64')
const sleutels = { SIGNING_KEY: testSigningKey(), PUPIL_SECRET_KEY: geheim }

/** Returns the faults of an environment; empty when there are none. */
function faults(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, CWD)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('the configuration', () => {
  it('needs nothing: embedded database, demonstration, this machine alone', () => {
    expect(readConfig({}, CWD)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.join(CWD, '.data'),
      database: null,
      readDatabase: null,
      demo: true,
      signingKeyPem: null,
      previousSigningKeyPem: null,
      geheimKey: null,
      vlaamseHosts: ['vlaams.localhost'],
      eigenHosts: [],
      ssoAanbieders: [],
      mail: null,
      tts: null,
      logLevel: 'warn',
      trustProxy: 0,
    })
  })

  it('reads everything that may be set', () => {
    const config = readConfig(
      {
        ...sleutels,
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: 'gegevens',
        DATABASE_URL: ADRES,
        DATABASE_READ_URL: 'postgres://haven@replica.example/letters',
        DEMO: '1',
        VLAAMSE_HOSTS: 'Vlaams.example, klas.example',
        EIGEN_HOSTS: 'haven.example, Klas.example',
        LOG_LEVEL: 'info',
        TRUST_PROXY: '1',
      },
      CWD,
    )
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: path.join(CWD, 'gegevens'),
      database: {
        host: 'db.example',
        port: 6543,
        database: 'letters',
        user: 'haven',
        password: 'ge heim',
      },
      readDatabase: { host: 'replica.example', port: 5432, database: 'letters', user: 'haven' },
      demo: true,
      vlaamseHosts: ['vlaams.example', 'klas.example'],
      eigenHosts: ['haven.example', 'klas.example'],
      logLevel: 'info',
      trustProxy: 1,
    })
    expect(config.geheimKey?.toString('base64')).toBe(geheim)
  })

  it('reads providers of school accounts, and repeats no secret in a fault', () => {
    const google = {
      soort: 'google',
      id: 'google',
      naam: 'Google',
      clientId: 'x',
      clientSecret: 'diep-geheim',
      domein: 'dekade.example',
      schoolnummer: '12AB',
    }
    const met = (...lijst: unknown[]) => ({ SSO_AANBIEDERS: JSON.stringify(lijst) })
    expect(readConfig(met(google), CWD).ssoAanbieders).toEqual([google])
    const fout = faults(
      met(
        { ...google, domein: '' },
        { soort: 'oidc', id: 'x', naam: 'X', clientId: 'x', issuer: 'http://school.example' },
        google,
        google,
      ),
    )
    expect(fout).toEqual([
      expect.stringMatching(/nummer 1 \(domein\)/),
      expect.stringMatching(/nummer 2 \(issuer\) klopt niet: .*https/),
      expect.stringMatching(/'google' twee keer/),
    ])
    expect(fout.join('')).not.toContain('diep-geheim')
    expect(faults({ SSO_AANBIEDERS: '{' })).toEqual([expect.stringMatching(/JSON-lijst/)])
  })

  it('takes a replica only beside a database of its own', () => {
    expect(faults({ DATABASE_READ_URL: ADRES })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL hoort bij DATABASE_URL/),
    ])
    const beide = { ...sleutels, DATABASE_URL: ADRES, DATABASE_READ_URL: 'mysql://ge%20heim@x/y' }
    expect(faults(beide)).toEqual([expect.stringMatching(/^DATABASE_READ_URL is geen adres/)])
  })

  it('shows the demonstration on a database of its own only where it is asked for', () => {
    expect(readConfig({ ...sleutels, DATABASE_URL: ADRES }, CWD).demo).toBe(false)
    expect(readConfig({ DEMO: '0' }, CWD).demo).toBe(true)
  })

  it('takes a signing key with its line ends written out', () => {
    const SIGNING_KEY = testSigningKey().replaceAll('\n', String.raw`\n`)
    expect(readConfig({ SIGNING_KEY }, CWD).signingKeyPem?.trim()).toBe(testSigningKey().trim())
  })

  it('takes the folder of a socket as host', () => {
    const DATABASE_URL = 'postgresql://haven:x@localhost/letters?host=/run/postgresql'
    const { database } = readConfig({ ...sleutels, DATABASE_URL }, CWD)
    expect(database).toMatchObject({ host: '/run/postgresql', port: 5432, database: 'letters' })
  })

  it('requires both keys with a database of its own', () => {
    const missing = faults({ DATABASE_URL: ADRES })
    expect(missing).toHaveLength(2)
    expect(missing.join()).toMatch(/SIGNING_KEY.*PUPIL_SECRET_KEY/s)
  })

  it('names every fault at once, in one message', () => {
    const env = {
      PORT: '99999',
      HOST: 'een host',
      DATABASE_URL: 'mysql://u:p@h/d',
      DEMO: 'ja',
      SIGNING_KEY: 'geen sleutel',
      SIGNING_KEY_PREVIOUS: 'ook geen',
      PUPIL_SECRET_KEY: 'a29ydA==',
      VLAAMSE_HOSTS: 'vlaams.localhost:3000',
      EIGEN_HOSTS: 'https://letterhaven.nl',
      LOG_LEVEL: 'luid',
      TRUST_PROXY: 'true',
    }
    expect(faults(env)).toHaveLength(Object.keys(env).length)
    for (const name of Object.keys(env)) {
      const [line, ...more] = faults(env).filter((fault) => fault.startsWith(`${name} `))
      expect(line).toMatch(/\.$/)
      expect(more).toEqual([])
    }
    expect(() => readConfig(env, CWD)).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*TRUST_PROXY/)
  })

  it.each(['-1', '3000.5', '65536', 'http', '0x50'])('refuses PORT=%s', (PORT) => {
    expect(faults({ PORT })).toEqual([expect.stringMatching(/^PORT is /)])
  })

  it('never repeats a secret in a fault', () => {
    const SECRET = 'Zeer-Geheim-123'
    const lines = faults({
      DATABASE_URL: `mysql://u:${SECRET}@h/d`,
      SIGNING_KEY: SECRET,
      PUPIL_SECRET_KEY: SECRET,
    })
    expect(lines).toHaveLength(3)
    expect(lines.join('\n')).not.toContain(SECRET)
  })

  it('refuses an address that cannot be read, whatever is wrong with it', () => {
    for (const DATABASE_URL of [
      'postgres://h',
      'postgres://u:%zz@h/d',
      'postgres://u:p@h:5432/%',
    ]) {
      expect(faults({ ...sleutels, DATABASE_URL })).toEqual([
        expect.stringMatching(/^DATABASE_URL is geen adres/),
      ])
    }
  })

  it('refuses a signing key that is short or of another kind', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    for (const key of [rsa, ec]) {
      const SIGNING_KEY = key.export({ type: 'pkcs8', format: 'pem' }).toString()
      expect(faults({ SIGNING_KEY })).toEqual([expect.stringMatching(/^SIGNING_KEY is geen RSA/)])
    }
  })
})

describe('mail', () => {
  const eigen = { EIGEN_HOSTS: 'haven.example' }
  const goed = {
    SMTP_URL: 'smtps://post:ge%40heim@smtp.example',
    MAIL_VAN: 'Letterhaven <post@haven.example>',
  }

  it('leaves by the server that is named, under TLS', () => {
    expect(readConfig({ ...eigen, ...goed }, CWD).mail).toEqual({
      host: 'smtp.example',
      port: 465,
      secure: true,
      user: 'post',
      password: 'ge@heim',
      from: 'Letterhaven <post@haven.example>',
    })
    const starttls = readConfig({ ...eigen, ...goed, SMTP_URL: 'smtp://smtp.example:2525' }, CWD)
    expect(starttls.mail).toMatchObject({ port: 2525, secure: false, user: '' })
  })

  it.each([
    [{ ...eigen, SMTP_URL: goed.SMTP_URL }, /MAIL_VAN ontbreekt/],
    [{ ...eigen, MAIL_VAN: goed.MAIL_VAN }, /SMTP_URL; die ontbreekt/],
    [goed, /EIGEN_HOSTS/],
    [{ ...eigen, ...goed, SMTP_URL: 'https://post:sesam@smtp.example' }, /SMTP_URL is geen adres/],
    [{ ...eigen, ...goed, SMTP_URL: 'smtp://a%:sesam@smtp.example' }, /SMTP_URL is geen adres/],
    [{ ...eigen, ...goed, MAIL_VAN: 'Letterhaven' }, /MAIL_VAN is geen adres/],
    [{ ...eigen, ...goed, MAIL_VAN: 'a@b.example\nBcc: c@d.example' }, /MAIL_VAN is geen adres/],
  ])('is refused when it is half or wrong, without repeating a password: %o', (env, fout) => {
    expect(faults(env)).toEqual([expect.stringMatching(fout)])
    expect(faults(env).join('')).not.toContain('sesam')
  })
})

describe('a provider of voices', () => {
  const goed = { TTS_URL: 'https://stem.example/v1', TTS_STEM_NL: 'anna' }

  it('is used in the voices that are named', () => {
    expect(readConfig({ ...goed, TTS_KEY: 'k', TTS_STEM_BE: 'els' }, CWD).tts).toEqual({
      url: 'https://stem.example/v1',
      key: 'k',
      model: 'tts-1',
      voices: { 'nl-NL': 'anna', 'nl-BE': 'els' },
    })
    const hier = { ...goed, TTS_URL: 'http://localhost:8880/v1', TTS_MODEL: 'piper' }
    expect(readConfig(hier, CWD).tts).toMatchObject({ key: null, model: 'piper' })
  })

  it.each([
    [{ TTS_STEM_NL: 'anna' }, /TTS_URL; die ontbreekt/],
    [{ TTS_KEY: 'sesam' }, /TTS_URL; die ontbreekt/],
    [{ TTS_URL: goed.TTS_URL }, /TTS_STEM_NL, TTS_STEM_BE/],
    [{ ...goed, TTS_URL: 'http://stem.example/v1' }, /TTS_URL is geen adres/],
    [{ ...goed, TTS_URL: 'https://u:sesam@stem.example' }, /TTS_URL is geen adres/],
    [{ ...goed, TTS_URL: 'stem.example' }, /TTS_URL is geen adres/],
  ])('is refused when it is half or wrong, without repeating a key: %o', (env, fout) => {
    expect(faults(env)).toEqual([expect.stringMatching(fout)])
    expect(faults(env).join('')).not.toContain('sesam')
  })
})
