import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import type { Indeling } from './indeling.ts'
import { donkerPlaat, lichtPlaat, vlokPlaat } from './paint-klein.ts'
import { kimVan } from './paint-wereld.ts'

const GORDIJNEN = [
  ['rgba(120,255,196,0)', 'rgba(120,255,196,.75)', 'rgba(90,220,255,0)'],
  ['rgba(200,140,255,0)', 'rgba(150,160,255,.6)', 'rgba(120,255,214,0)'],
] as const
/** How long the light flares up, in ms, and how bright it stays after that for each time. */
const VLAM_MS = 5200
const BLIJFT = 0.3
/** How dark it becomes while it flares, for each part that it is brighter than that. */
const DONKER = 1.1

/** Makes the northern light: two curtains that sway, behind the mountains. */
export function makeNoorderlicht(stage: Stage, indeling: Indeling, op: Laag) {
  const { w } = indeling
  const kim = kimVan(indeling)
  const hoog = Math.max(120, kim * 0.86)
  const donker = stage.beeld(
    stage.textuur(() => donkerPlaat(w, kim + 20)),
    { x: 0, y: 0, anker: 0, op },
  )
  const gordijnen = GORDIJNEN.map((kleuren, nr) =>
    stage.beeld(
      stage.textuur(() => lichtPlaat(w * 1.2, hoog, kleuren)),
      { x: w * (0.5 + (nr === 0 ? 0.06 : -0.08)), y: kim * (0.44 + nr * 0.05), op },
    ),
  )
  const stand = { vlam: 0, blijft: 0, nu: 0 }
  const light = (ms: number): void => {
    stand.vlam = Math.max(0, stand.vlam - ms)
    const doel = Math.min(1, stand.blijft + (stand.vlam > 0 ? 0.85 : 0))
    stand.nu += (doel - stand.nu) * (stage.rustig ? 1 : Math.min(1, ms / 420))
  }
  stage.opRustigFrame((ms, t) => {
    light(ms)
    donker.visible = stand.nu > BLIJFT
    donker.alpha = Math.max(0, stand.nu - BLIJFT) * DONKER
    for (const [nr, gordijn] of gordijnen.entries()) {
      gordijn.visible = stand.nu > 0.02
      gordijn.alpha = stand.nu * (stage.rustig ? 0.85 : 0.78 + 0.22 * Math.sin(t / 900 + nr * 2))
      if (stage.rustig) continue
      gordijn.x = w * (0.5 + 0.05 * Math.sin(t / (2600 + nr * 700) + nr))
      gordijn.scale.set(
        1 + 0.05 * Math.sin(t / 1900 + nr),
        1 + 0.08 * Math.sin(t / 1300 + nr * 1.7),
      )
    }
  })
  return {
    /** Says how often the sky lit up so far: that much of it stays. */
    show: (keer: number): void => {
      stand.blijft = keer > 0 ? BLIJFT : 0
    },
    flare: (): void => {
      stand.vlam = VLAM_MS
    },
  }
}

const VLOKKEN = 26
/** How fast a flake falls and sways, in px for each ms. */
const VAL = { minst: 0.018, erbij: 0.03, zwaai: 0.012 } as const

/** Lets it snow lightly, aslant where there is wind; not where nothing moves by itself. */
export function addSneeuw(stage: Stage, { w, kasteel }: Indeling, op: Laag) {
  const wind = { nu: 0 }
  if (stage.rustig) return wind
  const rnd = stroom(11)
  const plaat = stage.textuur(() => vlokPlaat(stage.schaal))
  const hoog = kasteel.y + 20
  const vlokken = Array.from({ length: VLOKKEN }, () => {
    const beeld = stage.beeld(plaat, { x: rnd() * w, y: rnd() * hoog, op })
    beeld.scale.set(0.4 + rnd() * 0.7)
    return { beeld, val: VAL.minst + rnd() * VAL.erbij, fase: rnd() * 6 }
  })
  stage.opRustigFrame((ms, t) => {
    for (const { beeld, val, fase } of vlokken) {
      beeld.y += val * ms
      beeld.x += (Math.sin(t / 900 + fase) * VAL.zwaai + wind.nu * 0.13) * ms
      if (beeld.y > hoog) beeld.y = -8
      if (beeld.x > w + 10) beeld.x = -8
      if (beeld.x < -10) beeld.x = w + 8
    }
  })
  return wind
}
