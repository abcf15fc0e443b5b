import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { fill, ovaal, pad, streep, verloop, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bodem, katrol, lampion } from './paint-avond.ts'
import { drawRomp, naafPlaat, wiekPlaat } from './paint-molen.ts'
import { drawBrug, drawHeld, drawSteen, drawToren, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The tower at night, between paper lanterns. */
function nacht(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#10154a', '#3a3288', '#96609a'])
  g.fillRect(0, 0, 190, 170)
  for (let i = 0; i < 18; i += 1)
    fill(g, ovaal([(i * 67) % 190, (i * 41) % 120, 1.5, 1.5]), wit(0.85))
  drawToren(g)
  g.fillStyle = 'rgba(24,24,90,.42)'
  g.fillRect(0, 0, 190, 170)
  for (const [x, y] of [
    [8, 60],
    [182, 118],
  ] as const)
    g.drawImage(lampion(0.6, 2).canvas, x - 24, y - 27, 48, 54)
}

const lift: UitlegStap['teken'] = (g, _maat, soort) => {
  nacht(g)
  for (const x of [22, 168]) {
    streep(g, pad(`M${x} 0V94`), { dikte: 7 })
    streep(g, pad(`M${x} 0V94`), { kleur: '#e8cf9a', dikte: 3.5 })
    g.drawImage(katrol(28, 2).canvas, x - 14, -2, 28, 28)
  }
  drawHeld(g, [95, 70, 0.36], soort)
  drawBrug(g, 64, ['De', 'hond', 'is', 'nat.'])
  g.drawImage(bodem(170, 2).canvas, 10, 90, 170, 58)
  drawSteen(g, [60, 128, 66, 30], 'door')
}

const [KX, KY] = [95, 112] as const
/** The words on the mill of the card, and where they hang round its hub. */
const WIEKEN = [
  [95, 66, 60, 'hond'],
  [158, 92, 42, 'nat.'],
  [154, 138, 44, 'door'],
  [36, 138, 36, 'De'],
  [30, 92, 34, 'is'],
] as const

/** The land of the mills: the hero treads the top of a mill that is turned. */
const molen: UitlegStap['teken'] = (g, _maat, soort) => {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#1f86c4', '#7fcfe8', '#eaf7e4'])
  g.fillRect(0, 0, 190, 170)
  for (const [x, kleur] of [
    [-10, '#e8645a'],
    [46, GOUD],
    [108, '#f08cc0'],
    [160, '#b06ad0'],
  ] as const) {
    fill(g, pad(`M${x} 170L${x + 22} 136h24L${x + 58} 170Z`), '#8ed06c')
    fill(g, pad(`M${x + 12} 170L${x + 28} 136h10L${x + 40} 170Z`), kleur)
  }
  g.save()
  g.translate(34, -20)
  g.scale(0.28, 0.28)
  drawRomp(g, { w: 400, hoog: 720, k: 1, nr: 0 })
  g.restore()
  for (const [nr, [x, y]] of WIEKEN.entries()) {
    g.save()
    g.translate(KX, KY)
    g.rotate(Math.atan2(y - KY, x - KX))
    g.drawImage(wiekPlaat(nr, 1).canvas, 0, -11, Math.hypot(x - KX, y - KY) + 14, 24)
    g.restore()
  }
  g.drawImage(naafPlaat(0.44, true, 2).canvas, KX - 29, KY - 29, 58, 58)
  drawHeld(g, [95, 54, 0.3], soort)
  for (const [x, y, w, woord] of WIEKEN) drawSteen(g, [x - w / 2, y - 14, w, 28], woord)
  for (const weg of ['M142 34Q170 42 176 66', 'M48 34Q20 42 14 66']) {
    streep(g, pad(weg), { dikte: 9 })
    streep(g, pad(weg), { kleur: '#ffe14d', dikte: 4.5 })
  }
}

const [, springt] = UITLEG

/** The stages of platformklimmen: the stones in the morning, the lift at night, and the mill on a windy day. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De stenen', zin: 'Spring de zin bij elkaar.', teken: springt.teken },
  {
    naam: 'De lift',
    zin: 'Leg de woorden in de lift, en wissel ze om.',
    teken: lift,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De molen',
    zin: 'De woorden hangen aan een molen. Draai eraan!',
    teken: molen,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
