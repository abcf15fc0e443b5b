import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { stoom } from './paint-feest.ts'

/** The clouds above one slice, how high they rise, and how long that takes. */
const WOLKEN = 3
const HOOG = 54
const STIJG_MS = 1900

/** Makes the steam above slices that are wrong. It rises, or hangs still in calm play. */
export function makeDamp(stage: Stage, { k }: Indeling, laag: Laag) {
  const maat = Math.max(0.55, k)
  const plaat = stage.textuur(() => stoom(stage.schaal))
  let wolken: readonly { readonly b: Beeld; readonly plek: Punt; readonly fase: number }[] = []
  let nu = ''

  function set(t: number): void {
    for (const { b, plek, fase } of wolken) {
      const deel = stage.rustig ? 0.3 + fase * 0.5 : (t / STIJG_MS + fase) % 1
      const opzij = Math.sin((deel + fase) * 7) * 7 * maat
      b.set(plek[0] + opzij + (fase - 0.33) * 26 * maat, plek[1] - (14 + deel * HOOG) * maat)
      b.scale.set(maat * (0.45 + deel * 0.5))
      b.alpha = Math.min(1, Math.sin(deel * Math.PI) * 1.5)
    }
  }

  stage.opFrame((_ms, t) => {
    if (wolken.length > 0) set(t)
  })

  /** Lets these places steam, and no others. */
  return (plekken: readonly Punt[]): void => {
    const sleutel = plekken.join(' ')
    if (sleutel === nu) return
    nu = sleutel
    for (const { b } of wolken) laag.takeAway(b)
    wolken = plekken.flatMap((plek) =>
      Array.from({ length: WOLKEN }, (_, i) => ({
        b: stage.beeld(plaat, { x: plek[0], y: plek[1], op: laag }),
        plek,
        fase: i / WOLKEN,
      })),
    )
    set(0)
  }
}
