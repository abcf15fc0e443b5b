import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listOverig, listPlaatjes } from './plaatjes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** `npm run plaatjes`: takes the named pictures out of the set and puts each where it is used. */
const plaatjes = listPlaatjes()
for (const file of listOverig(plaatjes)) rmSync(path.join(ROOT, file))
for (const { file, svg } of plaatjes) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), svg)
}
process.stdout.write(`${plaatjes.length} plaatjes\n`)
