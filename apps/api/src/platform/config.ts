import { createPrivateKey } from 'node:crypto'
import path from 'node:path'
import { readAanbieders, type AanbiederConfig } from './aanbieders-config.ts'
import type { Connection } from './db.ts'
import { readMail } from './mail-config.ts'
import type { MailSettings } from './mail.ts'
import { readTts } from './tts-config.ts'
import type { TtsSettings } from './tts.ts'

/** The settings from the environment, checked. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null means the embedded database. */
  readonly database: Connection | null
  /** A replica of the database, for reads that allow it; when null, everything is read from the database itself. */
  readonly readDatabase: Connection | null
  /** Whether there are seeded schools and printed sign-ins: with the embedded database, or when DEMO=1 asks for them. */
  readonly demo: boolean
  /** From the environment, or null when the embedded installation keeps its own. */
  readonly signingKeyPem: string | null
  /** The previous signing key, kept while its tokens last. */
  readonly previousSigningKeyPem: string | null
  readonly geheimKey: Buffer | null
  /** Hosts other than `.be` that get the Flemish wording. */
  readonly vlaamseHosts: readonly string[]
  /** The public names of this installation, one per wording at most; empty when none were configured. */
  readonly eigenHosts: readonly string[]
  /** The providers that may tell who somebody is: the school accounts that can be used here. */
  readonly ssoAanbieders: readonly AanbiederConfig[]
  /** How mail is sent; null when it is not, or when it goes to the demonstration's own post box. */
  readonly mail: MailSettings | null
  /** A text-to-speech provider; null when none is used. */
  readonly tts: TtsSettings | null
  readonly logLevel: string
  /** How many proxies of ours stand in front; entries in `X-Forwarded-For` from before them are ignored. */
  readonly trustProxy: number
}

/** All faults in the environment at once, each as a Dutch line. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`De instellingen kloppen nog niet:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Env = Readonly<Record<string, string | undefined>>
type Fault = (line: string) => void

const DEFAULT_PORT = 3000
const MAX_PORT = 65_535
const POSTGRES_PORT = 5432
const KEY_BYTES = 32
const RSA_BITS = 3072
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']
const DEFAULT_HOSTS = { VLAAMSE_HOSTS: 'vlaams.localhost', EIGEN_HOSTS: '' } as const
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

const value = (env: Env, name: string): string | null => env[name]?.trim() || null

function readPort(env: Env, fault: Fault): number {
  const text = value(env, 'PORT')
  if (text === null) return DEFAULT_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    fault(`PORT is '${text}'; geef een getal van 0 tot en met ${MAX_PORT}.`)
  return port
}

function readFlag(env: Env, name: string, fault: Fault): boolean {
  const text = value(env, name) ?? '0'
  if (text !== '0' && text !== '1') fault(`${name} is '${text}'; geef 1 (aan) of 0 (uit).`)
  return text === '1'
}

const MOST_PROXIES = 9

function readProxies(env: Env, fault: Fault): number {
  const text = value(env, 'TRUST_PROXY') ?? '0'
  if (/^\d$/.test(text)) return Number(text)
  fault(
    `TRUST_PROXY is '${text}'; geef hoeveel proxy's er voor de server staan, 0 tot ${MOST_PROXIES}.`,
  )
  return 0
}

function readDatabase(env: Env, name: string, fault: Fault): Connection | null {
  const text = value(env, name)
  if (text === null) return null
  const connection = parseDatabaseUrl(text)
  // The value itself may contain a password, so it is not repeated.
  if (!connection) fault(`${name} is geen adres als postgres://naam:wachtwoord@host:5432/database.`)
  return connection
}

/** Reads the address of the replica, which requires that DATABASE_URL is set as well. */
function readReplica(env: Env, fault: Fault): Connection | null {
  const replica = readDatabase(env, 'DATABASE_READ_URL', fault)
  if (value(env, 'DATABASE_READ_URL') !== null && value(env, 'DATABASE_URL') === null)
    fault('DATABASE_READ_URL hoort bij DATABASE_URL; die ontbreekt.')
  return replica
}

/** Returns the parts of the address; null when it is not one, or when a part contains a broken %-escape. */
function parseDatabaseUrl(text: string): Connection | null {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) return null
  try {
    return connectionOf(url)
  } catch {
    return null
  }
}

