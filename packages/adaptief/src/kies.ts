import {
  HERHAAL_LAAG,
  DOEL,
  DOEL_DYSLEXIE,
  DOEL_PEILING,
  HERHALING,
  HERHALING_DYSLEXIE,
  PEIL_BEGIN,
  PEIL_ELKE,
  PEIL_ELKE_BEGIN,
} from './constanten.ts'
import { kaartenDieMogen } from './kaarten.ts'
import { kansOver } from './kans-op-goed.ts'
import {
  isToegestaan,
  kansOp,
  chooseInBand,
  chooseWoord,
  type GekozenWoord,
} from './choose-woord.ts'
import { trek } from './rng.ts'
import { momentNa, type Staat } from './staat.ts'
import type { Keuze } from './types.ts'
import { isRecent } from './verleden.ts'
import {
  isTeKiezen,
  kandidaatVan,
  kandidaten,
  askInOrder,
  type Beurt,
  type Kandidaat,
} from './waarde.ts'

/**
 * The next opgave with its reason; null when no allowed category has a word left.
 * Nothing moves: the same state and context give the same choice.
 */
export function choose({ bank, staat, ctx }: Beurt): Keuze | null {
  const t = momentNa(staat, ctx.t)
  const beurt: Beurt = { bank, staat, ctx: { ...ctx, t } }
  const plek = staat.n + (ctx.behalve?.length ?? 0)
  const vooraf =
    (isHerhaalPlek(staat, plek) ? chooseHerhaling(beurt) : null) ??
    (isPeilPlek(staat, plek) ? choosePeiling(beurt) : null)
  return vooraf ?? chooseGroei(beurt)
}

/** The focus of the block while it has a fitting word, else the category that is worth most. */
function chooseGroei(beurt: Beurt): Keuze | null {
  const { staat } = beurt
  const doel = staat.dyslexie ? DOEL_DYSLEXIE : DOEL
  const focus = focusVan(beurt)
  const meteen = focus && chooseInBand(beurt, focus, doel)
  if (meteen) return groei(meteen)
  const gekozen = chooseWoord(beurt, focus, doel)
  return gekozen && groei(gekozen)
}

/** The category in focus where it may be chosen; a new block starts from value alone. */
function focusVan(beurt: Beurt): Kandidaat | null {
  const { focus } = beurt.staat
  if (beurt.ctx.newBlock || focus === null || !isTeKiezen(beurt, focus)) return null
  return kandidaatVan(beurt, focus)
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

/** A missed word that is being forgotten, in an allowed category, and not too hard: oldest lapse first. */
function chooseHerhaling(beurt: Beurt): Keuze | null {
  const { bank, staat, ctx } = beurt
  if (staat.kaarten.length === 0) return null
  const mag = isToegestaan(beurt)
  for (const kaart of kaartenDieMogen(staat.kaarten, ctx.t)) {
    const woord = bank.woorden.get(kaart.woord)
    if (!woord || !mag(woord) || isRecent(staat.gezien, woord.merk)) continue
    if (!isTeKiezen(beurt, woord.categorie)) continue
    const kandidaat = kandidaatVan(beurt, woord.categorie)
    if (!kandidaat || kansOp(beurt, kandidaat, woord) < HERHAAL_LAAG) continue
    const dagenGeleden = Math.max(0, Math.floor(ctx.t - kaart.gemist))
    return { itemId: woord.id, reden: { soort: 'herhaling', woord: woord.id, dagenGeleden } }
  }
  return null
}

/** A word to learn more of the category that is known least, those that were probed often less so. */
function choosePeiling(beurt: Beurt): Keuze | null {
  const lijst = kandidaten(beurt)
  if (lijst.length < 2) return null
  const { categorieen } = beurt.staat
  const maat = lijst.map(({ variantie, k }) => variantie / (1 + (categorieen[k]?.peilingen ?? 0)))
  const gekozen = askInOrder({ lijst, maat }, (kandidaat) =>
    chooseInBand(beurt, kandidaat, DOEL_PEILING),
  )
  if (!gekozen) return null
  const { categorie, k } = gekozen.kandidaat
  const aantal = categorieen[k]?.n ?? 0
  return {
    itemId: gekozen.woord.id,
    reden: { soort: 'peiling', categorie: categorie.code, aantal },
  }
}

function groei({ woord, kandidaat }: GekozenWoord): Keuze {
  const { code, raster } = kandidaat.categorie
  const { kans, laag, hoog } = kansOver(raster, kandidaat)
  return { itemId: woord.id, reden: { soort: 'groei', categorie: code, kans, zeker: [laag, hoog] } }
}
