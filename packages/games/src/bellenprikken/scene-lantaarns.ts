import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { verloop } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { lantaarns, type Indeling } from './indeling.ts'
import { lantaarn, LANTAARNS } from './paint-klein.ts'
import type { Slot } from './stand.ts'

/** How long a bubble flies to its lantern, in which it bursts. The layer flies it as long. */
export const VLUCHT_MS = 1120
/** How dark the evening becomes in which a round ends: the darker, the more lanterns there are to light it. */
const AVOND: Readonly<Record<Slot, number>> = { vol: 1, half: 0.78, leeg: 0.42 }
const AVOND_MS = 2200

/** Evening over the whole park. */
const avondPlaat = ({ w, h }: Indeling) =>
  bak({ w, h, schaal: 0.25 }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(34,26,104,.7)', 'rgba(120,60,140,.42)', 'rgba(34,26,90,.5)'],
    )
    g.fillRect(0, 0, w, h)
  })

/** Makes the lanterns over the bandstand: one for each word, and light in those that flew. */
export function makeLantaarns(stage: Stage, indeling: Indeling, aantal: number) {
  const avond = stage.beeld(
    stage.textuur(() => avondPlaat(indeling)),
    { x: 0, y: 0, anker: 0 },
  )
  avond.visible = false
  const donker = stage.textuur(() => lantaarn(null, stage.schaal))
  const licht: readonly Textuur[] = LANTAARNS.map((kleur) =>
    stage.textuur(() => lantaarn(kleur, stage.schaal)),
  )
  const plekken = lantaarns(indeling, aantal)
  const hang = (textuur: Textuur, { x, y, k }: (typeof plekken)[number]): Beeld => {
    const beeld = stage.beeld(textuur, { x, y, anker: [0.5, 0] })
    beeld.scale.set(k)
    return beeld
  }
  const alle = plekken.map((plek, i) => {
    const uit = hang(donker, plek)
    const aan = hang(licht[i % licht.length] ?? donker, plek)
    aan.visible = false
    return { uit, aan, plek }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { uit, aan }] of alle.entries()) {
      const hoek = Math.round(Math.sin(t / 900 + i * 1.3) * 8) / 100
      uit.rotation = hoek
      aan.rotation = hoek
    }
  })

  function kindle({ uit, aan, plek }: (typeof alle)[number]): void {
    aan.visible = true
    uit.visible = false
    stage.tweens.start(620, (deel) => aan.scale.set(plek.k * (1.9 - 0.9 * deel)), {
      verloop: VERLOPEN.terug,
    })
  }

  return {
    /** Lights so many lanterns; one that is new waits for its light to come. */
    show(brandt: number, direct: boolean): void {
      for (const een of alle.slice(0, brandt)) {
        if (een.aan.visible) continue
        if (direct) kindle(een)
        else
          stage.tweens.start(VLUCHT_MS, (deel) => {
            if (deel === 1 && !een.aan.visible) kindle(een)
          })
      }
    },
    /** Returns the middle of a lantern. */
    punt(nr: number): { readonly x: number; readonly y: number } | undefined {
      const plek = plekken[nr]
      return plek && { x: plek.x, y: plek.y + 40 * plek.k }
    },
    /** Lets the evening fall. */
    dim(slot: Slot, direct: boolean): void {
      avond.visible = true
      if (direct) avond.alpha = AVOND[slot]
      else
        stage.tweens.start(AVOND_MS, (deel) => {
          avond.alpha = AVOND[slot] * deel
        })
    },
  }
}
