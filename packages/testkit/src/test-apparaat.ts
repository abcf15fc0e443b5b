import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Flags of an authenticator's data (WebAuthn, section 6.1). */
const AANWEZIG = 0x01
const MET_SLEUTEL = 0x40

const sha256 = (inhoud: string | Buffer): Buffer => createHash('sha256').update(inhoud).digest()
const tekst = (woord: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + woord.length]), Buffer.from(woord)])
/** Encodes a byte string of up to 65,535 bytes, as CBOR writes one of 24 bytes or more (RFC 8949, section 4.2.1). */
function bytes(inhoud: Buffer): Buffer {
  const { length } = inhoud
  const kop = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(kop), inhoud])
}

/** A device that makes and uses one passkey, with answers as a browser passes them on. */
export interface Apparaat {
  readonly id: string
  /** Answers a request for a new passkey. */
  make(challenge: string, origin?: string): Registratie
  /** Answers a request to sign. */
  teken(challenge: string, origin?: string): Handtekening
}

interface Registratie {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
  readonly clientExtensionResults: Record<string, never>
}

interface Handtekening extends Omit<Registratie, 'response'> {
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}

/** Encodes the public key as COSE does: an elliptic curve key of P-256 for ES256 (RFC 9053, section 7.1). */
function cose(jwk: { readonly x?: string; readonly y?: string }): Buffer {
  const deel = (waarde = ''): Buffer => bytes(Buffer.from(waarde, 'base64url'))
  const kop = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([kop, Buffer.from([0x21]), deel(jwk.x), Buffer.from([0x22]), deel(jwk.y)])
}

/** Makes a device for the host that its passkey is bound to. */
export function makeApparaat(host: string): Apparaat {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ruwId = randomBytes(32)
  const id = ruwId.toString('base64url')
  const gewoon = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  let teller = 0

  function gegevens(vlaggen: number): Buffer {
    const stand = Buffer.alloc(4)
    stand.writeUInt32BE(++teller)
    return Buffer.concat([sha256(host), Buffer.from([vlaggen]), stand])
  }
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    make(challenge, origin = `https://${host}`) {
      const data = clientData('webauthn.create', challenge, origin)
      const lengte = Buffer.from([0, ruwId.length])
      const sleutel = cose(publicKey.export({ format: 'jwk' }))
      const authData = Buffer.concat([
        gegevens(AANWEZIG | MET_SLEUTEL),
        Buffer.alloc(16),
        lengte,
        ruwId,
        sleutel,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        tekst('fmt'),
        tekst('none'),
        tekst('attStmt'),
        Buffer.from([0xa0]),
        tekst('authData'),
        bytes(authData),
      ])
      return {
        ...gewoon,
        response: {
          clientDataJSON: data.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      }
    },
    teken(challenge, origin = `https://${host}`) {
      const data = clientData('webauthn.get', challenge, origin)
      const authenticatorData = gegevens(AANWEZIG)
      const getekend = Buffer.concat([authenticatorData, sha256(data)])
      return {
        ...gewoon,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', getekend, privateKey).toString('base64url'),
        },
      }
    },
  }
}
