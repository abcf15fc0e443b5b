import type { Manifest, Soort } from '@letterhaven/game-kit/regels/contract'
import { rulesTemplate, rulesTestTemplate } from './game-rules-template.ts'

/** Kinds whose opgaven are no plain words: a new game gets them when it has rules for them. */
const GEEN_WOORDEN: readonly Soort[] = ['werkwoorden', 'zinnen', 'tekst']

/**
 * Returns the manifest of the game as it is made: it builds words, in the kinds and years for which it is planned. What is planned
 * for no words at all starts with spelling.
 */
function manifestSource({ kinds, groups, jaren, ...manifest }: Manifest): string {
  const woorden = kinds.filter((kind) => !GEEN_WOORDEN.includes(kind))
  const vormen = Object.fromEntries(
    (woorden.length > 0 ? woorden : (['spelling'] as const)).map((kind) => [
      kind,
      [['bouw', ...(jaren?.[kind] ?? groups)]],
    ]),
  )
  const delen = {
    ...manifest,
    hoofdvorm: 'bouw',
    gok: 0.02,
    vormen,
    status: 'klaar',
  }
  return `import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const ${manifest.id} = makeManifest(${JSON.stringify(delen, null, 2)})
`
}

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

const layer = (id: string): string => `import { useRef } from 'react'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Input, State } from './rules.ts'
import './layer.css'

/** The word, the line on which it is laid, and its letters, over the picture. */
export function Layer({ state, send, maat, letter }: LayerProps<State, Input>) {
  const { item, opgave, fase, poging } = state
  const vak = useRef<HTMLOutputElement>(null)
  const gelezen = opgave?.gelezen === true
  const kan = fase === 'spelen' && gelezen
  const { onToets, letters } = useSchrijven({
    tegels: opgave?.tegels ?? null,
    kan,
    onTegel: (tegel) => send({ type: 'leg', tegel }),
    onTeken: () => undefined,
    onWis: () => send({ type: 'wis' }),
    onGeef: () => send({ type: 'klaar' }),
  })
  if (!item || !opgave) return null
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div className="${id}-blad" role="presentation" onKeyDown={onToets}>
      {(!gelezen || poging > 1) && (
        <Woordkaart stand="open" vorm={item.word} graphemes={item.graphemes} />
      )}
      {gelezen ? (
        <>
          <Schrijfregel regel={opgave.regel} {...{ vak, letter, kan }} breed={maat.w - 48} />
          <Schrijfletters voor={state} {...letters} />
          <div className="${id}-knoppen">
            <button type="button" aria-disabled={!kan} onClick={() => send({ type: 'wis' })}>
              Wis de laatste letter
            </button>
            <button type="button" aria-disabled={!kan} onClick={() => send({ type: 'klaar' })}>
              Klaar
            </button>
            {poging > 1 && (
              <button type="button" onClick={() => send({ type: 'overslaan' })}>
                Sla over
              </button>
            )}
          </div>
        </>
      ) : (
        <button type="button" data-begin="" onClick={() => send({ type: 'dek' })}>
          Ik weet het
        </button>
      )}
    </div>
  )
}
`

const css = (id: string): string => `.${id}-blad {
  position: absolute;
  z-index: 2;
  right: 16px;
  bottom: 16px;
  left: 16px;
  display: grid;
  gap: 12px;
  padding: 12px;
  border: 4px solid var(--lhs-inkt);
  border-radius: 18px;
  background: #fffaf0;
  color: #221a40;
}
.${id}-knoppen {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
}
.${id}-blad > button,
.${id}-knoppen button {
  min-height: 48px;
  padding: 8px 16px;
  border: 3px solid var(--lhs-inkt);
  border-radius: 12px;
  background: #fff;
  color: inherit;
  font: inherit;
  cursor: pointer;
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
