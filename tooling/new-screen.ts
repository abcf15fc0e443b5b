import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type RouteNaam, routeVan } from '../apps/web/src/shared/routes/routes.ts'
import { applyPlan } from './scaffold/plan.ts'
import { screenPlan } from './scaffold/screen-plan.ts'
import { programOf, ROOT, runCommand } from '../rig/run.ts'

/**
 * `npm run new:screen <naam> <route>`: makes the screen of a page that is still to come, with its states and a journey. A public
 * page is named by its route: `npm run new:screen faq faq`.
 */
const [naam, route] = process.argv.slice(2)
if (naam === undefined || route === undefined)
  throw new Error(
    'Gebruik: npm run new:screen <naam van new:feature> <route, bijvoorbeeld a-berichten>, of voor de site tweemaal de route',
  )
const plan = screenPlan(naam, route, (file) => readFileSync(path.join(ROOT, file), 'utf8'))
const files = applyPlan(ROOT, plan)
await runCommand([programOf('oxfmt'), ...files])
process.stdout.write(`${files.join('\n')}

Adres: ${routeVan(route as RouteNaam).path}
Nu: wat het scherm toont, en de stappen van de reis; npm test -- ${naam}; dan npm run check.
De rondgangen langs alle pagina's (toegang, woorden, contrast, toetsenbord) nemen deze vanaf nu mee.
`)
