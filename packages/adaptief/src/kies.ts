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
 * Chooses the next opgave with its reason; null when no allowed category has a word left. It changes nothing: the same state
 * and context give the same choice.
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

/** Chooses from the category in focus while it has a fitting word, else from the category that is worth most. */
function chooseGroei(beurt: Beurt): Keuze | null {
  const { staat } = beurt
  const doel = staat.dyslexie ? DOEL_DYSLEXIE : DOEL
  const focus = focusVan(beurt)
  const meteen = focus && chooseInBand(beurt, focus, doel)
  if (meteen) return groei(meteen)
  const gekozen = chooseWoord(beurt, focus, doel)
  return gekozen && groei(gekozen)
}

/** Returns the category in focus if it may be chosen; a new block starts from value alone. */
function focusVan(beurt: Beurt): Kandidaat | null {
  const { focus } = beurt.staat
  if (beurt.ctx.newBlock || focus === null || !isTeKiezen(beurt, focus)) return null
  return kandidaatVan(beurt, focus)
}

/**
 * Whether this place is for repetition. Its share is spread evenly over the opgaven from a seeded start, so there is never a
 * cluster.
 */
function isHerhaalPlek(staat: Staat, plek: number): boolean {
  const deel = staat.dyslexie ? HERHALING_DYSLEXIE : HERHALING
  const begin = trek(staat.seed, 3)
  return Math.floor((plek + 1) * deel + begin) > Math.floor(plek * deel + begin)
}

function isPeilPlek(staat: Staat, plek: number): boolean {
  const elke = plek < PEIL_BEGIN ? PEIL_ELKE_BEGIN : PEIL_ELKE
  return plek % elke === Math.floor(trek(staat.seed, 4) * elke)
}

/** Chooses a missed word that is being forgotten, in an allowed category and not too hard: the oldest lapse first. */
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

/** Chooses a word that tells more about the category that is known least; categories that were probed often count less. */
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
