import { createElement } from 'react'
import { makeKlank } from '@letterhaven/game-kit/klank/fx'
import type { GameModule, Scene } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { leesrace } from './manifest.ts'
import { SOORT_UITLEG } from './paint-soort-uitleg.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { UITLEG } from './paint-uitleg.ts'
import { SamenBlad } from './samen/blad.tsx'
import { SAMEN_TRAPPEN } from './samen/paint-trappen.ts'
import { mountSamen } from './samen/scene.ts'
import { SAMEN_TEKST, sayDeel } from './samen/tekst.ts'
import { Voorleesblad } from './samen/voorleesblad.tsx'
import { deelVan, type TekstStaat } from './samen/voorlezen.ts'
import { mountScene } from './scene.ts'
import { isSamen, rules, type Invoer, type Staat } from './soorten.ts'
import { TEKST } from './tekst.ts'
import { OPDRACHT, SOORT_ZINNEN } from './zinnen.ts'

/** The whole game, as the shell plays it. */
export const spel: GameModule<Staat, Invoer> = {
  manifest: leesrace,
  zinnen: { OPDRACHT, SOORT_ZINNEN },
  rules,
  prepare,
  mountScene: ({ state, stage, held }) => {
    if (isSamen(state)) return mountSamen({ stage, held, state })
    const scene: Scene<TekstStaat> = mountScene({ stage, held, state })
    return scene
  },
  Layer: ({ state, ...props }) => {
    if (isSamen(state)) return createElement(SamenBlad, { ...props, state })
    return deelVan(state) === null
      ? createElement(Layer, { ...props, state })
      : createElement(Voorleesblad, { ...props, state })
  },
  stand: (staat) => (isSamen(staat) ? SAMEN_TEKST : TEKST).stand(staat as never),
  report: (event, staat) => (isSamen(staat) ? SAMEN_TEKST : TEKST).report(event),
  opdracht: (staat) => (isSamen(staat) ? null : (sayDeel(staat) ?? TEKST.opdracht(staat))),
  slot: (staat) => (isSamen(staat) ? SAMEN_TEKST : TEKST).slot(staat as never),
  uitleg: UITLEG,
  soortUitleg: SOORT_UITLEG,
  trappen: TRAPPEN,
  soortTrappen: { lezen: SAMEN_TRAPPEN },
  recordNaam: (vlaggen) => `${vlaggen} ${vlaggen === 1 ? 'vlag' : 'vlaggen'} in één keer`,
  klank: makeKlank({ loop: 'tik', raak: 'klaar', vlieg: 'schiet', bel: 'open' }),
}
