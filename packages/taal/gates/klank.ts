import { loadBronnen } from './bronnen.ts'
import { andersGehoord, pronounce } from './espeak.ts'

/**
 * `npm run taal:klank` lists the words in which espeak-ng hears another number of klankgroepen. A person looks at the list; it
 * is no gate.
 */
const { corpus } = await loadBronnen()
const ipa = pronounce(corpus.map(({ w }) => w))
if (ipa === null)
  process.stdout.write('espeak-ng staat hier niet; de andere poorten hebben het niet nodig.\n')
else {
  const anders = andersGehoord(corpus, ipa)
  for (const regel of anders) process.stdout.write(`${regel}\n`)
  const deel = (100 * (1 - anders.length / corpus.length)).toFixed(1)
  process.stdout.write(`${corpus.length} woorden, ${deel} % met evenveel klankgroepen\n`)
}
