import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { countGoed, isOnveranderd, MEESTE_LAMPEN } from './gat.ts'
import { lampenVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { LAMP_KLEUR, lamp, licht } from './paint-klein.ts'
import { oordeelVan } from './stand.ts'
import type { State } from './stand.ts'

type Stand = keyof typeof LAMP_KLEUR
const STANDEN = ['aan', 'goed', 'uit'] as const satisfies readonly Stand[]
/** The radius at which a lamp is painted; it is drawn smaller where there are many. */
const STRAAL = 46

interface Bol {
  readonly beelden: readonly Beeld[]
  readonly gloed: Beeld
}

/** The lamps with the letters that were typed. */
export interface Lampen {
  show(state: State): void
  /** Knocks the lamp that was hit. */
  klop(plek: number): void
  /** Stretches those that are wrong, as if they were of rubber. */
  rek(): void
  /** Lets all of them flash one after the other. */
  loop(): void
}

/** Returns how each lamp of the gap burns. */
export function lampStanden(state: State): readonly Stand[] {
  const { opgave } = state
  if (!opgave) return []
  const oordeel = oordeelVan(state)
  const mis = oordeel === 'fout' || isOnveranderd(opgave)
  const goed = mis ? countGoed(opgave) : opgave.regel.length
  return opgave.regel.map((_, i) => (i >= goed ? 'uit' : oordeel === 'goed' ? 'goed' : 'aan'))
}

function makeBollen(stage: Stage): readonly Bol[] {
  const { schaal } = stage
  const gloedTex = stage.textuur(() => licht('#ffe27a', STRAAL * 2.2, schaal))
  const texturen = STANDEN.map((stand) =>
    stage.textuur(() => lamp(LAMP_KLEUR[stand], STRAAL, schaal)),
  )
  return Array.from({ length: MEESTE_LAMPEN }, () => {
    const gloed = stage.beeld(gloedTex, { x: 0, y: 0 })
    gloed.alpha = 0
    const beelden = texturen.map((tex) => stage.beeld(tex, { x: 0, y: 0 }))
    for (const beeld of beelden) beeld.visible = false
    return { beelden, gloed }
  })
}

export function makeLampen(stage: Stage, indeling: Indeling): Lampen {
  const bollen = makeBollen(stage)
  let stonden = 0
  let maat = 1

  /** Sets one lamp to a size, relative to the size of all. */
  function resize({ beelden, gloed }: Bol, deel: number): void {
    for (const beeld of beelden) beeld.scale.set(maat * deel)
    gloed.scale.set(maat * deel)
  }

  function knock(plek: number, wacht: number): void {
    const bol = bollen[plek]
    if (!bol || plek >= stonden) return
    stage.tweens.start(320, (s) => resize(bol, 1 + 0.2 * Math.sin(s * Math.PI)), {
      verloop: VERLOPEN.recht,
      wacht,
    })
  }

  return {
    show: (state) => {
      const standen = lampStanden(state)
      const plekken = lampenVan(indeling, standen.length)
      maat = (plekken[0]?.r ?? STRAAL) / STRAAL
      for (const [i, bol] of bollen.entries()) {
        const stand = standen[i]
        const [x, y] = plekken[i]?.midden ?? [0, 0]
        for (const [n, beeld] of bol.beelden.entries()) {
          beeld.visible = stand === STANDEN[n]
          beeld.set(x, y)
        }
        bol.gloed.set(x, y)
        bol.gloed.alpha = stand === undefined || stand === 'uit' ? 0 : 0.85
        // A letter that was just typed rises from the field.
        if (i >= stonden && stand)
          stage.tweens.start(280, (s) => resize(bol, s), { verloop: VERLOPEN.terug })
        else resize(bol, 1)
      }
      stonden = standen.length
    },
    klop: (plek) => knock(plek, 0),
    rek: () => {
      stage.tweens.start(
        1000,
        (s) => {
          const rek = Math.sin(s * Math.PI * 5) * 0.42 * (1 - s)
          for (const { beelden } of bollen)
            beelden[STANDEN.indexOf('uit')]?.scale.set(maat * (1 + rek), maat * (1 - rek))
        },
        { verloop: VERLOPEN.recht },
      )
    },
    loop: () => {
      for (let i = 0; i < stonden; i += 1) knock(i, i * 140)
    },
  }
}
