import { controlegetal, Lezer, Schrijver } from './bytes.ts'
import { MAX_KAARTEN, RECENT, VARIANTIE_MAX } from './constanten.ts'
import type { CategorieStaat, Kaart, Staat } from './staat.ts'

/** Version of the stored form; another one is refused, and the state is folded again from the answers. */
export const STAAT_VERSIE = 1

/** Why stored bytes are no state. */
export type ParseFout = 'leeg' | 'andere_versie' | 'beschadigd'

export type ParseUitkomst =
  | { readonly ok: true; readonly staat: Staat }
  | { readonly ok: false; readonly fout: ParseFout }

const KOP = 5
const DYSLEXIE = 1
const FOCUS = 2

/** The compact stored form: version, checksum, then the fields of the state; about 2 KB for 58 categories. */
export function schrijfStaat(staat: Staat): Uint8Array {
  const s = new Schrijver()
  s.u8((staat.dyslexie ? DYSLEXIE : 0) | (staat.focus === null ? 0 : FOCUS))
  s.f32(staat.groep)
  s.u32(staat.seed)
  s.u32(staat.n)
  s.f64(staat.t)
  s.f32(staat.niveau.min)
  s.f32(staat.niveau.max)
  if (staat.focus !== null) s.tekst(staat.focus)
  s.u8(staat.over)
  s.u16(staat.categorieen.length)
  for (const c of staat.categorieen) schrijfCategorie(s, c)
  s.u8(staat.recent.length)
  for (const merk of staat.recent) s.u32(merk)
  s.u8(staat.kaarten.length)
  for (const k of staat.kaarten) schrijfKaart(s, k)
  return metKop(s.klaar())
}

function metKop(inhoud: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(KOP + inhoud.length)
  bytes[0] = STAAT_VERSIE
  new DataView(bytes.buffer).setUint32(1, controlegetal(inhoud), true)
  bytes.set(inhoud, KOP)
  return bytes
}

function schrijfCategorie(s: Schrijver, c: CategorieStaat): void {
  s.tekst(c.code)
  s.f32(c.mean)
  s.f32(c.variantie)
  s.f32(c.t)
  s.u16(c.n)
  s.u8(c.peilingen)
  s.f32(c.laatsteFocus ?? -Infinity)
  s.u8(c.gewicht * 2 + (c.inScope ? 1 : 0))
}

function schrijfKaart(s: Schrijver, k: Kaart): void {
  s.tekst(k.woord)
  s.f32(k.gemist)
  s.f32(k.vanaf)
  s.u8(k.stap)
  s.u8(k.fouten)
}

/** Reads a stored state; never throws. What does not add up is refused as a whole. */
export function leesStaat(bytes: Uint8Array): ParseUitkomst {
  if (bytes.length === 0) return { ok: false, fout: 'leeg' }
  if (bytes[0] !== STAAT_VERSIE) return { ok: false, fout: 'andere_versie' }
  const kop = new Lezer(bytes)
  kop.u8()
  const verwacht = kop.u32()
  const inhoud = bytes.subarray(KOP)
  if (kop.op || controlegetal(inhoud) !== verwacht) return { ok: false, fout: 'beschadigd' }
  const lezer = new Lezer(inhoud)
  const staat = leesVelden(lezer)
  const heel = !lezer.op && lezer.rest === 0 && isGeldig(staat)
  return heel ? { ok: true, staat } : { ok: false, fout: 'beschadigd' }
}

function leesVelden(l: Lezer): Staat {
  const vlag = l.u8()
  return {
    dyslexie: (vlag & DYSLEXIE) !== 0,
    groep: l.f32(),
    seed: l.u32(),
    n: l.u32(),
    t: l.f64(),
    niveau: { min: l.f32(), max: l.f32() },
    focus: (vlag & FOCUS) !== 0 ? l.tekst() : null,
    over: l.u8(),
    categorieen: leesLijst(l, l.u16(), leesCategorie),
    recent: leesLijst(l, l.u8(), () => l.u32()),
    kaarten: leesLijst(l, l.u8(), leesKaart),
  }
}

/** Stops at the end of the bytes, so that a wild count cannot make a wild list. */
function leesLijst<T>(l: Lezer, aantal: number, lees: (l: Lezer) => T): T[] {
  const lijst: T[] = []
  while (lijst.length < aantal && !l.op) lijst.push(lees(l))
  return lijst
}

function leesCategorie(l: Lezer): CategorieStaat {
  const [code, mean, variantie, t] = [l.tekst(), l.f32(), l.f32(), l.f32()]
  const [n, peilingen, focus, vlag] = [l.u16(), l.u8(), l.f32(), l.u8()]
  const laatsteFocus = focus === -Infinity ? null : focus
  const [gewicht, inScope] = [vlag >> 1, (vlag & 1) === 1]
  return { code, mean, variantie, t, n, peilingen, laatsteFocus, gewicht, inScope }
}

function leesKaart(l: Lezer): Kaart {
  return { woord: l.tekst(), gemist: l.f32(), vanaf: l.f32(), stap: l.u8(), fouten: l.u8() }
}

function isGeldig(s: Staat): boolean {
  return (
    [s.groep, s.t].every(Number.isFinite) &&
    s.niveau.min <= s.niveau.max &&
    s.recent.length <= RECENT &&
    s.kaarten.length <= MAX_KAARTEN &&
    s.kaarten.every((k) => Number.isFinite(k.gemist) && Number.isFinite(k.vanaf)) &&
    s.categorieen.every(isGeldigeCategorie)
  )
}

function isGeldigeCategorie(c: CategorieStaat): boolean {
  const reeel = [c.mean, c.variantie, c.t, c.laatsteFocus ?? 0].every(Number.isFinite)
  return reeel && c.variantie > 0 && c.variantie <= VARIANTIE_MAX && c.gewicht <= 3
}
