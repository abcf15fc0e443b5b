import { featurePlan } from './scaffold/feature-plan.ts'
import { applyPlan } from './scaffold/plan.ts'
import { programOf, ROOT, runCommand } from '../rig/run.ts'

/** `npm run new:feature <naam>`: makes an api feature with one call, its contract and its tests. */
const [naam] = process.argv.slice(2)
if (naam === undefined) throw new Error('Gebruik: npm run new:feature <naam in het meervoud>')
const files = applyPlan(ROOT, featurePlan(naam))
await runCommand([programOf('oxfmt'), ...files])
process.stdout.write(`${files.join('\n')}

Nu: het zelfstandig naamwoord in docs/woordenboek.md; een tabel in apps/api/migrations als die nodig is;
het eigen recht in packages/contracts/src/recht.ts in plaats van admin.read; dan npm run check.
`)
