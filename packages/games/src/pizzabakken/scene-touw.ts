import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { RAMEN } from './bezorg.ts'
import type { Indeling, Straatplek } from './indeling.ts'
import { panPlaat, trekpijl } from './paint-straat.ts'
import type { Pizza } from './scene-pizza.ts'
import { gastVan } from './stand.ts'
import type { State } from './stand.ts'
import { touwX } from './straat-plek.ts'

/** How long a pizza needs through the oven to the rope, and back to its board, in ms. */
const HEEN_MS = 1250
const TERUG_MS = 650
/** How fast the pan follows, in ms, and how far it swings at most. */
const VOLG_MS = 105
const ZWAAI = 0.5

type Indeling3 = Indeling & { readonly straat: Straatplek }

/** Adds the rope; it is there before the pizza is. */
function makePan(stage: Stage, { straat }: Indeling3) {
  const { touw, begin } = straat
  const lijn = stage.tekening()
  const eind = begin + straat.r * 0.6
  for (const [dikte, kleur] of [
    [7, INKT],
    [3, '#e9c98a'],
  ] as const)
    lijn.teken({ soort: 'lijn', van: [-20, touw], naar: [eind, touw] }, { lijn: kleur, dikte })
  const plaat = stage.textuur(() => panPlaat(straat, stage.schaal))
  const hoog = straat.pan - touw + straat.r * 0.7 + 12
  return stage.beeld(plaat, { x: begin, y: touw, anker: [0.5, 10 / hoog] })
}

/** Adds the arrow that points along the rope as long as the pan was not pulled. */
function makePijl(stage: Stage, { straat, k, held }: Indeling3) {
  const pijl = stage.beeld(
    stage.textuur(() => trekpijl(stage.schaal)),
    { x: held.x - 62 * held.k, y: straat.touw + 26 * k },
  )
  const { x } = pijl
  pijl.visible = false
  pijl.scale.set(Math.max(0.6, k))
  stage.opRustigFrame((_ms, t) => {
    if (pijl.visible && !stage.rustig) pijl.x = x - ((t / 1100) % 1) * 34 * k
  })
  return pijl
}

/** Makes the pan on its rope. The pizza goes through the oven into it, and swings along where it is pulled. */
export function makeTouw(stage: Stage, indeling: Indeling3) {
  const { straat: plek, pizza: bord, mond } = indeling
  const pan = makePan(stage, indeling)
  const pijl = makePijl(stage, indeling)
  const lang = plek.pan - plek.touw
  const klein = (plek.r * 0.92) / bord.r
  /** How far the pizza is on its way to the pan, 0…1, and where it is going. */
  let reis = 0
  let doel = 0
  let x = plek.begin
  let naar = x
  let hoek = 0
  /** How much of the pizza is left while it is eaten. */
  let over = 1
  let nummer = -1
  let pizza: Pizza | null = null

  /** Returns the pizza between two places, with a bow. */
  function between(van: readonly [number, number], tot: readonly [number, number], deel: number) {
    const k = VERLOPEN.heenWeer(deel)
    const boog = Math.sin(k * Math.PI) * 40
    return [van[0] + (tot[0] - van[0]) * k, van[1] + (tot[1] - van[1]) * k - boog] as const
  }

  function place(): void {
    pan.x = x
    pan.rotation = hoek
    const inPan = [x - Math.sin(hoek) * lang, plek.touw + Math.cos(hoek) * lang] as const
    const vuur = [mond.x + mond.w / 2, mond.y + mond.h * 0.78] as const
    const opBord = [bord.x, bord.y] as const
    if (doel === 0) {
      const [px, py] = between(opBord, inPan, reis)
      pizza?.plaats(px, py, { maat: 1 + (klein - 1) * reis, alpha: 1 })
      return
    }
    const inVuur = reis < 0.5
    const deel = inVuur ? reis * 2 : reis * 2 - 1
    const [px, py] = inVuur ? between(opBord, vuur, deel) : between(vuur, inPan, deel)
    const maat = inVuur ? 1 + (klein - 1) * deel : klein
    const gloei = Math.abs(reis - 0.5) < 0.08 && !stage.rustig ? 0.2 : 1
    pizza?.plaats(px, py, { maat: maat * over, alpha: over > 0.02 ? gloei : 0 })
  }

  function move(ms: number): void {
    const stap = ms / (doel === 1 ? HEEN_MS : TERUG_MS)
    reis = doel === 1 ? Math.min(1, reis + stap) : Math.max(0, reis - stap)
    // It does not leave before the pizza is in it.
    const tot = doel === 1 && reis < 1 ? plek.begin : naar
    const vorige = x
    x += (tot - x) * (1 - Math.exp(-ms / VOLG_MS))
    const wil = Math.max(-ZWAAI, Math.min(ZWAAI, ((x - vorige) / Math.max(1, ms)) * 0.35))
    hoek += (wil - hoek) * Math.min(1, ms / 120)
  }

  /** Begins with the pizza of another guest: on its board, or in the pan where it hung already. */
  function start(gast: number, { hangt, isEr }: { hangt: boolean; isEr: boolean }): void {
    nummer = gast
    reis = hangt ? 1 : 0
    over = 1
    x = plek.begin
    if (isEr && !hangt) pizza?.kom()
  }

  stage.opFrame((ms) => {
    const isStil = reis === doel && Math.abs(naar - x) < 0.2 && Math.abs(hoek) < 0.002
    if (isStil || !pizza) return
    if (stage.rustig) {
      reis = doel
      x = naar
      hoek = 0
    } else move(ms)
    place()
  })

  return {
    hang: (deze: Pizza): void => {
      pizza = deze
    },
    show(state: State): void {
      const { opgave, fase } = state
      const rit = opgave?.rit ?? null
      if (gastVan(state) !== nummer)
        start(gastVan(state), { hangt: rit !== null, isEr: opgave !== null })
      doel = rit ? 1 : 0
      naar = touwX(plek, rit?.mand ?? RAMEN)
      pijl.visible = fase === 'spelen' && rit?.mand === RAMEN
      if (fase !== 'klaar' && reis + doel > 0) place()
    },
    /** Lets the pizza go while it is eaten. */
    eet: (wacht: number): void => {
      const deze = nummer
      const shrink = (deel: number): void => {
        if (deze === nummer) over = 1 - deel
        place()
      }
      stage.tweens.start(520, shrink, { wacht })
    },
  }
}
