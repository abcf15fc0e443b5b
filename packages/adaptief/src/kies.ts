import {
  BAND_LAAG,
  DOEL,
  DOEL_DYSLEXIE,
  DOEL_PEILING,
  HERHALING,
  HERHALING_DYSLEXIE,
  PEIL_BEGIN,
  PEIL_ELKE,
  PEIL_ELKE_BEGIN,
} from './constanten.ts'
import { kansBij } from './kansen.ts'
import { kaartenDieMogen } from './kaarten.ts'
import { kansOpGoed } from './kans-op-goed.ts'
import { kiesInBand, kiesWoord, type GekozenWoord } from './kies-woord.ts'
import { trek } from './rng.ts'
import { variantieOp, type Staat } from './staat.ts'
import type { Keuze } from './types.ts'
import { kandidaten, type Beurt, type Kandidaat } from './waarde.ts'

/**
 * The next opgave with its reason; null when no allowed category has a word left.
 * Nothing moves: the same state and context give the same choice.
 */
export function kies({ bank, staat, ctx }: Beurt): Keuze | null {
  const t = Number.isFinite(ctx.t) ? Math.max(ctx.t, staat.t) : staat.t
  const beurt: Beurt = { bank, staat, ctx: { ...ctx, t } }
  const lijst = kandidaten(beurt)
  if (lijst.length === 0) return null
  const plek = staat.n + (ctx.behalve?.length ?? 0)
  if (isHerhaalPlek(staat, plek)) {
    const keuze = kiesHerhaling(beurt, lijst)
    if (keuze) return keuze
  }
  if (lijst.length > 1 && isPeilPlek(staat, plek)) {
    const gekozen = kiesInBand(beurt, minstBekendEerst(lijst, t), DOEL_PEILING)
    if (gekozen) return peiling(gekozen)
  }
  const doel = staat.dyslexie ? DOEL_DYSLEXIE : DOEL
  const gekozen = kiesWoord(beurt, focusVooraan(beurt, lijst), doel)
  return gekozen && groei(beurt, gekozen)
}

/** The focus of the block first, then the others by value; a new block starts from value alone. */
function focusVooraan({ staat, ctx }: Beurt, lijst: readonly Kandidaat[]): readonly Kandidaat[] {
  if (ctx.newBlock || staat.focus === null) return lijst
  const isFocus = (k: Kandidaat) => k.categorie.code === staat.focus
  return [...lijst.filter(isFocus), ...lijst.filter((k) => !isFocus(k))]
}

/** Spreads the share of repetition evenly over the opgaven, from a seeded start: never a cluster. */
function isHerhaalPlek(staat: Staat, plek: number): boolean {
  const deel = staat.dyslexie ? HERHALING_DYSLEXIE : HERHALING
  const begin = trek(staat.seed, 3)
  return Math.floor((plek + 1) * deel + begin) > Math.floor(plek * deel + begin)
}

function isPeilPlek(staat: Staat, plek: number): boolean {
  const elke = plek < PEIL_BEGIN ? PEIL_ELKE_BEGIN : PEIL_ELKE
  return plek % elke === Math.floor(trek(staat.seed, 4) * elke)
}

/** A missed word that is due, in an allowed category, and not too hard: oldest lapse first. */
function kiesHerhaling({ bank, staat, ctx }: Beurt, lijst: readonly Kandidaat[]): Keuze | null {
  for (const kaart of kaartenDieMogen(staat.kaarten, ctx.t)) {
    const woord = bank.woorden.get(kaart.woord)
    if (!woord || ctx.behalve?.includes(woord.id) || staat.recent.includes(woord.merk)) continue
    const kandidaat = lijst.find((k) => k.categorie.code === woord.categorie)
    if (!kandidaat) continue
    const v = variantieOp(kandidaat.staat, ctx.t) + woord.sd * woord.sd
    if (kansBij(kandidaat.staat.mean - woord.mean, v, ctx.guess) < BAND_LAAG) continue
    const dagenGeleden = Math.max(0, Math.floor(ctx.t - kaart.gemist))
    return { itemId: woord.id, reden: { soort: 'herhaling', woord: woord.id, dagenGeleden } }
  }
  return null
}

/** The categories we know least of first, those that were probed often less so. */
function minstBekendEerst(lijst: readonly Kandidaat[], t: number): readonly Kandidaat[] {
  const maat = ({ staat }: Kandidaat) => variantieOp(staat, t) / (1 + staat.peilingen)
  return lijst.toSorted((a, b) => maat(b) - maat(a))
}

function peiling({ woord, kandidaat }: GekozenWoord): Keuze {
  const categorie = kandidaat.categorie.code
  return { itemId: woord.id, reden: { soort: 'peiling', categorie, aantal: kandidaat.staat.n } }
}

function groei({ bank, staat, ctx }: Beurt, { woord, kandidaat }: GekozenWoord): Keuze {
  const categorie = kandidaat.categorie.code
  const { kans, laag, hoog } = kansOpGoed(bank, staat, { code: categorie, t: ctx.t })
  return { itemId: woord.id, reden: { soort: 'groei', categorie, kans, zeker: [laag, hoog] } }
}
