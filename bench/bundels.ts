import { runCommand } from '../rig/run.ts'
import { printTitel } from './verslag.ts'

/** Measures how much JavaScript each page and part makes a browser fetch, after gzip, with the same sums as the gate. */
export async function measureBundels(): Promise<void> {
  printTitel(
    'bundels',
    'JavaScript per pagina uit de build, na gzip; een bouw gaat zo nodig vooraf',
  )
  await runCommand(['tooling/budgets.ts'], true)
}
