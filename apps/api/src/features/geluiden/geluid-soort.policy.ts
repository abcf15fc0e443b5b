import { GELUID_SOORTEN, type GeluidSoort } from '@letterhaven/contracts/geluid'

/** The largest sound that is stored, in bytes: a sentence takes some 40 kB. */
export const GROOTST = 1_048_576

/** The media type of each kind of sound. */
export const MIME: Readonly<Record<GeluidSoort, string>> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
}

/** Returns the hash and the kind in the name of a sound; null when it names none. */
export function readBestand(bestand: string): { hash: string; soort: GeluidSoort } | null {
  const [hash = '', einde] = bestand.split('.')
  const soort = GELUID_SOORTEN.find((een) => een === einde)
  return soort ? { hash, soort } : null
}

const begint = (bytes: Uint8Array, met: string, vanaf = 0): boolean =>
  [...met].every((teken, i) => bytes[vanaf + i] === teken.charCodeAt(0))

/** Recognises the frame of an MP3 without a tag: eleven bits set, then layer III. */
const isMp3Frame = ([eerste = 0, tweede = 0]: Uint8Array): boolean =>
  eerste === 0xff && (tweede & 0xe6) === 0xe2

/** Returns the kind of a sound by its own first bytes, whatever its name or sender says; null when it is none of ours. */
export function soortVan(bytes: Uint8Array): GeluidSoort | null {
  if (begint(bytes, 'ID3') || isMp3Frame(bytes)) return 'mp3'
  if (begint(bytes, 'OggS')) return 'ogg'
  if (begint(bytes, '\u001AE\u00DF\u00A3')) return 'webm'
  if (begint(bytes, 'ftyp', 4)) return 'm4a'
  return begint(bytes, 'RIFF') && begint(bytes, 'WAVE', 8) ? 'wav' : null
}
