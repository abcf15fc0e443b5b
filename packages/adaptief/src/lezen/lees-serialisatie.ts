import { unpack, verpak, type Lezer, type ParseFout, type Schrijver } from '../bytes.ts'
import { LAATSTE_DAG } from '../constanten.ts'
import type { Begrip } from './begrip.ts'
import { UITSCHIETERS_GELOOFD } from './constanten.ts'
import { RASTER_PUNTEN, type Flits } from './flits.ts'
import { LEESVORMEN, type Leesstaat } from './leesstaat.ts'
import type { Spoor } from './spoor.ts'
import type { Vlotheid } from './vlotheid.ts'

/** The version of the stored form. Another version is refused, and the state is folded again from what was read. */
export const LEESSTAAT_VERSIE = 1

export type LeesParse =
  | { readonly ok: true; readonly staat: Leesstaat }
  | { readonly ok: false; readonly fout: ParseFout }

/** Writes the compact stored form, under 400 bytes. */
export const writeLeesstaat = (staat: Leesstaat): Uint8Array =>
  verpak(LEESSTAAT_VERSIE, (s) => writeVelden(s, staat))

function writeVelden(s: Schrijver, staat: Leesstaat): void {
  s.u8(staat.dyslexie ? 1 : 0)
  s.f32(staat.groep)
  s.u32(staat.seed)
  for (const vorm of LEESVORMEN) writeVlotheid(s, staat.vlotheid[vorm])
  const { flits, begrip } = staat
  s.u16(flits.n)
  s.f64(flits.t)
  s.f32(flits.vorige)
  s.blok(flits.geloof)
  s.u16(begrip.n)
  s.u16(begrip.teksten)
  s.f64(begrip.t)
  s.f32(begrip.mean)
  s.f32(begrip.variantie)
}

function writeVlotheid(s: Schrijver, v: Vlotheid): void {
  s.u16(v.n)
  s.f64(v.eerste)
  s.f64(v.laatste)
  s.f32(v.ijkniveau)
  s.f32(v.niveau)
  const { niveau, helling, vNiveau, vHelling, samen, uitschieters } = v.spoor
  for (const x of [niveau, helling, vNiveau, vHelling, samen]) s.f32(x)
  s.u8(uitschieters + UITSCHIETERS_GELOOFD)
}

/** Reads a stored state and never throws. A state that is not consistent is refused as a whole. */
export function readLeesstaat(bytes: Uint8Array): LeesParse {
  const l = unpack(LEESSTAAT_VERSIE, bytes)
  if (typeof l === 'string') return { ok: false, fout: l }
  const vlag = l.u8()
  const kop = { dyslexie: vlag === 1, groep: l.f32(), seed: l.u32() }
  const vlotheid = { woorden: readVlotheid(l), tekst: readVlotheid(l) }
  const staat = { ...kop, vlotheid, flits: readFlits(l), begrip: readBegrip(l) }
  const heel = vlag <= 1 && !l.op && l.rest === 0 && isGeldig(staat)
  return heel ? { ok: true, staat } : { ok: false, fout: 'beschadigd' }
}

function readVlotheid(l: Lezer): Vlotheid {
  const kop = { n: l.u16(), eerste: l.f64(), laatste: l.f64(), ijkniveau: l.f32(), niveau: l.f32() }
  return { ...kop, spoor: readSpoor(l) }
}

function readSpoor(l: Lezer): Spoor {
  const [niveau, helling, vNiveau, vHelling, samen] = [l.f32(), l.f32(), l.f32(), l.f32(), l.f32()]
  return { niveau, helling, vNiveau, vHelling, samen, uitschieters: l.u8() - UITSCHIETERS_GELOOFD }
}

function readFlits(l: Lezer): Flits {
  const kop = { n: l.u16(), t: l.f64(), vorige: l.f32() }
  const geloof = new Float32Array(RASTER_PUNTEN)
  l.blok(geloof)
  return { ...kop, geloof }
}

const readBegrip = (l: Lezer): Begrip => ({
  n: l.u16(),
  teksten: l.u16(),
  t: l.f64(),
  mean: l.f32(),
  variantie: l.f32(),
})

const isMoment = (t: number): boolean => t >= 0 && t <= LAATSTE_DAG

const isGeldigeVlotheid = ({ eerste, laatste, ijkniveau, niveau, spoor }: Vlotheid): boolean =>
  isMoment(eerste) &&
  isMoment(laatste) &&
  [ijkniveau, niveau, spoor.niveau, spoor.helling].every(Number.isFinite) &&
  Math.abs(spoor.uitschieters) < UITSCHIETERS_GELOOFD &&
  spoor.vNiveau > 0 &&
  spoor.vHelling > 0 &&
  spoor.vNiveau * spoor.vHelling > spoor.samen ** 2

function isGeldig({ groep, vlotheid, flits, begrip }: Leesstaat): boolean {
  return (
    Number.isFinite(groep) &&
    LEESVORMEN.every((vorm) => isGeldigeVlotheid(vlotheid[vorm])) &&
    isMoment(flits.t) &&
    flits.vorige >= 0 &&
    flits.geloof.every((x) => x > 0 && x <= 1) &&
    isMoment(begrip.t) &&
    Number.isFinite(begrip.mean) &&
    begrip.variantie > 0 &&
    begrip.variantie < Infinity
  )
}
