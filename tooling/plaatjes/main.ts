import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listOverig, listPlaatjes } from './plaatjes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * `npm run plaatjes`: copies the named pictures from the set to the places where they are used, and removes all others there.
 */
const plaatjes = listPlaatjes()
for (const file of listOverig(plaatjes)) rmSync(path.join(ROOT, file))
for (const { file, svg } of plaatjes) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), svg)
}
process.stdout.write(`${plaatjes.length} plaatjes\n`)
