import type { Beeld, Laag, Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import { INKT, PAPIER, show } from '@letterhaven/game-kit/tekenen/kleur'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Dier } from '@letterhaven/taal/beeldzin/film/woorden'
import type { Pop, Sein } from './film-stand.ts'
import {
  acteurKopPlaat,
  KOP_PLAAT,
  oudKleur,
  ROMP_PLAAT,
  rompPlaat,
  TRUI,
  VACHT,
  type Druk,
} from './paint-acteur.ts'

/** Places of the body in film pixels, from between the feet. */
const HEUP: Punt = [7, -13]
const SCHOUDER: Punt = [11, -33]
const KOP_Y = -57
const ARM = 25

/** An actor: its limbs are lines that move, its head and body are plates. */
export interface Acteur {
  readonly laag: Laag
  /** Puts it at (x, y) of the film, as it stands. */
  set(plek: { readonly x: number; readonly y: number; readonly maat: number }, pop: Pop): void
  /** Draws what floats over it at a moment of the film. */
  sein(sein: Sein | null, t: number): void
}

type Verf = (kleur: string) => string

/** Draws a limb: ink, and the colour in it. */
function drawLid(
  op: Tekening,
  [van, naar]: readonly [Punt, Punt],
  { k, dikte, kleur }: { k: number; dikte: number; kleur: string },
): void {
  const lijn = {
    soort: 'lijn',
    van: [van[0] * k, van[1] * k] as Punt,
    naar: [naar[0] * k, naar[1] * k] as Punt,
  } as const
  op.teken(lijn, { lijn: INKT, dikte: (dikte + 4) * k })
  op.teken(lijn, { lijn: kleur, dikte: dikte * k })
}

function drawArm(
  op: Tekening,
  [kant, hoek]: readonly [kant: 1 | -1, hoek: number],
  { k, verf, dier }: { k: number; verf: Verf; dier: Dier },
): void {
  const van: Punt = [SCHOUDER[0] * kant, SCHOUDER[1]]
  const naar: Punt = [van[0] + Math.sin(hoek) * ARM, van[1] + Math.cos(hoek) * ARM]
  drawLid(op, [van, naar], { k, dikte: 7, kleur: verf(TRUI[dier]) })
  const midden: Punt = [naar[0] * k, naar[1] * k]
  op.teken({ soort: 'cirkel', midden, r: 6 * k }, { vul: INKT })
  op.teken({ soort: 'cirkel', midden, r: 4.4 * k }, { vul: verf(show(VACHT[dier], 0.2)) })
}

const SCHAAP_KOP = '#6d6279'

/** Closes the eyes of who sleeps, and opens the mouth of who sings. */
function drawGezicht(
  op: Tekening,
  sein: Sein | null,
  { k, verf, dier }: { k: number; verf: Verf; dier: Dier },
): void {
  const punt = (x: number, y: number): Punt => [x * k, (KOP_Y + y) * k]
  if (sein === 'slaap') {
    const [uit, r] = dier === 'uil' ? [9, 9] : dier === 'schaap' ? [7, 5] : [9.5, 5.4]
    for (const kant of [-1, 1]) {
      const kleur = dier === 'schaap' ? SCHAAP_KOP : VACHT[dier]
      op.teken({ soort: 'cirkel', midden: punt(uit * kant, 1), r: r * k }, { vul: verf(kleur) })
      op.teken(
        {
          soort: 'boog',
          van: punt(uit * kant - 5, 1),
          via: punt(uit * kant, 6),
          naar: punt(uit * kant + 5, 1),
        },
        { lijn: INKT, dikte: 2 * k },
      )
    }
  }
  if (sein === 'noten') {
    op.teken({ soort: 'cirkel', midden: punt(0, 13), r: 6.5 * k }, { vul: INKT })
    op.teken({ soort: 'cirkel', midden: punt(0, 15), r: 3.6 * k }, { vul: verf('#d9465a') })
  }
  if (sein === 'tranen')
    op.teken(
      { soort: 'boog', van: punt(-6, 17), via: punt(0, 10), naar: punt(6, 17) },
      { lijn: INKT, dikte: 2.4 * k },
    )
}

type Zweef = (op: Tekening, t: number, k: number) => void

