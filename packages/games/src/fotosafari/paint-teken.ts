import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'

/** Something round the head that shows what an animal does, with the middle of that head. */
type Bijzaak = (g: G, kop: Punt) => void

const WIT = '#fffdf4'

/** Draws a line with an ink edge, so that it is seen on any ground. */
function randlijn(g: G, vorm: Path2D, dikte: number): void {
  streep(g, vorm, { dikte: dikte + 4 })
  streep(g, vorm, { kleur: WIT, dikte })
}

/** The sign of sleep, three times, each higher and larger. */
const slaap: Bijzaak = (g, [x, y]) => {
  for (const [dx, dy, r] of [
    [24, -22, 5],
    [35, -38, 7],
    [48, -57, 9],
  ] as const) {
    const [px, py] = [x + dx, y + dy]
    randlijn(g, pad(`M${px - r} ${py - r}H${px + r}L${px - r} ${py + r}H${px + r}`), 3.4)
  }
}

function noot(g: G, [x, y]: Punt, s: number): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const stok = pad('M5 0V-20Q12-18 13-10')
  streep(g, stok, { dikte: 8 })
  streep(g, ovaal([0, 1, 6, 4.5], -0.3), { dikte: 5 })
  fill(g, ovaal([0, 1, 6, 4.5], -0.3), WIT)
  streep(g, stok, { kleur: WIT, dikte: 3.6 })
  g.restore()
}

const zang: Bijzaak = (g, [x, y]) => {
  noot(g, [x + 36, y - 6], 1)
  noot(g, [x + 50, y - 30], 1.15)
  noot(g, [x - 44, y - 18], 1)
}

/** A slice of melon, bitten into, before the mouth. */
const hap: Bijzaak = (g, [x, y]) => {
  g.save()
  g.translate(x - 4, y + 20)
  g.rotate(-0.12)
  const schil = pad('M-24-6H22Q20 20-1 20Q-22 20-24-6Z')
  solid(g, { pad: schil, kader: [-24, -6, 46, 26], kleur: '#3f8a4a', lijn: 3 })
  fill(g, pad('M-19-5H17Q15 14-1 14Q-17 14-19-5Z'), '#ff7a6b')
  fill(g, pad('M-8-9a6 6 0 0 0 8 5a6 6 0 0 0 9-4Z'), '#4a2740')
  for (const [dx, dy] of [
    [-11, 3],
    [-2, 8],
    [8, 4],
  ] as const)
    fill(g, ovaal([dx, dy, 1.6, 2.6]), '#3b2430')
  g.restore()
  for (const [dx, dy] of [
    [-31, 12],
    [26, 10],
    [-28, 28],
    [29, 26],
  ] as const)
    fill(g, ovaal([x + dx, y + dy, 2.6, 2.6]), '#ff7a6b')
}

/** A tall glass of water with a straw. */
const slok: Bijzaak = (g, [x, y]) => {
  const riet = pad(`M${x - 1} ${y + 17}Q${x - 12} ${y + 8} ${x - 20} ${y + 30}`)
  g.save()
  g.translate(x - 22, y + 20)
  const glas = pad('M-14 0H14L10 34H-10Z')
  solid(g, { pad: glas, kader: [-14, 0, 28, 34], kleur: '#eefaff', lijn: 3, strook: 0 })
  fill(g, pad('M-12 9H12L9 32H-9Z'), '#3fb1dd')
  fill(g, pad('M-12 9Q-6 6 0 9T12 9V12H-12Z'), '#a8e2f7')
  g.restore()
  randlijn(g, riet, 4)
  for (const [dx, dy] of [
    [-48, 18],
    [-44, 34],
    [4, 44],
  ] as const)
    fill(g, pad(`M${x + dx} ${y + dy}q5 7 0 9q-5-2 0-9Z`), '#2b8fc0')
}

/** Bows of movement on both sides. */
const dans: Bijzaak = (g, [x, y]) => {
  for (const kant of [-1, 1])
    for (const ver of [0, 9]) {
      const [px, py] = [x + kant * (46 + ver), y + 10]
      randlijn(g, pad(`M${px} ${py - 13}q${kant * 7} 13 0 26`), 3)
    }
}

/** Lines under the feet, of the way up. */
const sprong: Bijzaak = (g) => {
  for (const [x, lang] of [
    [-22, 12],
    [-2, 16],
    [18, 12],
  ] as const)
    randlijn(g, pad(`M${x} ${-2 - lang * 0.2}v${-lang * 0.8}`), 3)
}

/** A blade of grass or nothing: an animal that only stands has nothing beside it. */
const BIJZAKEN: Readonly<Partial<Record<Houding, Bijzaak>>> = {
  slaapt: slaap,
  eet: hap,
  drinkt: slok,
  danst: dans,
  springt: sprong,
  zingt: zang,
}

/** Draws what shows the pose beside the body itself. */
export const drawBijzaak = (g: G, houding: Houding, kop: Punt): void => BIJZAKEN[houding]?.(g, kop)

/** The ring where a body goes into the water, at a height above its feet. */
export function drawRimpel(g: G, y: number): void {
  fill(
    g,
    pad(`M-40 ${y}Q4 ${y + 5} 48 ${y}Q40 ${y + 11} 4 ${y + 11}Q-32 ${y + 11}-40 ${y}Z`),
    'rgba(38,116,150,.55)',
  )
  for (const [x0, x1, dy] of [
    [-42, -16, 1],
    [22, 52, 1],
    [-24, 34, 10],
  ] as const)
    streep(g, pad(`M${x0} ${y + dy}Q${(x0 + x1) / 2} ${y + dy + 4} ${x1} ${y + dy}`), {
      kleur: 'rgba(255,255,255,.9)',
      dikte: 3,
    })
}
