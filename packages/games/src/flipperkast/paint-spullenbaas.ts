import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { KAAL, drawSjaal, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import { doos, lijn, ovaal, pad, solid, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** The colour of the sleeves of the hero who minds the cabinet. */
export const JASMOUW = '#e2485f'

/** Paints a red tailcoat over a shirt in the colour of the hero's own jumper. */
export function jas(g: G, { trui, sjaal }: Kleding = KAAL): void {
  solid(g, {
    pad: doos([-34, -50, 68, 50], [6, 6, 10, 10]),
    kader: [-34, -50, 68, 50],
    kleur: '#3f4fc0',
  })
  solid(g, {
    pad: doos([-26, -106, 52, 66], 18),
    kader: [-26, -106, 52, 66],
    kleur: truiKleur(trui),
  })
  for (const d of [-1, 1])
    solid(g, {
      pad: pad(
        `M${d * 8} -106C${d * 40} -106 ${d * 42} -70 ${d * 40} -14L${d * 20} -26Q${d * 22} -70 ${d * 8} -106Z`,
      ),
      kader: [Math.min(d * 8, d * 42), -106, 34, 92],
      kleur: JASMOUW,
    })
  for (const y of [-70, -52]) fill(g, ovaal([0, y, 4, 4]), GOUD)
  if (sjaal) return drawSjaal(g, sjaal)
  const strik = pad('M0-88L-22-100V-76ZM0-88L22-100V-76Z')
  solid(g, { pad: strik, kader: [-22, -100, 44, 24], kleur: GOUD, lijn: 3.5 })
}

/** The top hat. Its brim goes round the head at the lower edge of the plate. */
export function hogeHoed(schaal: number): Plaat {
  return bak({ w: 112, h: 74, schaal }, (g) => {
    const bol = pad('M28 56L24 10Q56 2 88 10L84 56Z')
    solid(g, {
      pad: bol,
      kader: [24, 4, 64, 52],
      kleur: '#e2485f',
      binnen: () => fill(g, doos([20, 38, 72, 14], 0), GOUD),
    })
    solid(g, {
      pad: ovaal([56, 58, 46, 10]),
      kader: [10, 48, 92, 20],
      kleur: '#e2485f',
      glans: 0.2,
    })
  })
}

/** A wand with a star, to point at things. */
export function toverstaf(schaal: number): Plaat {
  return bak({ w: 56, h: 104, schaal }, (g) => {
    streep(g, pad('M28 98V34'), { dikte: 11 })
    streep(g, pad('M28 98V34'), { kleur: '#fff1d6', dikte: 5 })
    const punten = Array.from({ length: 10 }, (_, i): Punt => {
      const [hoek, r] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 10 : 21]
      return [28 + Math.cos(hoek) * r, 27 + Math.sin(hoek) * r]
    })
    solid(g, { pad: lijn(punten), kader: [7, 6, 42, 42], kleur: GOUD, lijn: 3.5, glans: 0.5 })
  })
}
