import { findKeuze, makeBeeldzin, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import { bak, legePlaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sway } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { fotosOp, misserFoto, printIn, type Indeling } from './indeling.ts'
import { drawFoto } from './paint-foto.ts'
import { drawKnijper, lijnPlaat, recordPlaat } from './paint-lijn.ts'
import type { State } from './rules.ts'
import { uurVan, type Uur } from './uur.ts'

const SWING_MS = 1400
/** How long the photo takes to come up from the camera. */
const OPKOMST_MS = 320
const ONTWIKKEL_MS = 700
/** The margin of a plate round a photo, for its ink. */
const RAND = 5
/** A smaller photo shows nothing, and is not hung. */
const KLEINST = 12

/** Makes a plate on which one photo after another is printed, and the way to print it. */
function makePrint(stage: Stage, { w, h }: { w: number; h: number }, uur: Uur) {
  const textuur = stage.textuur(() =>
    legePlaat({ w: w + 2 * RAND, h: h + 2 * RAND, schaal: stage.schaal }),
  )
  let wat = ''
  return {
    textuur,
    print: (beeldzin: Kuddezin, gegeven: string): void => {
      if (wat === `${beeldzin.adres} ${gegeven}`) return
      wat = `${beeldzin.adres} ${gegeven}`
      const { g } = textuur.plaat
      g.clearRect(0, 0, w + 2 * RAND, h + 2 * RAND)
      drawFoto(g, [RAND, RAND, w, h], { beeldzin, gegeven, uur })
      stage.ververs(textuur)
    },
  }
}

/** The line on which the photos of a round hang. It grows, and stays. */
export function makeAlbum(
  stage: Stage,
  indeling: Indeling,
  state: Pick<State, 'aantal' | 'vorigRecord' | 'trap'>,
) {
  const { aantal, vorigRecord } = state
  const uur = uurVan(state)
  const { lijn } = indeling
  const { plekken, w, h } = fotosOp(indeling, aantal)
  const laag = stage.laag()
  stage.beeld(
    stage.textuur(() => lijnPlaat(lijn, stage.schaal)),
    { x: lijn.x, y: lijn.y, anker: 0, op: laag },
  )
  const tot = plekken[(vorigRecord ?? 0) - 1]
  if (tot && w >= KLEINST)
    stage.beeld(
      stage.textuur(() => recordPlaat({ w, h }, stage.schaal)),
      { ...tot, anker: [0.5, 0], op: laag },
    )
  let hangt = 0
  const raakbaar: Raakbaar[] = []
  const hang = (adres: string, nr: number): void => {
    const beeldzin = makeBeeldzin(adres)
    const plek = plekken[nr]
    if (!beeldzin || !plek || w < KLEINST) return
    const textuur = stage.textuur(() =>
      bak({ w: w + 2 * RAND, h: h + 2 * RAND + 4, schaal: stage.schaal }, (g) => {
        g.translate(RAND, RAND + 4)
        drawFoto(g, [0, 0, w, h], { beeldzin, gegeven: beeldzin.goed, uur })
        drawKnijper(g, [w / 2, 0, Math.max(0.5, w / 90)])
      }),
    )
    const foto = stage.beeld(textuur, { ...plek, anker: [0.5, 0], op: laag })
    const scheef = ((nr % 3) - 1) * 0.03
    foto.rotation = scheef
    raakbaar.push({
      x: plek.x,
      y: plek.y + h / 2,
      r: Math.max(24, h / 2),
      answer: () => sway(stage, foto, { hoek: 0.24, rust: scheef }),
    })
  }
  return {
    laag,
    /** The photos on the line, which swing for who touches one. */
    raakbaar: (): readonly Raakbaar[] => (laag.visible ? raakbaar : []),
    plekVan: (nr: number): { x: number; y: number; w: number } => ({
      ...(plekken[nr] ?? lijn),
      w,
    }),
    show: (adressen: readonly string[]): void => {
      for (; hangt < adressen.length; hangt += 1) hang(adressen[hangt] ?? '', hangt)
    },
  }
}

/** The photo that was just taken: it swings with its sentence under it, and goes to the line. */
export function makeVers(stage: Stage, indeling: Indeling, uur: Uur) {
  const { foto } = printIn(indeling)
  const { textuur, print } = makePrint(stage, foto, uur)
  const laag = stage.laag()
  const beeld = stage.beeld(textuur, { x: 0, y: 0, anker: [0.5, 0.02], op: laag })
  laag.visible = false
  const rust = { x: foto.x + foto.w / 2, y: foto.y - RAND }
  return {
    swing: (adres: string): void => {
      const beeldzin = makeBeeldzin(adres)
      if (!beeldzin) return
      print(beeldzin, beeldzin.goed)
      laag.visible = true
      laag.set(rust.x, rust.y)
      laag.scale.set(1)
      beeld.rotation = 0
      stage.tweens.start(OPKOMST_MS, (k) => laag.scale.set(0.35 + 0.65 * k), {
        verloop: VERLOPEN.terug,
      })
      stage.tweens.start(SWING_MS, (k) => {
        beeld.rotation = Math.sin(k * 9) * 0.13 * (1 - k)
      })
    },
    /** Goes to its place on the line, as soon as the next sentence is there. */
    weg: (naar: { x: number; y: number; w: number }): void => {
      if (!laag.visible) return
      stage.tweens.start(
        520,
        (k) => {
          laag.set(rust.x + (naar.x - rust.x) * k, rust.y + (naar.y - rust.y) * k)
          laag.scale.set(1 + (naar.w / foto.w - 1) * k)
          laag.visible = k < 1
        },
        { verloop: VERLOPEN.heenWeer },
      )
    },
  }
}

/** The photo that does not fit: it develops beside its own sentence, and stays there while it is mended. */
export function makeMisser(stage: Stage, indeling: Indeling, uur: Uur) {
  const vak = misserFoto(indeling)
  const { textuur, print } = makePrint(stage, vak, uur)
  const beeld = stage.beeld(textuur, { x: vak.x - RAND, y: vak.y - RAND, anker: 0 })
  beeld.visible = false
  return {
    show: (adres: string, gegeven: string | null): void => {
      const beeldzin = gegeven === null ? null : makeBeeldzin(adres)
      const keuze = beeldzin && findKeuze(beeldzin, gegeven ?? '')
      const was = beeld.visible
      beeld.visible = Boolean(keuze) && keuze?.id !== beeldzin?.goed
      if (!beeld.visible || !beeldzin || gegeven === null) return
      print(beeldzin, gegeven)
      if (was) return
      stage.tweens.start(ONTWIKKEL_MS, (k) => {
        beeld.alpha = k
      })
    },
  }
}
