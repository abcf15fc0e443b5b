import { runCommand } from '../rig/run.ts'
import { printTitel } from './verslag.ts'

/** What each page and part asks a browser to fetch in JavaScript, after gzip: the gate's own sums. */
export async function measureBundels(): Promise<void> {
  printTitel(
    'bundels',
    'JavaScript per pagina uit de build, na gzip; een bouw gaat zo nodig vooraf',
  )
  await runCommand(['tooling/budgets.ts'], true)
}
