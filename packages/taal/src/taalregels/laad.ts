import { maakAfbreker } from './afbreker.ts'
import { laadWerkwoorden } from '../werkwoorden.ts'
import { zetBron } from './bron.ts'
import { zetMeerWoorden } from './weren.ts'
import { vouwUit } from './woordenlijst.ts'

let onderweg: Promise<void> | undefined

async function laad(): Promise<void> {
  const [lijst, meer, patronen, werkwoorden] = await Promise.all([
    import('../../data/regels/woorden.json', { with: { type: 'json' } }),
    import('../../data/regels/meer-woorden.json', { with: { type: 'json' } }),
    import('../../data/regels/patronen.json', { with: { type: 'json' } }),
    laadWerkwoorden(),
  ])
  const woorden = vouwUit(lijst.default)
  zetBron({
    kent: (woord) => woorden.has(woord),
    afbreken: maakAfbreker(patronen.default),
    werkwoorden,
    isGeladen: true,
  })
  zetMeerWoorden(vouwUit(meer.default))
}

/**
 * Fetches the word lists, the hyphenation patterns and the verbs, once; for a server: 1.5 MB. Without them `segment`,
 * `syllables` and `classify` answer from rules and exceptions alone, with `certain: false` where that is
 * too little.
 */
export function loadRules(): Promise<void> {
  onderweg ??= laad().catch((fout: unknown) => {
    onderweg = undefined
    throw fout
  })
  return onderweg
}
