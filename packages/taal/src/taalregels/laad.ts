import { makeAfbreker } from './afbreker.ts'
import { loadWerkwoorden } from '../werkwoorden.ts'
import { setBron } from './bron.ts'
import { setMeerWoorden } from './weren.ts'
import { unfold } from './woordenlijst.ts'

let onderweg: Promise<void> | undefined

async function load(): Promise<void> {
  const [lijst, meer, patronen, werkwoorden] = await Promise.all([
    import('../../data/regels/woorden.json', { with: { type: 'json' } }),
    import('../../data/regels/meer-woorden.json', { with: { type: 'json' } }),
    import('../../data/regels/patronen.json', { with: { type: 'json' } }),
    loadWerkwoorden(),
  ])
  const woorden = unfold(lijst.default)
  setBron({
    kent: (woord) => woorden.has(woord),
    afbreken: makeAfbreker(patronen.default),
    werkwoorden,
    isGeladen: true,
  })
  setMeerWoorden(unfold(meer.default))
}

/**
 * Fetches the word lists, the hyphenation patterns and the verbs, once. It is meant for a server: 1.5 MB. Without them
 * `segment`, `syllables` and `classify` use rules and exceptions alone, with `certain: false` where that is too little.
 */
export function loadRules(): Promise<void> {
  onderweg ??= load().catch((fout: unknown) => {
    onderweg = undefined
    throw fout
  })
  return onderweg
}
