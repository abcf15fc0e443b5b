import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { fill, ovaal, pad, streep, verloop, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bodem, katrol, lampion } from './paint-avond.ts'
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

const [, springt] = UITLEG

/** The stages of platformklimmen: the stones by day, and the lift at night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De stenen', zin: 'Spring de zin bij elkaar.', teken: springt.teken },
  {
    naam: 'De lift',
    zin: 'Leg de woorden in de lift, en wissel ze om.',
    teken: lift,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
]
