import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { rulesTemplate, rulesTestTemplate } from './game-rules-template.ts'

const manifestSource = (
  manifest: Manifest,
): string => `import type { Manifest } from '@letterhaven/game-kit/regels/contract'

export const ${manifest.id}: Manifest = ${JSON.stringify({ ...manifest, status: 'klaar' }, null, 2)}
`

const paint = `import type { Maat, Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { themaPlaat } from '@letterhaven/game-kit/themas/thema'
import { POLDER } from '@letterhaven/game-kit/themas/werelden'

/** Sky, what is far and ground, painted once for a size. */
export const achtergrond = (maat: Maat): Plaat => themaPlaat(POLDER, maat)
`

const scene = `import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { achtergrond } from './paint.ts'
import type { State } from './rules.ts'

/** Puts the painted world on the stage. */
export function mountScene({ stage }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const lucht = stage.textuur(() => achtergrond({ w, h, schaal }))
  stage.beeld(lucht, { x: 0, y: 0, anker: 0 })
  return { show: () => stage.vuil(), speel: () => stage.vuil() }
}
`

const layer = (
  id: string,
): string => `import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Input, State } from './rules.ts'
import './layer.css'

/** The forms as buttons over the picture. */
export function Layer({ state, send }: LayerProps<State, Input>) {
  const { item, opgave, fase, gegeven } = state
  return (
    <ul className="${id}-vormen" aria-label="Kies wat goed geschreven is">
      {opgave?.vormen.map((vorm, i) => {
        const stand = fase === 'spelen' ? 'open' : vorm === item?.word ? 'goed' : 'fout'
        return (
          <li key={vorm}>
            <button
              type="button"
              className="${id}-vorm"
              data-begin={i === 0 ? '' : undefined}
              aria-disabled={fase !== 'spelen'}
              onClick={() => send({ type: 'kies', vorm })}
            >
              <Woordkaart
                stand={vorm === gegeven || stand === 'goed' ? stand : 'open'}
                vorm={vorm}
                graphemes={item?.graphemes ?? []}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
`

const css = (id: string): string => `.${id}-vormen {
  position: absolute;
  z-index: 2;
  inset: 96px 16px 16px;
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  align-content: center;
  justify-content: center;
  margin: 0;
  padding: 0;
  list-style: none;
}
.${id}-vorm {
  min-width: 96px;
  min-height: 56px;
  padding: 8px;
  border: 0;
  border-radius: 12px;
  background: none;
  color: inherit;
  cursor: pointer;
}
.${id}-vorm[aria-disabled='true'] {
  cursor: default;
}
`

const tekst = `import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** What this game says of itself: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  titels: ['Helemaal goed!', 'Goed gewerkt!', 'Goed geoefend!'],
})
`

const index = (
  id: string,
): string => `import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Klank } from '@letterhaven/game-kit/klank/geluid'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { prepare } from '@letterhaven/game-kit/tekenen/stage'
import { Layer } from './layer.tsx'
import { ${id} } from './manifest.ts'
import { type Input, rules, type State } from './rules.ts'
import { mountScene } from './scene.ts'
import { TEKST } from './tekst.ts'

const KLANKEN: Record<string, Klank> = { open: 'open', goed: 'goed', fout: 'fout' }

/** The whole game, as the shell plays it. */
export const spel: GameModule<State, Input> = {
  manifest: ${id},
  rules,
  prepare,
  mountScene,
  Layer,
  ...TEKST,
  klank: (event: SpelEvent) => (event.type === 'fx' ? (KLANKEN[event.name] ?? null) : null),
}
`

/** Returns the files of a new game, by their path in the repository. */
export function gameFiles(manifest: Manifest): Readonly<Record<string, string>> {
  const { id, title } = manifest
  const sources = {
    'manifest.ts': manifestSource(manifest),
    'rules.ts': rulesTemplate(title),
    'rules.test.ts': rulesTestTemplate(id),
    'paint.ts': paint,
    'scene.ts': scene,
    'layer.tsx': layer(id),
    'layer.css': css(id),
    'tekst.ts': tekst,
    'index.ts': index(id),
  }
  return Object.fromEntries(
    Object.entries(sources).map(([file, source]) => [`packages/games/src/${id}/${file}`, source]),
  )
}
