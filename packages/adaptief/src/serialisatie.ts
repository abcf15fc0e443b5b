import { unpack, verpak, type Lezer, type ParseFout, type Schrijver } from './bytes.ts'
import { MAX_KAARTEN, MAX_RECENT, VARIANTIE_MAX, VERLEDEN_VAKKEN } from './constanten.ts'
import { aantalParen, cellenVan, driehoekVan } from './driehoek.ts'
import type { Schattingen } from './schattingen.ts'
import { plekVan, STANDEN, type CategorieStaat, type Kaart, type Staat } from './staat.ts'
import { opPlanken, type Verleden } from './verleden.ts'

/** The version of the stored form. Another version is refused, and the state is folded again from the answers. */
export const STAAT_VERSIE = 3

export type ParseUitkomst =
  | { readonly ok: true; readonly staat: Staat }
  | { readonly ok: false; readonly fout: ParseFout }

const DYSLEXIE = 1
const FOCUS = 2
const SNEL_FILTER = 4
const GROEP_ONBEKEND = 8
/** A day that never was. */
const NOOIT = 0xffff

/** Writes the compact stored form: version, checksum, then the fields of the state; under 8 KB for 58 categories. */
export const writeStaat = (staat: Staat): Uint8Array =>
  verpak(STAAT_VERSIE, (s) => writeVelden(s, staat))

function writeVelden(s: Schrijver, staat: Staat): void {
  s.u8(
    (staat.dyslexie ? DYSLEXIE : 0) |
      (staat.focus === null ? 0 : FOCUS) |
      (staat.snelFilter ? SNEL_FILTER : 0) |
      (staat.groepOnbekend ? GROEP_ONBEKEND : 0),
  )
  s.f32(staat.groep)
  s.u32(staat.seed)
  s.u32(staat.ijkMerk)
  s.u32(staat.n)
  s.f64(staat.t)
  s.f64(staat.vanaf)
  s.f32(staat.niveau.min)
  s.f32(staat.niveau.max)
  if (staat.focus !== null) s.tekst(staat.focus)
  s.u8(staat.over)
  s.u16(staat.categorieen.length)
  for (const c of staat.categorieen) writeCategorie(s, c)
  writeSchattingen(s, staat.schattingen)
  writeVerleden(s, staat.gezien)
  s.u8(staat.kaarten.length)
  for (const k of staat.kaarten) writeKaart(s, k)
}

function writeCategorie(s: Schrijver, c: CategorieStaat): void {
  s.tekst(c.code)
  s.u16(c.n)
  s.u8(c.getypt)
  s.u8(c.dagen)
  s.u16(c.laatsteDag ?? NOOIT)
  s.u8(c.peilingen)
  s.f32(c.laatsteFocus ?? -Infinity)
  s.u8(c.blokken)
  s.f32(c.top)
  s.u16(c.sinds ?? NOOIT)
  s.f32(c.ijk)
  s.u8((STANDEN.indexOf(c.stand) << 3) | (c.gewicht << 1) | (c.inScope ? 1 : 0))
}

function writeSchattingen(s: Schrijver, { mean, variantie, samen }: Schattingen): void {
  for (const m of mean) s.f32(m)
  for (const v of variantie) s.f32(v)
  s.blok(cellenVan(samen))
}

function writeVerleden(s: Schrijver, { recent, vakken, dag }: Verleden): void {
  s.u16(dag)
  s.u8(recent.length)
  for (const merk of recent) s.u32(merk)
  for (const plank of vakken) for (const vak of plank) s.u16(vak)
}

function writeKaart(s: Schrijver, k: Kaart): void {
  s.tekst(k.woord)
  s.f32(k.gemist)
  s.f32(k.laatst)
  s.f32(k.s)
  s.f32(k.d)
  s.u8(k.fouten)
}

/** Reads a stored state and never throws. A state that is not consistent is refused as a whole. */
export function readStaat(bytes: Uint8Array): ParseUitkomst {
  const lezer = unpack(STAAT_VERSIE, bytes)
  if (typeof lezer === 'string') return { ok: false, fout: lezer }
  const staat = readVelden(lezer)
  const heel = !lezer.op && lezer.rest === 0 && isGeldig(staat)
  return heel ? { ok: true, staat } : { ok: false, fout: 'beschadigd' }
}

