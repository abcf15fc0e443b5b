import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { gamePlan } from './scaffold/game-plan.ts'
import { applyPlan } from './scaffold/plan.ts'
import { programOf, ROOT, runCommand } from '../rig/run.ts'

const isSpelId = (id: string | undefined): id is SpelId => SPEL_IDS.some((bekend) => bekend === id)

/** `npm run new:game <spel>`: makes a game that can be played to its end, ready to get its own rules and picture. */
const [id] = process.argv.slice(2)
if (!isSpelId(id)) {
  const open = SPEL_IDS.filter((een) => !existsSync(path.join(ROOT, 'packages/games/src', een)))
  process.stderr.write(`Gebruik: npm run new:game <spel>\nNog te maken: ${open.join(', ')}\n`)
  process.exit(1)
}
const plan = gamePlan(MANIFESTS[id], (file) => readFileSync(path.join(ROOT, file), 'utf8'))
const files = applyPlan(ROOT, plan)
await runCommand([programOf('oxfmt'), ...files])
process.stdout.write(`${files.join('\n')}

Nu: rules.ts en rules.test.ts (packages/games/README.md), dan scene.ts en layer.tsx; dan npm run check.
`)
