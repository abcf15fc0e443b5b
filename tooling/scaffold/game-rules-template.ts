/** The rules that a new game starts with: read a word, lay it from memory, mend a mistake; the kit does everything else. */
export const rulesTemplate = (
  titel: string,
): string => `import { eersteFout, ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { dropTeken } from '@letterhaven/game-kit/onderdelen/toetsen'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import type { Beurt, BeurtStaat, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'

/** What lies ready for one word. */
export interface Opgave {
  /** The graphemes of the word, and some that look like them. */
  readonly tegels: readonly string[]
  /** What was laid so far. */
  readonly regel: readonly string[]
  /** Whether the word was read, and is laid from memory now. */
  readonly gelezen: boolean
}

export type State = BeurtStaat<Opgave>
export type Input = GameInput &
  (
    | { readonly type: 'leg'; readonly tegel: number }
    | { readonly type: 'dek' | 'wis' | 'klaar' | GedeeldeZet }
  )

const LADE = { vreemd: 3, minst: 6, meest: 10 } as const

/** Returns the line after a move; null for a move that changes nothing. */
function regelNa({ tegels, regel }: Opgave, input: Input): readonly string[] | null {
  if (input.type === 'wis') return dropTeken(regel)
  const tegel = input.type === 'leg' ? tegels[input.tegel] : undefined
  return tegel === undefined || regel.length >= LADE.meest ? null : [...regel, tegel]
}

function handle({ opgave }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  if (!opgave.gelezen) return input.type === 'dek' ? { opgave: { ...opgave, gelezen: true } } : null
  if (input.type === 'klaar')
    return opgave.regel.length > 0 ? { gegeven: opgave.regel.join('') } : null
  const regel = regelNa(opgave, input)
  return regel && { opgave: { ...opgave, regel } }
}

function naar({ item, opgave }: Beurt<Opgave>, vorm: string): Input {
  const { tegels, regel, gelezen } = opgave
  if (!gelezen) return { type: 'dek' }
  const doel = layVorm(tegels, vorm, { hoogstens: LADE.meest }) ?? vergisLeg(item.graphemes, tegels)
  if (regel.some((stuk, i) => stuk !== tegels[doel[i] ?? -1])) return { type: 'wis' }
  const tegel = doel[regel.length]
  return tegel === undefined ? { type: 'klaar' } : { type: 'leg', tegel }
}

/** The rules of ${titel.toLowerCase()}: read the word, and lay it from memory. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd }) => {
    const past = item.graphemes.join('') === item.word && item.graphemes.length < LADE.meest
    return past ? { opgave: { tegels: ladeVan(item, LADE, rnd), regel: [], gelezen: false } } : null
  },
  handle,
  gevraagd: ({ staat }) => ({
    vraag: staat.poging === 1 ? 'bouw:onthouden' : 'bouw:herstel',
    hoe: 'gezien',
  }),
  mend: ({ item, opgave }) => ({
    ...opgave,
    regel: opgave.regel.slice(0, eersteFout(item.graphemes, opgave.regel)),
  }),
  gok: GOK_VRIJ,
  naar,
  zin: ({ opgave }) => \`Leg het woord. Er ligt \${opgave.regel.join('') || 'nog niets'}.\`,
})
`

/**
 * The test of those rules: bots play over many seeds and word supplies, never get stuck, finish once, and game and judge
 * agree.
 */
export const rulesTestTemplate = (
  id: string,
): string => `import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { ${id} } from './manifest.ts'
import { rules } from './rules.ts'

describeBots({
  manifest: ${id},
  rules,
  invoer: { leg: { tegel: GETAL }, dek: {}, wis: {}, klaar: {} },
})

describe('${id}', () => {
  it('takes no tile before a word came', () => {
    const begin = rules.init({
      id: 't',
      kind: 'spelling',
      groep: 5,
      land: 'nl',
      instruction: '',
      aantal: 3,
      seed: 1,
      options: { calm: false, clock: false },
    })
    expect(rules.step(begin, { type: 'leg', tegel: 0 })).toEqual([begin, []])
  })
})
`