function connectionOf(url: URL): Connection {
  return {
    // A socket directory comes as ?host=/pad.
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || url.searchParams.get('port') || POSTGRES_PORT),
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

/** Returns an RSA key, or null when none is set. */
function readRsaKey(env: Env, name: string, fault: Fault): string | null {
  // A PEM in one line, with \n written out, is what most hosting panels allow.
  const pem = value(env, name)?.replaceAll(String.raw`\n`, '\n') ?? null
  if (pem !== null && !isRsaKey(pem))
    fault(`${name} is geen RSA-sleutel (PEM) van minstens 3072 bits.`)
  return pem
}

function readSigningKey(env: Env, isRequired: boolean, fault: Fault): string | null {
  const pem = readRsaKey(env, 'SIGNING_KEY', fault)
  if (pem === null && isRequired)
    fault(
      'SIGNING_KEY ontbreekt; met DATABASE_URL is een eigen RSA-sleutel (PEM, 3072 bits) verplicht.',
    )
  return pem
}

function isRsaKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem)
    return (
      key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS
    )
  } catch {
    return false
  }
}

function readGeheimKey(env: Env, isRequired: boolean, fault: Fault): Buffer | null {
  const text = value(env, 'PUPIL_SECRET_KEY')
  if (text === null) {
    if (isRequired)
      fault(
        'PUPIL_SECRET_KEY ontbreekt; met DATABASE_URL is een eigen sleutel (32 bytes, base64) verplicht.',
      )
    return null
  }
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) fault('PUPIL_SECRET_KEY is geen base64 van precies 32 bytes.')
  return key
}

function readHosts(env: Env, name: keyof typeof DEFAULT_HOSTS, fault: Fault): string[] {
  const text = value(env, name) ?? DEFAULT_HOSTS[name]
  if (text === '') return []
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  for (const host of hosts) {
    if (!HOST_NAME.test(host))
      fault(`${name} noemt '${host}'; geef namen zonder poort, met komma's ertussen.`)
  }
  return hosts
}

function readLogLevel(env: Env, fault: Fault): string {
  const level = value(env, 'LOG_LEVEL') ?? 'warn'
  if (!LOG_LEVELS.includes(level))
    fault(`LOG_LEVEL is '${level}'; kies uit ${LOG_LEVELS.join(', ')}.`)
  return level
}

/** Reads the environment; throws one ConfigError that names every fault. */
export function readConfig(env: Env, cwd: string): Config {
  const faults: string[] = []
  const fault: Fault = (line) => faults.push(line)
  const host = value(env, 'HOST') ?? '127.0.0.1'
  if (/[\s/]/.test(host))
    fault(`HOST is '${host}'; geef een adres of naam, bijvoorbeeld 127.0.0.1 of 0.0.0.0.`)
  const isExternal = value(env, 'DATABASE_URL') !== null
  const eigenHosts = readHosts(env, 'EIGEN_HOSTS', fault)
  const [smtpUrl, mailVan] = [value(env, 'SMTP_URL'), value(env, 'MAIL_VAN')]
  const config: Config = {
    port: readPort(env, fault),
    host,
    dataDir: path.resolve(cwd, value(env, 'DATA_DIR') ?? '.data'),
    database: readDatabase(env, 'DATABASE_URL', fault),
    readDatabase: readReplica(env, fault),
    demo: readFlag(env, 'DEMO', fault) || !isExternal,
    signingKeyPem: readSigningKey(env, isExternal, fault),
    previousSigningKeyPem: readRsaKey(env, 'SIGNING_KEY_PREVIOUS', fault),
    geheimKey: readGeheimKey(env, isExternal, fault),
    vlaamseHosts: readHosts(env, 'VLAAMSE_HOSTS', fault),
    eigenHosts,
    ssoAanbieders: readAanbieders(value(env, 'SSO_AANBIEDERS'), fault),
    mail: readMail({ smtpUrl, mailVan, eigenHosts }, fault),
    tts: readTts(
      {
        url: value(env, 'TTS_URL'),
        key: value(env, 'TTS_KEY'),
        model: value(env, 'TTS_MODEL'),
        voices: { 'nl-NL': value(env, 'TTS_STEM_NL'), 'nl-BE': value(env, 'TTS_STEM_BE') },
      },
      fault,
    ),
    logLevel: readLogLevel(env, fault),
    trustProxy: readProxies(env, fault),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
