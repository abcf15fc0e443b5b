import {
  createHash,
  createHmac,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'

/** A token that must be refused, and what is wrong with it. */
export interface Vervalsing {
  readonly naam: string
  readonly token: string
}

/** What a forger has seen: a good token and our public key. For faults in the contents, also our own key. */
interface Buit {
  readonly privateKey: KeyObject
  readonly payload: Readonly<Record<string, unknown>>
  readonly nu: Date
}

type Payload = Record<string, unknown>

const b64 = (tekst: string | Buffer): string => Buffer.from(tekst).toString('base64url')
const rsa = (modulusLength: number): KeyObject =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey

/** Returns the name of a key, made as for our keys (RFC 7638). */
function kidVan(key: KeyObject): string {
  const { e, kty, n } = createPublicKey(key).export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}

/** Signs by hand, because a library could refuse to make a wrong token. */
export function signToken(
  key: KeyObject,
  { kop, inhoud, hash = 'sha512' }: { kop: string; inhoud: string; hash?: string },
): string {
  const lijf = `${b64(kop)}.${b64(inhoud)}`
  return `${lijf}.${createSign(hash).update(lijf).sign(key, 'base64url')}`
}

/** Returns the head of a good token. */
export const goedeKop = (key: KeyObject): string =>
  JSON.stringify({ alg: 'RS512', typ: 'JWT', kid: kidVan(key) })

/** Names of algorithms that are not ours, or ours misspelled, separated by bars. */
const ALG_NAMEN =
  'none|None|NONE|nOnE|| |rs512|Rs512|RS512 | RS512|RS 512|RS256|RS384|PS256|PS384|PS512|ES256|ES384|ES512|EdDSA|ES256K|HS256|HS384|HS512|RS1|RSA-OAEP|dir|A256KW|RS512\0|RS512,none'
const ALGS: readonly unknown[] = [
  ...ALG_NAMEN.split('|'),
  null,
  0,
  1,
  true,
  false,
  [],
  ['RS512'],
  {},
  { alg: 'RS512' },
]

/**
 * Makes heads that name another algorithm, signed with our own key as RS512 so that only the head is wrong, and again without a
 * signature.
 */
function andereAlgs({ privateKey, payload }: Buit): Vervalsing[] {
  const inhoud = JSON.stringify(payload)
  return ALGS.flatMap((alg) => {
    const kop = JSON.stringify({ alg, typ: 'JWT', kid: kidVan(privateKey) })
    const token = signToken(privateKey, { kop, inhoud })
    const naam = `alg ${JSON.stringify(alg)}`
    return [
      { naam: `${naam}, rightly signed`, token },
      { naam: `${naam}, without a signature`, token: token.replace(/[^.]+$/, '') },
    ]
  })
}

/** Makes tokens that use the public key, which everybody has, as the secret of an HMAC. */
function hmacs({ privateKey, payload }: Buit): Vervalsing[] {
  const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const pkcs1 = createPublicKey(privateKey).export({ type: 'pkcs1', format: 'pem' }).toString()
  const geheimen = { pem, kaal: pem.trim(), regel: pem.replaceAll('\n', ''), der, pkcs1, leeg: '' }
  return Object.entries(geheimen).flatMap(([vorm, geheim]) =>
    ['HS256', 'HS384', 'HS512', 'RS512'].map((alg) => {
      const lijf = `${b64(JSON.stringify({ alg, typ: 'JWT', kid: kidVan(privateKey) }))}.${b64(JSON.stringify(payload))}`
      const hash = alg === 'RS512' ? 'sha512' : `sha${alg.slice(2)}`
      const teken = createHmac(hash, geheim).update(lijf).digest('base64url')
      return { naam: `${alg} over the public key (${vorm})`, token: `${lijf}.${teken}` }
    }),
  )
}

/** Makes heads that are wrong in another way than by naming another algorithm. */
function koppen({ privateKey, payload }: Buit): Vervalsing[] {
  const kid = kidVan(privateKey)
  const goed = { alg: 'RS512', typ: 'JWT', kid }
  const vreemd = rsa(2048)
  const jwk = createPublicKey(vreemd).export({ format: 'jwk' })
  const anders: Record<string, unknown> = {
    'no kid': { alg: 'RS512', typ: 'JWT' },
    'kid of nobody': { ...goed, kid: 'onbekend' },
    'kid empty': { ...goed, kid: '' },
    'kid as a path': { ...goed, kid: '../../../dev/null' },
    'kid as SQL': { ...goed, kid: "' union select 'x" },
    'kid as a prototype': { ...goed, kid: '__proto__' },
    'kid as a list': { ...goed, kid: [kid] },
    'kid as a number': { ...goed, kid: 1 },
    'no typ': { alg: 'RS512', kid },
    'typ JWE': { ...goed, typ: 'JWE' },
    'typ in small letters': { ...goed, typ: 'jwt' },
    'typ at+jwt': { ...goed, typ: 'at+jwt' },
    'crit of nothing': { ...goed, crit: [] },
    'crit of exp': { ...goed, crit: ['exp'] },
    'crit unknown': { ...goed, crit: ['x'], x: 1 },
    'b64 off': { ...goed, b64: false, crit: ['b64'] },
    zip: { ...goed, zip: 'DEF' },
    cty: { ...goed, cty: 'JWT' },
    jku: { ...goed, jku: 'https://voorbeeld.example/jwks.json' },
    x5u: { ...goed, x5u: 'https://voorbeeld.example/cert.pem' },
    x5c: { ...goed, x5c: ['AAAA'] },
    x5t: { ...goed, x5t: 'AAAA' },
    jwk: { ...goed, jwk },
    'other order': { typ: 'JWT', alg: 'RS512', kid },
    'a prototype': { ...goed, constructor: { prototype: { alg: 'none' } } },
    'a list': [goed],
    'a text': 'RS512',
    'a number': 7,
    nothing: null,
  }
  const ruw: Record<string, string> = {
    'alg twice, none last': `{"alg":"RS512","alg":"none","typ":"JWT","kid":"${kid}"}`,
    'alg twice, none first': `{"alg":"none","alg":"RS512","typ":"JWT","kid":"${kid}"}`,
    'with spaces': ` ${JSON.stringify(goed)} `,
    'with a BOM': `\uFEFF${JSON.stringify(goed)}`,
    'no JSON': '{alg:RS512}',
    empty: '',
  }
  const inhoud = JSON.stringify(payload)
  return [
    ...Object.entries(anders).map(([naam, kop]) => [naam, JSON.stringify(kop)] as const),
    ...Object.entries(ruw),
  ].flatMap(([naam, kop]) => [
    { naam: `head with ${naam}, our key`, token: signToken(privateKey, { kop, inhoud }) },
    { naam: `head with ${naam}, another key`, token: signToken(vreemd, { kop, inhoud }) },
  ])
}

const WEG = undefined

/** Makes contents that we never sign, under our own signature. */
function inhouden({ privateKey, payload, nu }: Buit): Vervalsing[] {
  const s = Math.floor(nu.getTime() / 1000)
  const iso = (t: number): string => new Date(t * 1000).toISOString()
  const velden: Record<string, readonly unknown[]> = {
    exp: [WEG, null, '', 'morgen', String(s + 3600), s - 1, 0, -1, [s + 3600], {}, true],
    expires_in: [WEG, null, '', 'straks', 0, iso(s - 1), iso(s + 9999), [], {}, 'Invalid Date'],
    iat: [WEG, null, '', 'nu', []],
    nbf: [s + 3600, 'morgen', []],
    iss: [WEG, null, '', 'iemand', 'Letterhaven', ['iemand'], 1],
    aud: [WEG, null, '', 'iets', 'letterhaven', ['iets'], 1],
    jti: [WEG, null],
    use: [WEG, null, '', 'refresh', 'reset', 'Access', ['access'], true],
    _id: [WEG, null, '', 'x', 1, [], {}, '__proto__', '00000000-0000-0000-0000-00000000000'],
    adminId: [WEG, '', 'x', 1, [], {}, 'null'],
    role: [WEG, null, 1, [], {}, true],
    ver: [WEG, null, '1', [], {}, true],
    sid: [WEG, null, '', 'x', 1, [], {}],
    refresh: [0, 1, '0', null, []],
  }
  const kop = goedeKop(privateKey)
  const gevallen = Object.entries(velden).flatMap(([veld, waarden]) =>
    waarden.map((waarde) => {
      const inhoud: Payload = { ...payload, [veld]: waarde }
      const naam = `${veld} ${waarde === WEG ? 'absent' : JSON.stringify(waarde)}`
      return { naam, token: signToken(privateKey, { kop, inhoud: JSON.stringify(inhoud) }) }
    }),
  )
  const ruw = ['', 'null', '[]', '"x"', '7', '{', '{"exp":1e999}', `[${JSON.stringify(payload)}]`]
  return [
    ...gevallen,
    ...ruw.map((inhoud) => ({
      naam: `contents ${inhoud.slice(0, 20)}`,
      token: signToken(privateKey, { kop, inhoud }),
    })),
  ]
}

/** Makes good tokens with one thing changed. */
function verbogen({ privateKey, payload }: Buit): Vervalsing[] {
  const kop = goedeKop(privateKey)
  const goed = signToken(privateKey, { kop, inhoud: JSON.stringify(payload) })
  const [a = '', b = '', c = ''] = goed.split('.')
  const bytes = Buffer.from(c, 'base64url')
  const gedraaid = Buffer.from(bytes.map((byte, i) => (i === 0 ? byte ^ 1 : byte)))
  const zuster = signToken(privateKey, {
    kop,
    inhoud: JSON.stringify({ ...payload, ver: 2 }),
  })
  const ander = b64(JSON.stringify({ ...payload, role: 'superadmin', adminId: null }))
  const vreemd = rsa(3072)
  const sterk = signToken(vreemd, { kop, inhoud: JSON.stringify(payload) })
  const vormen: Record<string, string> = {
    nothing: '',
    'two parts': `${a}.${b}`,
    'one part': a,
    'four parts': `${goed}.x`,
    'five parts': `${goed}.x.y`,
    'dots alone': '..',
    'no signature': `${a}.${b}.`,
    'no head': `.${b}.${c}`,
    'no contents': `${a}..${c}`,
    'another payload': `${a}.${ander}.${c}`,
    'another key under our kid': sterk,
    'signature of another token': `${a}.${b}.${zuster.split('.')[2] ?? ''}`,
    'signature with one bit turned': `${a}.${b}.${b64(gedraaid)}`,
    'signature cut off': `${a}.${b}.${c.slice(0, -4)}`,
    'signature twice': `${a}.${b}.${c}${c}`,
    'signature of zeros': `${a}.${b}.${b64(Buffer.alloc(bytes.length))}`,
    'signature of ones': `${a}.${b}.${b64(Buffer.alloc(bytes.length, 1))}`,
    'signature in the other alphabet': `${a}.${b}.${bytes.toString('base64')}`,
    'signature with padding': `${a}.${b}.${c}==`,
    'signature with a space': `${a}.${b}.${c} `,
    'signature with a line end': `${a}.${b}.${c}\n`,
    'signature with stray bits': `${a}.${b}.${c}A`,
    'head with padding': `${a}=.${b}.${c}`,
    'contents with padding': `${a}.${b}=.${c}`,
    'contents with a line end': `${a}.${b}\n.${c}`,
    'a space in front': ` ${goed}`,
    'SHA-256 in our name': signToken(privateKey, {
      kop,
      inhoud: JSON.stringify(payload),
      hash: 'sha256',
    }),
    'eight kilobytes and more, rightly signed': signToken(privateKey, {
      kop,
      inhoud: JSON.stringify({ ...payload, vul: 'x'.repeat(9000) }),
    }),
  }
  return Object.entries(vormen).map(([naam, token]) => ({
    naam: `a good token with ${naam}`,
    token,
  }))
}

/** Makes every kind of wrong token that we know; `payload` is that of a good token at `nu`. */
export function makeVervalsingen(buit: Buit): readonly Vervalsing[] {
  return [andereAlgs, hmacs, koppen, inhouden, verbogen].flatMap((soort) => soort(buit))
}
