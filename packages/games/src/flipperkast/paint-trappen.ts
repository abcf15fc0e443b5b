import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { fill, ovaal, pad, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bordje } from './paint-achtbaan.ts'
import { instapper, wagen } from './paint-trein.ts'
import { armen, kogel, lampje, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

/** The track of the coaster, over its shadow. */
function spoor(g: G, schaduw: string): void {
  const baan = pad('M28 96V62C28 8 162 8 162 62V96')
  streep(g, baan, { kleur: schaduw, dikte: 26 })
  g.save()
  g.setLineDash([3, 9])
  g.lineCap = 'butt'
  g.strokeStyle = '#ff8f5c'
  g.lineWidth = 22
  g.stroke(baan)
  g.restore()
  for (const rail of ['M18 96V62C18 -4 172 -4 172 62V96', 'M38 96V64C38 22 152 22 152 64V96']) {
    streep(g, pad(rail), { dikte: 9 })
    streep(g, pad(rail), { kleur: GOUD, dikte: 4 })
  }
}

/** The cabinet at night: the ball rides through the coaster, whose right entrance is lit. */
const achtbaan: UitlegStap['teken'] = (g) => {
  g.fillStyle = verloop(g, [0, 0, 70, 170], ['#8a46d6', '#6a2cb0', '#451a86'])
  g.fillRect(0, 0, 190, 170)
  for (const [x, y] of [
    [52, 20],
    [140, 30],
    [84, 112],
    [120, 96],
  ] as const)
    fill(g, ovaal([x, y, 2.4, 2.4]), 'rgba(255,255,255,.4)')
  spoor(g, 'rgba(20,6,70,.42)')
  for (const [x, brandt] of [
    [28, false],
    [162, true],
  ] as const) {
    const plaat = bordje(brandt, 15, SCHAAL)
    g.drawImage(plaat.canvas, x - plaat.w / 2, 104 - plaat.h / 2, plaat.w, plaat.h)
  }
  lampje(g, [95, 76], 'a')
  armen(g)
  kogel(g, [138, 32])
}

/** The cabinet in the morning: a train with two animals on the coaster, and one who waits at each side. */
const trein: UitlegStap['teken'] = (g) => {
  g.fillStyle = verloop(g, [0, 0, 70, 170], ['#37b39a', '#14806f', '#0c5a52'])
  g.fillRect(0, 0, 190, 170)
  spoor(g, 'rgba(4,50,50,.4)')
  for (const [dier, x, y, hoek] of [
    ['panda', 74, 26, -0.16],
    ['kikker', 118, 26, 0.16],
  ] as const) {
    const plaat = wagen(dier, x, { r: 21, schaal: SCHAAL })
    g.save()
    g.translate(x, y)
    g.rotate(hoek)
    g.drawImage(plaat.canvas, -plaat.w / 2, -plaat.h / 2, plaat.w, plaat.h)
    g.restore()
  }
  for (const [dier, x] of [
    ['kat', 30],
    ['konijn', 160],
  ] as const) {
    const plaat = instapper(dier, 22, SCHAAL)
    g.drawImage(plaat.canvas, x - plaat.w / 2, 104 - plaat.h / 2, plaat.w, plaat.h)
  }
  lampje(g, [95, 82], 'a')
  armen(g)
  kogel(g, [95, 142])
}

const [, , schiet] = UITLEG

/** The stages of flipperkast: the fair at dusk, the coaster at night, and its train in the morning. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De flipperkast', zin: 'Schiet de bal op een lamp.', teken: schiet.teken },
  {
    naam: 'De achtbaan',
    zin: 'Schiet de bal door de achtbaan: dan krijg je twee sterren.',
    teken: achtbaan,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De trein',
    zin: 'Kies wie er mee mag in de trein.',
    teken: trein,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