function readVelden(l: Lezer): Staat {
  const vlag = l.u8()
  const kop = {
    dyslexie: (vlag & DYSLEXIE) !== 0,
    snelFilter: (vlag & SNEL_FILTER) !== 0,
    groepOnbekend: (vlag & GROEP_ONBEKEND) !== 0,
    groep: l.f32(),
    seed: l.u32(),
    ijkMerk: l.u32(),
    n: l.u32(),
    t: l.f64(),
    vanaf: l.f64(),
    niveau: { min: l.f32(), max: l.f32() },
    focus: (vlag & FOCUS) !== 0 ? l.tekst() : null,
    over: l.u8(),
  }
  const categorieen = readLijst(l, l.u16(), readCategorie)
  return {
    ...kop,
    categorieen,
    plek: plekVan(categorieen.map((c) => c.code)),
    schattingen: readSchattingen(l, categorieen.length),
    gezien: readVerleden(l),
    kaarten: readLijst(l, l.u8(), readKaart),
  }
}

function readSchattingen(l: Lezer, n: number): Schattingen {
  const mean = readLijst(l, n, () => l.f32())
  const variantie = readLijst(l, n, () => l.f32())
  // An absurd count is stopped here, before an absurdly large array is made for it.
  const paren = aantalParen(n)
  const cel = new Int16Array(l.rest >= 2 * paren ? paren : 0)
  l.blok(cel)
  return { mean, variantie, samen: driehoekVan(cel) }
}

function readVerleden(l: Lezer): Verleden {
  const dag = l.u16()
  const recent = readLijst(l, l.u8(), () => l.u32())
  return { dag, recent, vakken: opPlanken(readLijst(l, VERLEDEN_VAKKEN, () => l.u16())) }
}

/** Stops at the end of the bytes, so that an absurd count cannot make an absurdly long list. */
function readLijst<T>(l: Lezer, aantal: number, read: (l: Lezer) => T): T[] {
  const lijst: T[] = []
  while (lijst.length < aantal && !l.op) lijst.push(read(l))
  return lijst
}

const dagOfNull = (dag: number): number | null => (dag === NOOIT ? null : dag)

function readCategorie(l: Lezer): CategorieStaat {
  const kop = { code: l.tekst(), n: l.u16(), getypt: l.u8(), dagen: l.u8() }
  const [laatsteDag, peilingen, focus] = [dagOfNull(l.u16()), l.u8(), l.f32()]
  const [blokken, top, sinds] = [l.u8(), l.f32(), dagOfNull(l.u16())]
  const [ijk, vlag] = [l.f32(), l.u8()]
  return {
    ...kop,
    laatsteDag,
    peilingen,
    laatsteFocus: focus === -Infinity ? null : focus,
    blokken,
    top,
    stand: STANDEN[vlag >> 3] ?? 'bezig',
    sinds,
    ijk,
    gewicht: (vlag >> 1) & 3,
    inScope: (vlag & 1) === 1,
  }
}

function readKaart(l: Lezer): Kaart {
  const woord = l.tekst()
  return { woord, gemist: l.f32(), laatst: l.f32(), s: l.f32(), d: l.f32(), fouten: l.u8() }
}

function isGeldig(s: Staat): boolean {
  return (
    [s.groep, s.t, s.vanaf].every(Number.isFinite) &&
    !Number.isNaN(s.niveau.min) &&
    !Number.isNaN(s.niveau.max) &&
    s.plek.size === s.categorieen.length &&
    s.schattingen.mean.length === s.categorieen.length &&
    s.gezien.recent.length <= MAX_RECENT &&
    s.kaarten.length <= MAX_KAARTEN &&
    s.kaarten.every(isGeldigeKaart) &&
    s.categorieen.every(
      (c) => Number.isFinite((c.laatsteFocus ?? 0) + c.ijk) && !Number.isNaN(c.top),
    ) &&
    s.schattingen.mean.every(Number.isFinite) &&
    s.schattingen.variantie.every((v) => v > 0 && v <= VARIANTIE_MAX)
  )
}

const isGeldigeKaart = (k: Kaart): boolean =>
  [k.gemist, k.laatst, k.d].every(Number.isFinite) && k.s > 0 && k.s < Infinity