/** What floats over somebody, round the middle of its head. */
const SEINEN: Readonly<Record<Exclude<Sein, 'denk'>, Zweef>> = {
  slaap: (op, t, k) => {
    for (let i = 0; i < 3; i += 1) {
      const weg = (t * 3 + i / 3) % 1
      const [x, y, m] = [6 + weg * 26, -26 - weg * 44, (5 + weg * 7) * k]
      const p = (dx: number, dy: number): Punt => [x * k + dx * m, y * k + dy * m]
      for (const [van, naar] of [
        [p(-1, -1), p(1, -1)],
        [p(1, -1), p(-1, 1)],
        [p(-1, 1), p(1, 1)],
      ] as const) {
        op.teken({ soort: 'lijn', van, naar }, { lijn: PAPIER, dikte: 6 * k })
        op.teken({ soort: 'lijn', van, naar }, { lijn: '#3d4fa0', dikte: 3 * k })
      }
    }
  },
  noten: (op, t, k) => {
    for (let i = 0; i < 3; i += 1) {
      const weg = (t * 3 + i / 3) % 1
      const [x, y] = [(24 + weg * 60) * k, (2 - weg * 46 + Math.sin(weg * 12) * 5) * k]
      op.teken({ soort: 'cirkel', midden: [x, y], r: 6 * k }, { vul: INKT })
      op.teken(
        { soort: 'lijn', van: [x + 5 * k, y], naar: [x + 5 * k, y - 18 * k] },
        { lijn: INKT, dikte: 3 * k },
      )
      op.teken(
        { soort: 'lijn', van: [x + 5 * k, y - 18 * k], naar: [x + 12 * k, y - 13 * k] },
        { lijn: INKT, dikte: 4 * k },
      )
    }
  },
  tranen: (op, t, k) => {
    for (const kant of [-1, 1])
      for (let i = 0; i < 2; i += 1) {
        const weg = (t * 4 + i / 2 + (kant > 0 ? 0.25 : 0)) % 1
        const midden: Punt = [kant * (12 + weg * 16) * k, (6 + weg * weg * 44) * k]
        op.teken({ soort: 'cirkel', midden, r: 4.6 * k }, { vul: '#ffffff' })
        op.teken({ soort: 'cirkel', midden, r: 3.6 * k }, { vul: '#3f8fe0' })
      }
  },
  hart: (op, t, k) => {
    const m = (1 + Math.sin(t * 25) * 0.12) * k
    for (const [r, vul] of [
      [8.4, INKT],
      [6.4, '#ff5d7d'],
    ] as const) {
      op.teken({ soort: 'cirkel', midden: [26 * k - 5 * m, -34 * k], r: r * m }, { vul })
      op.teken({ soort: 'cirkel', midden: [26 * k + 5 * m, -34 * k], r: r * m }, { vul })
      op.teken(
        { soort: 'lijn', van: [26 * k - 2 * m, -28 * k], naar: [26 * k, -23 * k] },
        { lijn: vul, dikte: r * 1.7 * m },
      )
      op.teken(
        { soort: 'lijn', van: [26 * k + 2 * m, -28 * k], naar: [26 * k, -23 * k] },
        { lijn: vul, dikte: r * 1.7 * m },
      )
    }
  },
  kracht: (op, t, k) => {
    const ver = Math.sin(t * 50) * 3
    for (const y of [-6, 6, 18])
      op.teken(
        { soort: 'lijn', van: [(-30 - ver) * k, y * k], naar: [(-44 - ver) * k, (y + 3) * k] },
        { lijn: INKT, dikte: 3 * k },
      )
  },
}

/** Makes an actor on a layer. */
export function makeActeur(
  stage: Stage,
  dier: Dier,
  { op, druk }: { op: Laag; druk: Druk },
): Acteur {
  const { k } = druk
  const verf: Verf = druk.oud ? oudKleur : (kleur) => kleur
  const laag = stage.laag(op)
  const achter = stage.tekening(laag)
  const romp: Beeld = stage.beeld(
    stage.textuur(() => rompPlaat(dier, druk)),
    { x: 0, y: -8 * k, anker: [...ROMP_PLAAT.anker], op: laag },
  )
  stage.beeld(
    stage.textuur(() => acteurKopPlaat(dier, druk)),
    { x: 0, y: KOP_Y * k, anker: [...KOP_PLAAT.anker], op: laag },
  )
  const voor = stage.tekening(laag)
  const zweef = stage.tekening(op)
  let nu: Pop | null = null
  return {
    laag,
    set: ({ x, y, maat }, pop) => {
      nu = pop
      laag.set(x * k, (y - pop.y * maat) * k)
      laag.rotation = pop.draai * pop.kijkt
      laag.scale.set(maat * pop.kijkt, maat * (pop.buk ?? 1))
      const hoek = pop.draai * pop.kijkt
      zweef.set(
        laag.x + Math.sin(hoek) * -KOP_Y * maat * k,
        laag.y + Math.cos(hoek) * KOP_Y * maat * k,
      )
      zweef.scale.set(maat)
      achter.clear()
      const zwaai = pop.stap === 0 ? 0 : Math.sin(pop.stap) * 9
      for (const kant of [-1, 1] as const) {
        const voet: Punt = [HEUP[0] * kant + zwaai * kant + 2, -2 - Math.max(0, zwaai * kant) * 0.4]
        drawLid(achter, [[HEUP[0] * kant, HEUP[1]], voet], {
          k,
          dikte: 8,
          kleur: verf(show(VACHT[dier], -0.1)),
        })
      }
      drawArm(achter, [-1, pop.armen[1]], { k, verf, dier })
      romp.visible = true
    },
    sein: (sein, t) => {
      voor.clear()
      drawGezicht(voor, sein, { k, verf, dier })
      if (nu) drawArm(voor, [1, nu.armen[0]], { k, verf, dier })
      zweef.clear()
      if (sein && sein !== 'denk') SEINEN[sein](zweef, t, k)
    },
  }
}
